import { media, space } from '../theme/scale'
import { styledRoot } from '../theme/styled'

export const root = styledRoot({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space[3],
  minHeight: '36px',
  '@media': { [media.narrow]: { width: '100%' } },
})
