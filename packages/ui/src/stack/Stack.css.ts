import { space } from '../theme/scale'
import { styledRoot } from '../theme/styled'

const GAPS = [1, 2, 3, 4, 6] as const

export const root = styledRoot({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignContent: 'start',
  minWidth: 0,
  selectors: Object.fromEntries(GAPS.map(gap => [`&[data-gap="${gap}"]`, { gap: space[gap] }])),
})
