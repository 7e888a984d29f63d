import { style } from '@vanilla-extract/css'
import { space } from '@yaoji/ui/theme'

export const cards = style({ padding: space[3] })
