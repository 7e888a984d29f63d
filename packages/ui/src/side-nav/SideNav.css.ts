import { globalStyle } from '@vanilla-extract/css'
import { theme } from '../theme/contract.css'
import { duration, fontSize, frame, lineHeight, media, space, stack, stripShift } from '../theme/scale'
import { styled } from '../theme/styled'

/** The lower part of the strip at the edge, above a bottom ad; on phones, where it would lie over goods, a row at the page's end. */
export const root = styled({
  position: 'fixed',
  insetBlockEnd: '88px',
  insetInlineEnd: `var(${stripShift}, 0px)`,
  zIndex: stack.sideCart,
  display: 'grid',
  width: frame.strip,
  transition: `inset-inline-end ${duration.slow}`,
  '@media': {
    [media.narrow]: {
      position: 'static',
      gridAutoFlow: 'column',
      gridAutoColumns: 'minmax(0, 1fr)',
      width: 'auto',
      borderBlockStart: `1px solid ${theme.color.seam}`,
    },
  },
})

// Seams between them, below each other or side by side.
globalStyle(`${root}${root} > *`, {
  border: 0,
  borderBlockStart: `1px solid ${theme.color.seam}`,
  borderRadius: 0,
  background: theme.color.surface,
  boxShadow: `-1px 0 0 ${theme.color.seam}`,
  '@media': {
    [media.narrow]: { borderBlockStart: 0, boxShadow: `1px 0 0 ${theme.color.seam}` },
  },
})

export const links = styled({
  '@media': {
    [media.narrow]: { display: 'none' },
    // Low windows have no room for them under the cart.
    'screen and (max-height: 639px)': { display: 'none' },
  },
})

globalStyle(`${links} > li + li`, {
  borderBlockStart: `1px solid ${theme.color.seam}`,
})

/** Names of four characters stand in two lines of two. */
export const link = styled({
  display: 'grid',
  justifyItems: 'center',
  gap: '2px',
  padding: `${space[2]} 6px`,
  fontSize: fontSize.xs,
  lineHeight: lineHeight.tight,
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
  color: theme.color.inkMuted,
  selectors: {
    '&:hover': { color: theme.color.accent },
    '&:focus-visible': { outlineOffset: '-2px' },
  },
})

export const action = styled({
  display: 'grid',
  justifyItems: 'center',
  alignContent: 'center',
  gap: '2px',
  minHeight: '44px',
  padding: space[1],
  color: theme.color.brass,
  fontSize: fontSize.xs,
  selectors: {
    '&:hover': { background: theme.color.brassWash },
    '&:focus-visible': { outlineOffset: '-2px' },
  },
})
