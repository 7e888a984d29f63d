import { style } from '@vanilla-extract/css'
import { fontSize, space } from '@yaoji/ui/theme'

export const root = style({ paddingBlock: `${space[3]} ${space[2]}` })

export const line = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'baseline', gap: space[3] })

/** A title may begin with a full-width quotation mark: without the trim it is indented by half a character. */
export const title = style({ fontSize: fontSize.xl, textSpacingTrim: 'trim-start' })
