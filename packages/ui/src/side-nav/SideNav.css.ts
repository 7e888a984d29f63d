import { theme } from '../theme/contract.css'
import { duration, fontSize, frame, lineHeight, media, space, stack } from '../theme/scale'
import { styled, styledRoot } from '../theme/styled'

/** The lower part of the edge, above a bottom ad; on phones, where it would cover products, a row at the page's end. */
export const root = styledRoot({
  position: 'fixed',
  insetBlockEnd: '88px',
  insetInlineEnd: 0,
  zIndex: stack.sideCart,
  display: 'grid',
  width: frame.strip,
  transition: `inset-inline-end ${duration.slow}`,
  selectors: {
    // An open side cart moves it inwards.
    ':root:has([data-side-cart][data-open]) &': {
      insetInlineEnd: `calc(${frame.sideCart} - ${frame.strip})`,
    },
  },
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

export const links = styled({
  '@media': {
    [media.narrow]: { display: 'none' },
    // Low windows have no room for them under the cart.
    'screen and (max-height: 639px)': { display: 'none' },
  },
})

export const linkItem = styled({
  selectors: { '& + &': { borderBlockStart: `1px solid ${theme.color.seam}` } },
})

/** Names of four characters are in two lines of two. */
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
    // In a side nav it has a background of its own.
    '&:hover, [data-side-nav] > &:hover': { background: theme.color.brassWash },
    '&:focus-visible': { outlineOffset: '-2px' },
  },
})
