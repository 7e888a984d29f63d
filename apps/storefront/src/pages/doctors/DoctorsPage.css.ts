import { style } from '@vanilla-extract/css'
import { fontSize, media, radius, space, theme } from '@yaoji/ui/theme'

export const department = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)' })

export const links = style({ display: 'flex', flexWrap: 'wrap', gap: space[2] })

export const link = style({
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: '36px',
  paddingInline: space[3],
  border: `1px solid ${theme.color.seam}`,
  borderRadius: radius.s,
  background: theme.color.surface,
  selectors: {
    '&:hover': { borderColor: theme.color.accent, color: theme.color.accent },
    '&[aria-current]': { borderColor: theme.color.accent, color: theme.color.accent, fontWeight: 600 },
  },
  '@media': { [media.narrow]: { minHeight: '44px' } },
})

export const articles = style({
  margin: 0,
  padding: 0,
  border: `1px solid ${theme.color.seam}`,
  background: theme.color.surface,
  listStyle: 'none',
})

export const article = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  columnGap: space[4],
  padding: `${space[2]} ${space[4]}`,
  selectors: { '& + &': { borderBlockStart: `1px solid ${theme.color.seam}` } },
})

export const name = style({
  fontWeight: 500,
  lineHeight: '28px',
  selectors: { '&:hover': { color: theme.color.accent } },
  '@media': { [media.narrow]: { gridColumn: '1 / -1', paddingBlock: '8px' } },
})

export const about = style({
  gridColumn: 2,
  gridRow: 1,
  color: theme.color.inkMuted,
  fontSize: fontSize.s,
  lineHeight: '28px',
  fontVariantNumeric: 'tabular-nums',
  '@media': { [media.narrow]: { gridColumn: 1, gridRow: 'auto', lineHeight: '24px' } },
})

export const summary = style({
  gridColumn: '1 / -1',
  margin: 0,
  color: theme.color.inkMuted,
  fontSize: fontSize.s,
  overflowWrap: 'anywhere',
})

export const content = style({ paddingBlockStart: space[4] })
