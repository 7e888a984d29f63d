import { style } from '@vanilla-extract/css'
import { fontSize, space, theme } from '@yaoji/ui/theme'

export const notice = style({
  marginBlockStart: space[2],
  color: theme.color.accent,
  fontSize: fontSize.s,
  selectors: { '&:empty': { marginBlockStart: 0 } },
})
