import { theme } from '../theme/contract.css'
import { fontSize, fontWeight, media, space } from '../theme/scale'
import { styled, styledRoot } from '../theme/styled'

export const root = styledRoot({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  columnGap: space[6],
  rowGap: space[1],
  padding: space[4],
  border: `1px solid ${theme.color.seam}`,
  background: theme.color.surface,
  '@media': { [media.narrow]: { padding: space[3] } },
})

export const company = styled({
  flexBasis: '100%',
  margin: 0,
  fontSize: fontSize.l,
  fontWeight: fontWeight.bold,
  overflowWrap: 'anywhere',
})
