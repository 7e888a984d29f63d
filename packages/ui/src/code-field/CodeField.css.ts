import { media } from '../theme/scale'
import { adjusted } from '../theme/styled'

/** Inside the field, which is as high as a finger: all of that height can be pressed. */
export const send = adjusted({
  position: 'relative',
  selectors: {
    '&::after': { '@media': { [media.narrow]: { content: '', position: 'absolute', inset: '-6px 0' } } },
  },
})
