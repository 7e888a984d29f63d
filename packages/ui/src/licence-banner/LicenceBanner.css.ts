import { theme } from '../theme/contract.css'
import { fontSize, radius, space } from '../theme/scale'
import { adjusted, styled, styledRoot } from '../theme/styled'

export const root = styledRoot({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `4px ${space[3]}`,
  padding: `6px ${space[3]}`,
  border: `1px solid ${theme.color.seam}`,
  borderInlineStart: `3px solid ${theme.color.brass}`,
  borderRadius: radius.s,
  background: theme.color.brassWash,
  color: theme.color.ink,
  fontSize: fontSize.s,
  selectors: {
    '&[data-tone="blocked"]': {
      borderInlineStartColor: theme.color.price,
      background: theme.color.priceWash,
    },
  },
})

export const mark = adjusted({
  color: theme.color.brass,
  selectors: { '[data-tone="blocked"] > &': { color: theme.color.price } },
})

export const text = styled({ flex: '1 1 14em', minWidth: 0, overflowWrap: 'anywhere' })
