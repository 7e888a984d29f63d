import { style } from '@vanilla-extract/css'
import { fontSize, space, theme } from '@yaoji/ui/theme'

export const root = style({ marginBlockStart: space[6], border: `1px solid ${theme.color.seam}` })

export const title = style({ fontSize: fontSize.xl })
