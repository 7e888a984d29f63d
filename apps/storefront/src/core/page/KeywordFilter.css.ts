import { globalStyle, style } from '@vanilla-extract/css'
import { media, radius, space, theme } from '@yaoji/ui/theme'

export const root = style({
  display: 'flex',
  alignItems: 'stretch',
  gap: space[2],
  '@media': { [media.narrow]: { flex: '1 1 100%' } },
})

export const field = style({
  width: '220px',
  '@media': { [media.narrow]: { flex: '1 1 auto', width: 'auto' } },
})

// As high as the button beside it.
globalStyle(`${field} > [data-size]`, { '@media': { [media.narrow]: { minHeight: '44px' } } })

export const clear = style({
  display: 'grid',
  placeItems: 'center',
  width: '28px',
  minHeight: '28px',
  borderRadius: radius.s,
  color: theme.color.inkMuted,
  selectors: { '&:hover': { color: theme.color.accent } },
  '@media': { [media.narrow]: { width: '44px', minHeight: '40px' } },
})
