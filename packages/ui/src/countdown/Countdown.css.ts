import { theme } from '../theme/contract.css'
import { fontSize, lineHeight, radius } from '../theme/scale'
import { styled } from '../theme/styled'

export const root = styled({
  display: 'inline-flex',
  alignItems: 'center',
  gap: '4px',
  fontVariantNumeric: 'tabular-nums',
  lineHeight: lineHeight.tight,
  whiteSpace: 'nowrap',
  selectors: {
    '&[data-ended]': { color: theme.color.inkMuted },
    '&[data-variant="text"][data-urgent]': { color: theme.color.price },
  },
})

export const box = styled({
  minWidth: '24px',
  padding: '2px 3px',
  borderRadius: radius.s,
  background: theme.color.price,
  color: theme.color.onPrice,
  fontSize: fontSize.s,
  fontWeight: 600,
  textAlign: 'center',
})

export const colon = styled({ color: theme.color.price, fontWeight: 600 })
