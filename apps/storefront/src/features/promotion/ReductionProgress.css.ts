import { style } from '@vanilla-extract/css'
import { media, radius, space, theme } from '@yaoji/ui/theme'

export const root = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${space[2]} ${space[4]}`,
  minHeight: '52px',
  padding: `${space[2]} ${space[3]}`,
  border: `1px solid ${theme.color.seam}`,
  background: theme.color.surface,
  fontVariantNumeric: 'tabular-nums',
})

export const tiers = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: space[2],
  margin: 0,
  padding: 0,
  listStyle: 'none',
})

export const tier = style({
  padding: `${space[1]} ${space[2]}`,
  borderRadius: radius.s,
  background: theme.color.sunken,
  selectors: { '&[data-reached]': { background: theme.color.priceWash, color: theme.color.price } },
})

export const mark = style({ marginInlineStart: space[2], fontWeight: 600 })

export const progress = style({
  width: '200px',
  height: '8px',
  accentColor: theme.color.price,
  '@media': { [media.narrow]: { width: '100%' } },
})

export const text = style({ margin: 0, color: theme.color.inkMuted })

export const link = style({
  color: theme.color.accent,
  '@media': { [media.narrow]: { display: 'inline-flex', alignItems: 'center', minHeight: '44px' } },
})
