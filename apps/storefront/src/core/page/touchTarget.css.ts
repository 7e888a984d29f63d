import { style } from '@vanilla-extract/css'
import { media } from '@yaoji/ui/theme'

/** For buttons: on a phone high enough for a finger. */
export const touchTarget = style({ '@media': { [media.narrow]: { minHeight: '44px' } } })
