import { theme } from '../theme/contract.css'
import { styled } from '../theme/styled'

export const licence = styled({
  color: theme.color.brass,
  selectors: { '&[data-passed]': { color: theme.color.ink } },
})
