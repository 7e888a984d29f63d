import { style } from '@vanilla-extract/css'
import { space } from '@yaoji/ui/theme'

export const zone = style({ marginBlockEnd: space[3] })
