import { style } from '@vanilla-extract/css'
import { fontSize } from '@yaoji/ui/theme'

export const title = style({ fontSize: fontSize.m, lineHeight: '24px' })

/** A long list must not push the order off the screen. */
export const list = style({ maxHeight: '10em', overflowY: 'auto', fontSize: fontSize.s })
