import { theme } from '../theme/contract.css'
import { radius, space, stack } from '../theme/scale'
import { styledRoot } from '../theme/styled'

export const root = styledRoot({
  position: 'absolute',
  insetInlineStart: space[2],
  insetBlockStart: space[2],
  zIndex: stack.toast,
  padding: `${space[2]} ${space[4]}`,
  borderRadius: radius.s,
  background: theme.color.surface,
  color: theme.color.accent,
  boxShadow: theme.shadow.float,
  selectors: {
    // Out of sight, not out of the order of the keys.
    '&:not(:focus)': { clipPath: 'inset(50%)', pointerEvents: 'none' },
  },
})
