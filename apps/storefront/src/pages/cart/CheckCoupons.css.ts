import { style } from '@vanilla-extract/css'
import { space, theme } from '@yaoji/ui/theme'

export const root = style({ display: 'grid', justifyItems: 'start', gap: space[3] })

export const none = style({ color: theme.color.inkMuted })

export const muted = style({ color: theme.color.inkMuted })
