import { theme } from '../theme/contract.css'
import { fontSize, radius, space, stack } from '../theme/scale'
import { styled, styledRoot } from '../theme/styled'

export const root = styledRoot({ position: 'relative' })

export const trigger = styled({
  minHeight: '24px',
  whiteSpace: 'nowrap',
  selectors: {
    '&:hover, &[aria-expanded="true"]': { color: theme.color.accent },
  },
})

export const panel = styled({
  position: 'absolute',
  // Clear of the ring around the button.
  insetBlockStart: 'calc(100% + 6px)',
  insetInlineEnd: 0,
  zIndex: stack.flyout,
  width: '168px',
  padding: space[4],
  border: `1px solid ${theme.color.seam}`,
  borderRadius: radius.s,
  background: theme.color.surface,
  boxShadow: theme.shadow.float,
  color: theme.color.inkMuted,
  fontSize: fontSize.xs,
  textAlign: 'center',
})

/** Codes are read from dark on light, also at night. */
export const picture = styled({
  width: '134px',
  height: '134px',
  marginBlockEnd: space[2],
  padding: '6px',
  background: '#FFFFFF',
})

export const link = styled({
  display: 'block',
  minHeight: '24px',
  lineHeight: '24px',
  color: theme.color.accent,
  selectors: { '&:hover': { textDecoration: 'underline' } },
})
