import { style } from '@vanilla-extract/css'
import { space, theme } from '@yaoji/ui/theme'

export const amounts = style({
  marginBlock: space[3],
  paddingBlockStart: space[3],
  borderBlockStart: `1px solid ${theme.color.seam}`,
})
