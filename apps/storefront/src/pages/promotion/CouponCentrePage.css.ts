import { style } from '@vanilla-extract/css'
import { media } from '@yaoji/ui/theme'

export const scope = style({ width: '180px', '@media': { [media.narrow]: { width: '100%' } } })
