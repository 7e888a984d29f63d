import { globalStyle } from '@vanilla-extract/css'
import { theme } from '../theme/contract.css'
import { componentLayer } from '../theme/layers.css'
import { fontSize, media, radius, space, stack } from '../theme/scale'
import { styled } from '../theme/styled'

/** Left of where the side cart has its 40 px. */
export const root = styled({
  position: 'fixed',
  insetBlockEnd: '96px',
  insetInlineEnd: '48px',
  zIndex: stack.sticky,
  display: 'grid',
  gap: space[2],
  width: '64px',
  '@media': {
    [media.medium]: { insetInlineEnd: space[2] },
    [media.narrow]: { width: '44px' },
  },
})

export const links = styled({
  border: `1px solid ${theme.color.seam}`,
  borderRadius: radius.s,
  background: theme.color.surface,
  boxShadow: theme.shadow.float,
  '@media': { [media.medium]: { display: 'none' } },
})

globalStyle(`${links} > li + li`, {
  '@layer': { [componentLayer]: { borderBlockStart: `1px solid ${theme.color.seam}` } },
})

export const link = styled({
  display: 'grid',
  justifyItems: 'center',
  gap: '2px',
  padding: `${space[2]} 4px`,
  fontSize: fontSize.xs,
  textAlign: 'center',
  overflowWrap: 'anywhere',
  selectors: {
    '&:hover': { background: theme.color.accentWash, color: theme.color.accent },
    '&:focus-visible': { outlineOffset: '-2px' },
  },
})

export const top = styled({
  display: 'grid',
  justifyItems: 'center',
  alignContent: 'center',
  minHeight: '44px',
  border: `1px solid ${theme.color.seam}`,
  borderRadius: radius.s,
  background: theme.color.surface,
  boxShadow: theme.shadow.float,
  color: theme.color.inkMuted,
  selectors: { '&:hover': { color: theme.color.accent } },
})
