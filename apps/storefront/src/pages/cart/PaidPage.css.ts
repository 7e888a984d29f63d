import { style } from '@vanilla-extract/css'
import { space } from '@yaoji/ui/theme'

export const hot = style({ marginBlockStart: space[6] })
