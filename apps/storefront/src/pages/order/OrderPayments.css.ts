import { style } from '@vanilla-extract/css'
import { fontSize, space, theme } from '@yaoji/ui/theme'

export const row = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  columnGap: space[3],
  paddingBlock: space[2],
  fontSize: fontSize.s,
  selectors: { '& + &': { borderBlockStart: `1px solid ${theme.color.seam}` } },
})

export const time = style({ color: theme.color.inkMuted, fontVariantNumeric: 'tabular-nums' })

export const state = style({
  justifySelf: 'end',
  color: theme.color.inkMuted,
  selectors: { [`${row}[data-paid] &`]: { color: theme.color.accent } },
})

export const slip = style({ gridColumn: '1 / -1', marginBlockStart: space[2] })

export const files = style({ gridColumn: '1 / -1', marginBlockStart: space[2] })
