import { style } from '@vanilla-extract/css'
import { space } from '@yaoji/ui/theme'

/** The tag 赠 before the name of a gift. */
export const giftTag = style({ marginInlineEnd: space[1] })
