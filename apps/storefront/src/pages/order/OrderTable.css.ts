import { style } from '@vanilla-extract/css'
import { media } from '@yaoji/ui/theme'

/** On a phone the button fills its line. */
export const payButton = style({ '@media': { [media.narrow]: { flexGrow: 1 } } })
