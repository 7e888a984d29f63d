import { style } from '@vanilla-extract/css'
import { media } from '@yaoji/ui/theme'

/** For buttons: on a phone high enough for a finger. Three classes deep: a small button says its height with two. */
export const touchTarget = style({
  selectors: { '&&&': { '@media': { [media.narrow]: { minHeight: '44px' } } } },
})
