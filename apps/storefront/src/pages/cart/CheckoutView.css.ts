import { globalStyle, style } from '@vanilla-extract/css'
import { space } from '@yaoji/ui/theme'

/** Drawers one under the other, with one seam between two. */
export const panels = style({ marginBlock: space[2], minWidth: 0 })

globalStyle(`${panels} > section + section`, { borderBlockStart: 0 })
