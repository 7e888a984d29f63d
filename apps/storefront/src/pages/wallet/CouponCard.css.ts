import { style } from '@vanilla-extract/css'
import { fontSize, space, theme } from '@yaoji/ui/theme'

export const root = style({
  display: 'grid',
  gridTemplateColumns: '132px minmax(0, 1fr)',
  minHeight: '144px',
  border: `1px solid ${theme.color.seam}`,
  background: theme.color.surface,
})

export const value = style({
  display: 'grid',
  alignContent: 'center',
  justifyItems: 'center',
  gap: space[1],
  minWidth: 0,
  padding: space[3],
  borderInlineEnd: `1px dashed ${theme.color.seam}`,
  background: theme.color.priceWash,
  color: theme.color.price,
  textAlign: 'center',
  selectors: {
    [`${root}:not([data-status="unused"]) &`]: {
      background: theme.color.canvas,
      color: theme.color.inkMuted,
    },
  },
})

export const amount = style({
  fontSize: fontSize.xl,
  fontWeight: 600,
  fontVariantNumeric: 'tabular-nums',
  overflowWrap: 'anywhere',
})

export const threshold = style({ fontSize: fontSize.xs })

export const facts = style({
  display: 'grid',
  alignContent: 'start',
  gap: space[1],
  minWidth: 0,
  padding: space[3],
})

export const name = style({
  fontSize: fontSize.m,
  fontWeight: 500,
  overflowWrap: 'anywhere',
  selectors: { [`${root}:not([data-status="unused"]) &`]: { color: theme.color.inkMuted } },
})

export const fact = style({
  color: theme.color.inkMuted,
  fontSize: fontSize.s,
  fontVariantNumeric: 'tabular-nums',
  selectors: { '&[data-soon]': { color: theme.color.brass } },
})

export const foot = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space[2],
  minHeight: '32px',
})
