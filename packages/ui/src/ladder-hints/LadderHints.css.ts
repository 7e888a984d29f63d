import { theme } from '../theme/contract.css'
import { fontSize, space } from '../theme/scale'
import { styled } from '../theme/styled'

export const root = styled({
  display: 'grid',
  gap: '2px',
  fontSize: fontSize.xs,
  color: theme.color.inkMuted,
  // What has no room is cut at a whole tier: it wraps below and is not seen.
  selectors: {
    '&[data-compact]': {
      display: 'flex',
      flexWrap: 'wrap',
      columnGap: space[2],
      height: '18px',
      lineHeight: '18px',
      overflow: 'hidden',
      color: theme.color.inkFaint,
    },
    // The price rises beyond the last number: that tier is never the one that is cut, those before it are.
    '&[data-compact][data-kind="up_to"]': { alignContent: 'flex-end' },
  },
})

export const row = styled({
  fontVariantNumeric: 'tabular-nums',
  selectors: {
    '&[data-reached]': { color: theme.color.brass },
    '[data-compact] > &': { color: 'inherit', whiteSpace: 'nowrap' },
    '[data-compact] > &[data-enjoying]': { color: theme.color.price, fontWeight: 600 },
  },
})
