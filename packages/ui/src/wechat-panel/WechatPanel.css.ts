import { media, space } from '../theme/scale'
import { adjusted, styled } from '../theme/styled'

/** As high in each state, so that nothing moves when the answer comes. */
export const content = adjusted({
  alignContent: 'space-between',
  minHeight: '108px',
  '@media': { [media.narrow]: { minHeight: '116px' } },
})

/** As high while it loads. */
export const question = styled({
  display: 'grid',
  alignContent: 'start',
  gap: space[4],
  maxWidth: '420px',
  minHeight: '176px',
})

export const confirmed = styled({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space[2],
  marginBlockEnd: space[4],
  maxWidth: '420px',
})
