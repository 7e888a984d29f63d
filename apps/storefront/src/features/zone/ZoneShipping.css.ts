import { style } from '@vanilla-extract/css'
import { media, space, theme } from '@yaoji/ui/theme'

export const root = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${space[2]} ${space[4]}`,
  minHeight: '44px',
  margin: 0,
  padding: `${space[2]} ${space[3]}`,
  border: `1px solid ${theme.color.seam}`,
  background: theme.color.surface,
  fontVariantNumeric: 'tabular-nums',
})

export const rule = style({ margin: 0, fontWeight: 500 })

export const progress = style({
  width: '200px',
  height: '8px',
  accentColor: theme.color.accent,
  '@media': { [media.narrow]: { width: '100%' } },
})

export const cart = style({
  margin: 0,
  color: theme.color.inkMuted,
  selectors: { '&[data-free]': { color: theme.color.accent } },
})

export const link = style({
  color: theme.color.accent,
  '@media': { [media.narrow]: { display: 'inline-flex', alignItems: 'center', minHeight: '44px' } },
})
