import { theme } from '../theme/contract.css'
import { duration, fontSize, frame, lineHeight, media, space, stack } from '../theme/scale'
import { adjusted, styled, styledRoot } from '../theme/styled'

/** Height below the edge between the links and the rest: four actions, and the button to the top below them. */
const BELOW = '236px'

/**
 * The links are above an edge that does not move, and the rest is below it: what arrives later moves nothing that is there.
 * On phones, where it would cover products, it is a row at the page's end.
 */
export const root = styledRoot({
  position: 'fixed',
  insetBlockEnd: 0,
  insetInlineEnd: 0,
  zIndex: stack.sideCart,
  display: 'flex',
  flexDirection: 'column',
  width: frame.strip,
  minHeight: BELOW,
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
      display: 'grid',
      minHeight: 0,
      gridAutoFlow: 'column',
      gridAutoColumns: 'minmax(0, 1fr)',
      width: 'auto',
      borderBlockStart: `1px solid ${theme.color.seam}`,
    },
  },
})

export const links = styled({
  position: 'absolute',
  insetBlockEnd: '100%',
  insetInline: 0,
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

/** At the lower end, whatever is above it. */
export const top = adjusted({
  marginBlockStart: 'auto',
  display: 'grid',
  justifyItems: 'center',
  alignContent: 'center',
  minHeight: '44px',
  color: theme.color.inkMuted,
  '@media': { [media.narrow]: { marginBlockStart: 0 } },
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
  // Three characters fit beside each other.
  padding: `${space[1]} 1px`,
  color: theme.color.brass,
  fontSize: fontSize.xs,
  selectors: {
    // In a side nav it has a background of its own.
    '&:hover, [data-side-nav] > &:hover': { background: theme.color.brassWash },
    '&:focus-visible': { outlineOffset: '-2px' },
  },
})
