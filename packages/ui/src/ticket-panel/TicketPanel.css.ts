import { theme } from '../theme/contract.css'
import { styled } from '../theme/styled'

export const status = styled({
  color: theme.color.brass,
  fontWeight: 600,
  selectors: { '&[data-over]': { color: theme.color.inkMuted } },
})
