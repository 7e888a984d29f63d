import { style } from '@vanilla-extract/css'
import { fontSize, media, radius, space, theme } from '@yaoji/ui/theme'

export const filters = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space[3],
  width: '100%',
  minHeight: '36px',
})

export const list = style({ display: 'grid' })

export const row = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  columnGap: space[4],
  rowGap: space[1],
  minHeight: '76px',
  padding: space[3],
  borderBlockStart: `1px solid ${theme.color.seam}`,
  selectors: { '&:first-child': { borderBlockStart: 0 } },
  '@media': { [media.narrow]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
})

export const head = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  columnGap: space[3],
  minWidth: 0,
})

export const title = style({
  fontSize: fontSize.m,
  fontWeight: 400,
  overflowWrap: 'anywhere',
  selectors: { [`${row}[data-unread] &`]: { fontWeight: 600 } },
})

export const mark = style({
  marginInlineEnd: space[2],
  paddingInline: '4px',
  borderRadius: radius.s,
  background: theme.color.accentWash,
  color: theme.color.accent,
  fontSize: fontSize.xs,
  fontWeight: 400,
})

export const about = style({ color: theme.color.inkMuted, fontSize: fontSize.s })

export const time = style([about, { fontVariantNumeric: 'tabular-nums' }])

export const content = style({ gridColumn: 1, color: theme.color.inkMuted, overflowWrap: 'anywhere' })

export const actions = style({
  display: 'flex',
  flexDirection: 'row-reverse',
  alignItems: 'center',
  gridColumn: 2,
  gridRow: '1 / span 2',
  gap: space[2],
  '@media': { [media.narrow]: { gridColumn: 1, gridRow: 'auto', flexDirection: 'row' } },
})
