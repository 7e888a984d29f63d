import { style } from '@vanilla-extract/css'
import { space } from '@yaoji/ui/theme'

export const root = style({ marginBlockStart: space[4] })
