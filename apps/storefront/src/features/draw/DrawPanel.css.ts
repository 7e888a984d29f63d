import { style } from '@vanilla-extract/css'
import { fontSize, space, theme } from '@yaoji/ui/theme'

export const root = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space[3] })

export const note = style({
  color: theme.color.inkMuted,
  fontSize: fontSize.s,
  fontVariantNumeric: 'tabular-nums',
})

export const prizes = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(160px, 1fr))',
  gap: space[2],
})

export const prize = style({ display: 'flex', alignItems: 'center', gap: space[2], minWidth: 0 })

export const words = style({ display: 'grid', minWidth: 0, overflowWrap: 'anywhere' })

export const start = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: space[3] })

export const rules = style({
  paddingInlineStart: '1.4em',
  color: theme.color.inkMuted,
  fontSize: fontSize.s,
  listStyle: 'decimal',
})
