import { style } from '@vanilla-extract/css'
import { space, theme } from '@yaoji/ui/theme'

/** The frame around the first screen has the border; what the rows leave free is part of the panel. */
export const panel = style({ flex: '1 0 auto', border: 0 })

export const line = style({
  flex: 'none',
  padding: `10px ${space[3]}`,
  borderBlockStart: `1px solid ${theme.color.seam}`,
  color: theme.color.accent,
  fontWeight: 500,
})
