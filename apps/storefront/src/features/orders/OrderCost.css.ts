import { style } from '@vanilla-extract/css'
import { fontSize, theme } from '@yaoji/ui/theme'

export const root = style({ display: 'inline-grid', justifyItems: 'end', justifySelf: 'end' })

export const balance = style({ color: theme.color.inkMuted, fontSize: fontSize.xs })
