import { style } from '@vanilla-extract/css'
import { space, theme } from '@yaoji/ui/theme'

export const root = style({ display: 'grid', gap: space[3], minWidth: 0 })

export const more = style({ justifySelf: 'start' })

export const none = style({ color: theme.color.inkMuted })

export const muted = style({ color: theme.color.inkMuted })
