import { style } from '@vanilla-extract/css'
import { space } from '@yaoji/ui/theme'

export const root = style({ paddingBlock: space[4] })
