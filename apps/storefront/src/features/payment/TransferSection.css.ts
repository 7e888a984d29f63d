import { style } from '@vanilla-extract/css'
import { space, theme } from '@yaoji/ui/theme'

export const form = style({
  marginBlockStart: space[4],
  paddingBlockStart: space[4],
  borderBlockStart: `1px solid ${theme.color.seam}`,
})
