import { style } from '@vanilla-extract/css'
import { fontSize, space, theme } from '@yaoji/ui/theme'

export const facts = style({ margin: 0, fontSize: fontSize.s })

export const fact = style({ display: 'grid', gridTemplateColumns: '5em minmax(0, 1fr)', paddingBlock: '2px' })

export const name = style({ color: theme.color.inkMuted })

export const value = style({ margin: 0, overflowWrap: 'anywhere', fontVariantNumeric: 'tabular-nums' })

export const amounts = style({
  marginBlock: space[3],
  paddingBlockStart: space[3],
  borderBlockStart: `1px solid ${theme.color.seam}`,
})
