import { fontSize, space } from '../theme/scale'
import { styled, styledRoot } from '../theme/styled'

export const root = styledRoot({ paddingBlock: `${space[3]} ${space[2]}` })

export const line = styled({ display: 'flex', flexWrap: 'wrap', alignItems: 'baseline', gap: space[3] })

/** A title may begin with a full-width quotation mark: without the trim it is indented by half a character. */
export const title = styled({ fontSize: fontSize.xl, textSpacingTrim: 'trim-start' })
