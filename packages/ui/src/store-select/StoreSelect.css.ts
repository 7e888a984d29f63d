import { media } from '../theme/scale'
import { adjusted } from '../theme/styled'

/** In a row of filters it gives way to the others before the row wraps. */
export const root = adjusted({
  flex: '1 1 136px',
  width: '200px',
  maxWidth: '200px',
  '@media': { [media.narrow]: { flex: '1 1 100%', width: '100%', maxWidth: 'none' } },
})
