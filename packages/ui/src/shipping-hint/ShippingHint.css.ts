import { theme } from '../theme/contract.css'
import { fontSize } from '../theme/scale'
import { styledRoot } from '../theme/styled'

export const root = styledRoot({
  color: theme.color.brass,
  fontSize: fontSize.s,
  fontVariantNumeric: 'tabular-nums',
})
