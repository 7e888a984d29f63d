import { style } from '@vanilla-extract/css'
import { media } from '@yaoji/ui/theme'

/** As high in each state, so that nothing moves when the answer comes. */
export const content = style({
  alignContent: 'space-between',
  minHeight: '108px',
  '@media': { [media.narrow]: { minHeight: '116px' } },
})
