import { globalStyle, style } from '@vanilla-extract/css'
import { media, space } from '@yaoji/ui/theme'

export const kind = style({ width: '144px', '@media': { [media.narrow]: { width: '100%' } } })

// As high as the days below it.
globalStyle(`${kind} > [data-size]`, { '@media': { [media.narrow]: { minHeight: '44px' } } })

export const sums = style({ paddingInline: space[3], paddingBlockEnd: space[3] })
