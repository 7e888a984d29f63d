import { style } from '@vanilla-extract/css'
import { media, radius, space, theme } from '@yaoji/ui/theme'

export const root = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space[4] })

export const pictures = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(260px, 1fr))',
  gap: space[2],
  margin: 0,
  padding: 0,
  listStyle: 'none',
  '@media': { [media.narrow]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
})

export const picture = style({ minWidth: 0 })

export const image = style({
  display: 'block',
  width: '100%',
  height: 'auto',
  aspectRatio: '16 / 7',
  maxHeight: '220px',
  objectFit: 'cover',
  borderRadius: radius.m,
  background: theme.color.sunken,
  selectors: { [`${picture}:only-child &`]: { maxHeight: '280px' } },
})
