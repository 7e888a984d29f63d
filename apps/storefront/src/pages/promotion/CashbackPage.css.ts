import { style } from '@vanilla-extract/css'
import { fontSize, media, radius, space, theme } from '@yaoji/ui/theme'
import { link } from '../../core/page/link.css'

export const body = style({
  display: 'grid',
  gap: space[4],
  fontVariantNumeric: 'tabular-nums',
})

export const tiers = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(140px, 1fr))',
  gap: space[3],
  margin: 0,
  padding: 0,
  listStyle: 'none',
})

export const tier = style({
  display: 'grid',
  gap: space[1],
  padding: space[3],
  border: `1px solid ${theme.color.seam}`,
  borderRadius: radius.s,
  background: theme.color.sunken,
  selectors: { '&[data-reached]': { borderColor: theme.color.price, background: theme.color.priceWash } },
})

export const from = style({ color: theme.color.inkMuted, fontSize: fontSize.s })

export const back = style({ fontSize: fontSize.l, fontWeight: 600 })

export const mark = style({ color: theme.color.price, fontSize: fontSize.s })

export const progress = style({ width: '100%', height: '8px', accentColor: theme.color.price })

export const state = style({ margin: 0, maxWidth: '72em' })

export const rules = style({
  margin: 0,
  paddingInlineStart: space[6],
  lineHeight: '26px',
  listStyle: 'decimal',
})

/** The table fills its panel, which has the border. */
export const table = style({ border: 0 })

export const order = style([link, { fontVariantNumeric: 'tabular-nums' }])

export const sum = style({
  color: theme.color.inkMuted,
  fontVariantNumeric: 'tabular-nums',
  '@media': { [media.narrow]: { fontSize: fontSize.s } },
})
