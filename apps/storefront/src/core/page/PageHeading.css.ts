import { style } from '@vanilla-extract/css'
import { fontSize, space } from '@yaoji/ui/theme'

export const root = style({ paddingBlock: `${space[3]} ${space[2]}` })

export const line = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'baseline', gap: space[3] })

/** A title may begin with a quotation mark, which would stand half a letter in. */
export const title = style({ fontSize: fontSize.xl, textSpacingTrim: 'trim-start' })
