import { type StyleRule, styleVariants } from '@vanilla-extract/css'
import { media } from '@yaoji/ui/theme'

/** Heights on wide, medium and narrow pages, in CSS pixels. */
function room(wide: number, medium: number, narrow: number): StyleRule {
  return {
    height: wide,
    overflow: 'clip',
    '@media': { [media.medium]: { height: medium }, [media.narrow]: { height: narrow } },
  }
}

export const heights = styleVariants({
  zones: room(2880, 2500, 2250),
  brands: room(325, 450, 780),
  hot: room(1076, 1320, 3118),
})
