import { globalStyle } from '@vanilla-extract/css'
import { media, space } from '../theme/scale'
import { adjusted } from '../theme/styled'

export const kind = adjusted({ width: '144px', '@media': { [media.narrow]: { width: '100%' } } })

// On a phone as high as the days below it.
globalStyle(`${kind} > [class*="yaoji_"][data-size]`, { '@media': { [media.narrow]: { minHeight: '44px' } } })

export const sums = adjusted({ paddingInline: space[3], paddingBlockEnd: space[3] })
