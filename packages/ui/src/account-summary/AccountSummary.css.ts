import { fontWeight, space } from '../theme/scale'
import { styled, styledRoot } from '../theme/styled'

/** One line where all of it fits: it is beside or below a heading. */
export const root = styledRoot({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  columnGap: space[4],
  rowGap: space[1],
  paddingBlockEnd: space[2],
})

export const company = styled({
  margin: 0,
  fontWeight: fontWeight.bold,
  overflowWrap: 'anywhere',
})
