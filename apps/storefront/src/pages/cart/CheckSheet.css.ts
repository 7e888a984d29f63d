import { style } from '@vanilla-extract/css'
import { space } from '@yaoji/ui/theme'

export const panels = style({ marginBlock: space[2], minWidth: 0 })
