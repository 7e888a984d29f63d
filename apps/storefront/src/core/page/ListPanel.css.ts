import { style } from '@vanilla-extract/css'
import { readOutOnly, space, theme } from '@yaoji/ui/theme'

export const filters = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'start',
  columnGap: space[6],
  rowGap: space[3],
  padding: space[3],
})

/** Filters, tabs and list are one panel: the tabs count what the filters find. */
export const panel = style({ border: `1px solid ${theme.color.seam}`, background: theme.color.surface })

export const readOut = style(readOutOnly)
