import { style } from '@vanilla-extract/css'
import { fontSize, media, space, theme } from '@yaoji/ui/theme'

export const root = style({ display: 'grid', gap: space[3] })

export const summary = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  columnGap: space[6],
  rowGap: space[1],
  padding: space[4],
  border: `1px solid ${theme.color.seam}`,
  background: theme.color.surface,
  '@media': { [media.narrow]: { padding: space[3] } },
})

export const company = style({
  flexBasis: '100%',
  fontSize: fontSize.l,
  fontWeight: 600,
  overflowWrap: 'anywhere',
})

export const fact = style({ color: theme.color.inkMuted, fontSize: fontSize.s })

export const todo = style({
  display: 'grid',
  gridTemplateColumns: '48px minmax(0, 1fr) auto',
  alignItems: 'center',
  columnGap: space[3],
  minHeight: '57px',
  paddingBlock: space[2],
  selectors: { '& + &': { borderBlockStart: `1px solid ${theme.color.seam}` } },
  // Three lines, so that every row is as high as its skeleton.
  '@media': { [media.narrow]: { minHeight: '80px' } },
})

export const urgency = style({
  color: theme.color.inkMuted,
  fontSize: fontSize.s,
  selectors: {
    [`${todo}[data-urgency="late"] &`]: { color: theme.color.price, fontWeight: 600 },
    [`${todo}[data-urgency="soon"] &`]: { color: theme.color.brass },
  },
})

export const todoFacts = style({ display: 'grid', minWidth: 0, overflowWrap: 'anywhere' })

export const todoTitle = style({ fontWeight: 500 })

/** Seams between the cells are the background that shows through. */
export const counts = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(5, minmax(0, 1fr))',
  gap: '1px',
  border: `1px solid ${theme.color.seam}`,
  background: theme.color.seam,
})

export const count = style({ background: theme.color.surface })

export const countLink = style({
  display: 'grid',
  justifyItems: 'center',
  padding: `${space[3]} ${space[1]}`,
  color: theme.color.ink,
  fontVariantNumeric: 'tabular-nums',
  selectors: { '&:hover': { background: theme.color.accentWash } },
})

export const number = style({ fontSize: fontSize.xl, lineHeight: '28px' })

export const countName = style({ color: theme.color.inkMuted, fontSize: fontSize.s })

export const notice = style({
  display: 'flex',
  justifyContent: 'space-between',
  gap: space[3],
  minHeight: '36px',
  '@media': { [media.narrow]: { minHeight: '44px', alignItems: 'center' } },
})

export const prizes = style({ border: 0 })
