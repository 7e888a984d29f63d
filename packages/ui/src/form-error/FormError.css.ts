import { theme } from '../theme/contract.css'
import { fontSize, radius, space } from '../theme/scale'
import { styledRoot } from '../theme/styled'

export const root = styledRoot({
  padding: `${space[2]} ${space[3]}`,
  border: `1px solid ${theme.color.price}`,
  borderRadius: radius.s,
  background: theme.color.priceWash,
  color: theme.color.price,
  fontSize: fontSize.s,
  overflowWrap: 'anywhere',
})
