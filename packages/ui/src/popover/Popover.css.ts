import { theme } from '../theme/contract.css'
import { fontSize, radius, space, stack } from '../theme/scale'
import { styledRoot } from '../theme/styled'

export const content = styledRoot({
  zIndex: stack.popover,
  display: 'grid',
  gap: space[2],
  justifyItems: 'start',
  maxWidth: 'min(320px, var(--radix-popover-content-available-width, 100%))',
  padding: space[3],
  border: `1px solid ${theme.color.seam}`,
  borderRadius: radius.m,
  background: theme.color.surface,
  color: theme.color.ink,
  boxShadow: theme.shadow.float,
  fontSize: fontSize.s,
})
