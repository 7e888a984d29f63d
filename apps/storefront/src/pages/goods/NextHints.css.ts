import { style } from '@vanilla-extract/css'
import { fontSize, theme } from '@yaoji/ui/theme'

export const hints = style({ minHeight: '24px', color: theme.color.brass, fontSize: fontSize.s })
