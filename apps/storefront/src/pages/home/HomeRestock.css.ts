import { style } from '@vanilla-extract/css'
import { space, theme } from '@yaoji/ui/theme'

export const line = style({
  flex: 'none',
  padding: `10px ${space[3]}`,
  borderBlockStart: `1px solid ${theme.color.seam}`,
  color: theme.color.accent,
  fontWeight: 500,
})
