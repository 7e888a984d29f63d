import { media } from '../theme/scale'
import { styled } from '../theme/styled'

export const picture = styled({
  flex: 'none',
  width: '40px',
  height: '32px',
  fill: 'none',
  stroke: 'currentColor',
  strokeWidth: '1.5',
  strokeLinecap: 'round',
  strokeLinejoin: 'round',
  '@media': { [media.narrow]: { width: '30px', height: '24px' } },
})
