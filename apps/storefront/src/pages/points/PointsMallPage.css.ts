import { style } from '@vanilla-extract/css'
import { space } from '@yaoji/ui/theme'

export const results = style({ padding: space[3] })
