import { theme } from '../theme/contract.css'
import { styled } from '../theme/styled'

export const change = styled({
  fontSize: '10px',
  color: theme.color.accent,
  selectors: { '&[data-change="rise"]': { color: theme.color.price } },
})
