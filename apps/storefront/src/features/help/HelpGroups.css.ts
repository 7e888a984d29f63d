import { style } from '@vanilla-extract/css'
import { fontSize, media, space, theme } from '@yaoji/ui/theme'

export const group = style({ marginBlockStart: space[6] })

export const name = style({ marginBlockEnd: space[2], fontSize: fontSize.l })

/** An even grid with seams, as everywhere in the shop. */
export const articles = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  gap: '1px',
  border: `1px solid ${theme.color.seam}`,
  background: theme.color.surface,
  '@media': { [media.narrow]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
})

export const article = style({
  display: 'grid',
  alignContent: 'start',
  height: '100%',
  minHeight: '44px',
  padding: space[3],
  boxShadow: `0 0 0 1px ${theme.color.seam}`,
  selectors: { '&:focus-visible': { outlineOffset: '-2px' } },
})

export const articleName = style({
  fontWeight: 500,
  selectors: { [`${article}:hover &`]: { color: theme.color.accent } },
})

export const summary = style({ color: theme.color.inkMuted, fontSize: fontSize.s })

export const empty = style({ color: theme.color.inkMuted })
