import { style } from '@vanilla-extract/css'
import { fontSize, space, theme } from '@yaoji/ui/theme'
import { link } from '../../core/page/link.css'

/** The table fills its panel, which has the border. */
export const root = style({ border: 0 })

export const amount = style({
  fontWeight: 500,
  selectors: { '&[data-direction="in"]': { color: theme.color.accent } },
})

export const reason = style({
  display: 'inline-flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  columnGap: space[2],
  overflowWrap: 'anywhere',
})

export const order = style([link, { fontSize: fontSize.s, fontVariantNumeric: 'tabular-nums' }])
