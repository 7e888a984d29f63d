import { theme } from '../theme/contract.css'
import { media } from '../theme/scale'
import { styled } from '../theme/styled'

/** As high as a row. */
export const row = styled({
  display: 'block',
  minHeight: '160px',
  borderBlockEnd: `1px solid ${theme.color.seam}`,
  '@media': { [media.narrow]: { minHeight: '240px' } },
})
