import { style } from '@vanilla-extract/css'
import { media, space } from '@yaoji/ui/theme'

export const scope = style({ width: '180px', '@media': { [media.narrow]: { width: '100%' } } })

export const results = style({ padding: space[3] })
