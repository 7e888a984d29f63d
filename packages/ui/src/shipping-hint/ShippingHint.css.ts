import { theme } from '../theme/contract.css'
import { fontSize } from '../theme/scale'
import { styled } from '../theme/styled'

export const root = styled({
  color: theme.color.brass,
  fontSize: fontSize.s,
  fontVariantNumeric: 'tabular-nums',
})
