import { style } from '@vanilla-extract/css'
import { media } from '@yaoji/ui/theme'

/** Inside the field, which is as high as a finger: all of that height can be pressed. */
export const send = style({
  position: 'relative',
  selectors: {
    '&::after': { '@media': { [media.narrow]: { content: '', position: 'absolute', inset: '-6px 0' } } },
  },
})
