import { globalStyle, style } from '@vanilla-extract/css'
import { fontSize, media, radius, space, theme } from '@yaoji/ui/theme'

export const root = style({ border: `1px solid ${theme.color.seam}`, background: theme.color.surface })

export const bar = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space[3],
  minHeight: '60px',
  padding: space[3],
  borderBlockEnd: `1px solid ${theme.color.seam}`,
  // As high before the buttons are there.
  '@media': { [media.narrow]: { minHeight: '104px' } },
})

export const chosen = style({
  marginInlineEnd: 'auto',
  color: theme.color.inkMuted,
  fontSize: fontSize.s,
  '@media': { [media.narrow]: { flexBasis: '100%', order: 1 } },
})

/** The table fills the box around it, which has the border. */
export const table = style({ border: 0 })

export const goods = style({
  display: 'grid',
  gridTemplateColumns: '24px 56px minmax(0, 1fr)',
  alignItems: 'center',
  columnGap: space[2],
  fontWeight: 400,
})

export const check = style({
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  minHeight: '56px',
  cursor: 'pointer',
})

export const picture = style({ objectFit: 'contain' })

export const facts = style({ display: 'grid', gridColumn: 3, minWidth: 0 })

export const name = style({
  color: theme.color.ink,
  overflowWrap: 'anywhere',
  selectors: { '&:hover': { color: theme.color.accent } },
})

export const about = style({ color: theme.color.inkMuted, fontSize: fontSize.s, overflowWrap: 'anywhere' })

export const price = style({ display: 'inline-grid', justifyItems: 'end', gap: '2px' })

export const drop = style({
  paddingInline: '4px',
  borderRadius: radius.s,
  background: theme.color.priceWash,
  color: theme.color.price,
  fontSize: fontSize.xs,
  lineHeight: '18px',
})

export const actions = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: space[1] })

// On a phone the buttons fill their line.
globalStyle(`${actions} button`, { '@media': { [media.narrow]: { flexGrow: 1 } } })
