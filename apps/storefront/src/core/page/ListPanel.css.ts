import { style } from '@vanilla-extract/css'
import { space, theme } from '@yaoji/ui/theme'

export const root = style({ border: `1px solid ${theme.color.seam}`, background: theme.color.surface })

export const filters = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'start',
  columnGap: space[6],
  rowGap: space[3],
  padding: space[3],
})
