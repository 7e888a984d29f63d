import { style } from '@vanilla-extract/css'
import { fontSize, media, space, theme } from '@yaoji/ui/theme'

export const root = style({ display: 'grid', gap: space[3], minWidth: 0 })

export const status = style({
  color: theme.color.brass,
  fontWeight: 600,
  selectors: { '&[data-over]': { color: theme.color.inkMuted } },
})

export const request = style({ display: 'grid', gap: space[4], minWidth: 0 })

export const line = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 2fr) minmax(0, 1fr) auto minmax(88px, auto)',
  columnGap: space[3],
  paddingBlock: space[2],
  fontVariantNumeric: 'tabular-nums',
  selectors: { '& + &': { borderBlockStart: `1px solid ${theme.color.seam}` } },
  '@media': { [media.narrow]: { gridTemplateColumns: 'minmax(0, 1fr) auto auto' } },
})

/** On a phone a line of its own. */
export const goods = style({ '@media': { [media.narrow]: { gridColumn: '1 / -1' } } })

export const number = style({ justifySelf: 'end' })

export const amount = style({ justifySelf: 'end' })

export const about = style({ color: theme.color.inkMuted, fontSize: fontSize.s })

export const rule = style({ color: theme.color.brass, fontSize: fontSize.s })

export const total = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  justifyContent: 'end',
  columnGap: space[2],
  paddingBlockStart: space[2],
  borderBlockStart: `1px solid ${theme.color.seamStrong}`,
})

export const voucher = style({ color: theme.color.inkMuted, fontSize: fontSize.s, textAlign: 'end' })

export const batches = style({ minWidth: 0, border: 0, padding: 0, margin: 0 })

export const refund = style({
  paddingBlock: space[2],
  borderBlockStart: `1px solid ${theme.color.seamStrong}`,
  textAlign: 'end',
  fontVariantNumeric: 'tabular-nums',
})

export const legend = style({ marginBlockEnd: space[1], fontWeight: 600 })

export const batch = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) 160px',
  alignItems: 'center',
  columnGap: space[3],
  rowGap: space[2],
  paddingBlock: space[3],
  borderBlockStart: `1px solid ${theme.color.seam}`,
  '@media': { [media.narrow]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
})
