import { space } from '../theme/scale'
import { styled, styledRoot } from '../theme/styled'

/** Three levels in a row; on a phone two, and the third below them. */
export const root = styledRoot({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(140px, 100%), 1fr))',
  gap: space[3],
  minWidth: 0,
})

export const failed = styled({ gridColumn: '1 / -1' })
