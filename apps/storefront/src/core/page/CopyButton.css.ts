import { style } from '@vanilla-extract/css'
import { media } from '@yaoji/ui/theme'

export const root = style({ '@media': { [media.narrow]: { minHeight: '44px' } } })
