import { theme } from '../theme/contract.css'
import { fontSize, radius, space, stack } from '../theme/scale'
import { styled } from '../theme/styled'

export const content = styled({
  zIndex: stack.flyout,
  maxWidth: 'min(320px, calc(100vw - 16px))',
  padding: space[3],
  border: `1px solid ${theme.color.seam}`,
  borderRadius: radius.m,
  background: theme.color.surface,
  color: theme.color.ink,
  boxShadow: theme.shadow.float,
  fontSize: fontSize.s,
})
