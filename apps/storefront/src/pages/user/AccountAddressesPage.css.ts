import { style } from '@vanilla-extract/css'
import { fontSize, media, radius, space, theme } from '@yaoji/ui/theme'

export const rule = style({ color: theme.color.inkMuted, fontSize: fontSize.s })

export const bar = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${space[2]} ${space[3]}`,
  minHeight: '44px',
  marginBlock: space[3],
})

export const count = style({ color: theme.color.inkMuted, fontSize: fontSize.s })

export const notice = style({
  marginInlineStart: 'auto',
  color: theme.color.accent,
  fontSize: fontSize.s,
  overflowWrap: 'anywhere',
  '@media': { [media.narrow]: { flexBasis: '100%', marginInlineStart: 0 } },
})

export const list = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  gap: space[3],
  '@media': { [media.medium]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
})

export const card = style({
  display: 'grid',
  alignContent: 'start',
  gap: space[1],
  minWidth: 0,
  padding: `${space[3]} ${space[4]} ${space[2]}`,
  border: `1px solid ${theme.color.seam}`,
  background: theme.color.surface,
  selectors: { '&[data-default]': { borderColor: theme.color.accent } },
})

export const head = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: space[2],
  lineHeight: '24px',
})

export const consignee = style({ fontWeight: 500, overflowWrap: 'anywhere' })

export const mobile = style({ fontVariantNumeric: 'tabular-nums' })

export const tag = style({
  paddingInline: '4px',
  borderRadius: radius.s,
  background: theme.color.accentWash,
  color: theme.color.accent,
  fontSize: fontSize.xs,
  lineHeight: '18px',
  selectors: {
    '&[data-review="waiting"]': { background: theme.color.brassWash, color: theme.color.brass },
    '&[data-review="rejected"]': { background: theme.color.priceWash, color: theme.color.price },
  },
})

export const place = style({ overflowWrap: 'anywhere' })

export const review = style({
  color: theme.color.inkMuted,
  fontSize: fontSize.s,
  overflowWrap: 'anywhere',
  selectors: {
    '&[data-review="waiting"]': { color: theme.color.brass },
    '&[data-review="rejected"]': { color: theme.color.price },
  },
})

export const buttons = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space[1],
  // The text of the first button begins where the lines above begin.
  marginInlineStart: `-${space[2]}`,
})

export const saved = style({ marginInlineStart: 'auto', color: theme.color.accent, fontSize: fontSize.s })
