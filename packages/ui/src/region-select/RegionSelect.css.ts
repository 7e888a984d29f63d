import { media, space } from '../theme/scale'
import { adjusted, styled, styledRoot } from '../theme/styled'

/** Three levels in a row; on a phone two, and the third below them. */
export const root = styledRoot({
  display: 'grid',
  gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
  gap: space[3],
  minWidth: 0,
  '@media': { [media.narrow]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } },
})

export const district = adjusted({ '@media': { [media.narrow]: { gridColumn: '1 / -1' } } })

export const failed = styled({ gridColumn: '1 / -1' })
