import { theme } from '../theme/contract.css'
import { duration, fontSize, frame, media, radius, space, stack } from '../theme/scale'
import { styled, styledRoot } from '../theme/styled'

export const root = styledRoot({
  position: 'fixed',
  insetBlock: 0,
  insetInlineEnd: 0,
  zIndex: stack.sideCart,
  display: 'grid',
  gridTemplateColumns: `${frame.strip} minmax(0, 1fr)`,
  width: frame.strip,
  overflow: 'hidden',
  borderInlineStart: `1px solid ${theme.color.seam}`,
  background: `linear-gradient(to right, ${theme.color.sunken} ${frame.strip}, ${theme.color.surface} 0)`,
  transition: `width ${duration.slow}`,
  selectors: {
    '&[data-open]': { width: frame.sideCart, boxShadow: theme.shadow.float },
  },
  '@media': {
    // Phones have the cart in the header; it would take a tenth of their width.
    [media.narrow]: { display: 'none' },
  },
})

export const trigger = styled({
  display: 'grid',
  // Above the side nav, and no longer than that leaves it.
  alignSelf: 'start',
  height: 'min(40vh, 400px)',
  alignContent: 'center',
  justifyItems: 'center',
  gap: space[2],
  width: frame.strip,
  color: theme.color.ink,
  fontSize: fontSize.s,
  lineHeight: '18px',
  selectors: {
    '&:hover': { color: theme.color.accent },
    '&:focus-visible': { outlineOffset: '-2px' },
    '&[aria-disabled], &[aria-disabled]:hover': { color: theme.color.inkFaint, cursor: 'default' },
  },
})

export const word = styled({ width: '1em', wordBreak: 'break-all' })

export const badge = styled({
  minWidth: '20px',
  paddingInline: '4px',
  borderRadius: radius.full,
  background: theme.color.price,
  color: theme.color.onPrice,
  fontSize: fontSize.xs,
  fontVariantNumeric: 'tabular-nums',
  lineHeight: '18px',
  textAlign: 'center',
})

export const panel = styled({
  display: 'grid',
  gridTemplateRows: 'auto minmax(0, 1fr) auto',
  width: `calc(${frame.sideCart} - ${frame.strip} - 1px)`,
  minHeight: 0,
  borderInlineStart: `1px solid ${theme.color.seam}`,
  selectors: { '&[hidden]': { display: 'none' } },
})
