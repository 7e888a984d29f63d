import { style } from '@vanilla-extract/css'
import { space, theme } from '@yaoji/ui/theme'

export const root = style({
  border: `1px solid ${theme.color.seam}`,
  background: theme.color.surface,
  selectors: { '&[data-framed="false"]': { border: 0 } },
})

export const filters = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'start',
  columnGap: space[4],
  rowGap: space[3],
  padding: space[3],
})
