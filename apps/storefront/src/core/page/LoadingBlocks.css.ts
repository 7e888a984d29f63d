import { style } from '@vanilla-extract/css'
import { readOutOnly } from '@yaoji/ui/theme'

export const text = style(readOutOnly)
