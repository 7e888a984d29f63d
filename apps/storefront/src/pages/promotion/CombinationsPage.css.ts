import { style } from '@vanilla-extract/css'
import { media } from '@yaoji/ui/theme'

export const checkbox = style({
  alignSelf: 'center',
  '@media': { [media.narrow]: { minHeight: '44px' } },
})
