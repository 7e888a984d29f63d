import { style } from '@vanilla-extract/css'
import { fontSize, theme } from '@yaoji/ui/theme'

export const root = style({ marginBlockStart: '4px', color: theme.color.price, fontSize: fontSize.xs })
