import { theme } from '../theme/contract.css'
import { fontSize, radius, space } from '../theme/scale'
import { styledRoot } from '../theme/styled'

export const root = styledRoot({
  display: 'grid',
  placeItems: 'center',
  minHeight: '44px',
  padding: space[1],
  border: `1px solid ${theme.color.seam}`,
  borderRadius: radius.s,
  background: theme.color.surface,
  color: theme.color.inkMuted,
  fontSize: fontSize.xs,
  textAlign: 'center',
  selectors: { '&:hover': { color: theme.color.accent } },
})
