import { theme } from '../theme/contract.css'
import { fontSize } from '../theme/scale'
import { styled } from '../theme/styled'

export const root = styled({
  display: 'grid',
  gap: '2px',
  fontSize: fontSize.xs,
  color: theme.color.inkMuted,
})

export const row = styled({
  fontVariantNumeric: 'tabular-nums',
  selectors: { '&[data-reached]': { color: theme.color.brass } },
})
