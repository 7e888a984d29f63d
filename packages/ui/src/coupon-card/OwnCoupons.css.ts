import { media, space } from '../theme/scale'
import { styled } from '../theme/styled'

export const list = styled({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  gap: space[3],
  '@media': { [media.medium]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
})
