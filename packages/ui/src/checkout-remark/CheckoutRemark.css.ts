import { theme } from '../theme/contract.css'
import { fontSize } from '../theme/scale'
import { styled } from '../theme/styled'

export const length = styled({
  color: theme.color.inkFaint,
  fontSize: fontSize.xs,
  fontVariantNumeric: 'tabular-nums',
})
