import { theme } from '../theme/contract.css'
import { fontSize, space } from '../theme/scale'
import { adjusted, styled, styledRoot } from '../theme/styled'

export const root = styledRoot({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  columnGap: space[3],
  alignItems: 'start',
  padding: space[4],
  border: `1px solid ${theme.color.seam}`,
  borderInlineStart: `4px solid ${theme.color.seamStrong}`,
  background: theme.color.surface,
  selectors: {
    '&[data-tone="good"]': { borderInlineStartColor: theme.color.accent },
    '&[data-tone="wait"]': { borderInlineStartColor: theme.color.brass },
    '&[data-tone="bad"]': { borderInlineStartColor: theme.color.price },
  },
})

export const mark = adjusted({
  color: theme.color.inkMuted,
  selectors: {
    '[data-tone="good"] > &': { color: theme.color.accent },
    '[data-tone="wait"] > &': { color: theme.color.brass },
    '[data-tone="bad"] > &': { color: theme.color.price },
  },
})

export const words = styled({ display: 'grid', gap: space[1], minWidth: 0 })

export const title = styled({ fontSize: fontSize.l, lineHeight: '28px' })

export const text = styled({ color: theme.color.inkMuted })

export const time = styled({
  color: theme.color.brass,
  fontVariantNumeric: 'tabular-nums',
  // When it was paid asks for nothing.
  selectors: { '[data-tone="good"] &': { color: theme.color.inkMuted } },
})

export const actions = styled({
  display: 'flex',
  flexWrap: 'wrap',
  gap: space[2],
  marginBlockStart: space[2],
})
