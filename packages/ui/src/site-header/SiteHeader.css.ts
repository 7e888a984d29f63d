import { theme } from '../theme/contract.css'
import { readOutOnly } from '../theme/readOutOnly'
import { fontSize, frame, media, radius, space } from '../theme/scale'
import { adjusted, styled, styledRoot } from '../theme/styled'

export const root = styledRoot({ background: theme.color.surface })

/** From here down one line has no room for whom to call. */
const cramped = 'screen and (max-width: 1199px)'

export const line = styled({
  display: 'grid',
  gridTemplateColumns: '184px minmax(0, 1fr) auto auto',
  gridTemplateAreas: '"logo search cart service"',
  alignItems: 'center',
  columnGap: space[6],
  selectors: {
    [`${root}[data-compact] &`]: {
      gridTemplateColumns: '120px minmax(0, 1fr) auto auto auto',
      gridTemplateAreas: '"logo search service top cart"',
      columnGap: space[4],
    },
  },
  '@media': {
    // Without the contacts there is no column for them, and no gap before it: the cart button is at the end.
    'screen and (min-width: 1024px)': {
      selectors: {
        '[data-stuck] > &': {
          gridTemplateColumns: '184px minmax(0, 1fr) auto',
          gridTemplateAreas: '"logo search cart"',
        },
      },
    },
    [media.medium]: {
      gridTemplateColumns: 'auto minmax(0, 1fr) auto',
      gridTemplateAreas: '"logo search cart"',
      columnGap: space[4],
    },
    [media.narrow]: {
      gridTemplateColumns: 'minmax(0, 1fr) auto',
      gridTemplateAreas: '"logo cart" "search search"',
      rowGap: '6px',
      selectors: {
        [`${root}[data-compact] &`]: {
          gridTemplateColumns: '88px minmax(0, 1fr) auto',
          gridTemplateAreas: '"logo top cart" "search search search"',
          columnGap: space[2],
        },
        [`${root} [data-stuck] > &:not([data-without-search])`]: {
          gridTemplateColumns: 'minmax(0, 1fr) auto',
          gridTemplateAreas: '"search cart"',
          columnGap: space[2],
        },
      },
    },
  },
})

export const home = styled({
  gridArea: 'logo',
  justifySelf: 'start',
  '@media': {
    // A bar this narrow is for searching where it has a field; a link that has the focus is never taken away.
    [media.narrow]: {
      selectors: {
        '[data-stuck] > :not([data-without-search]) > &:not(:focus-within)': { display: 'none' },
      },
    },
  },
})

export const logo = adjusted({
  selectors: { [`${root}[data-compact] &`]: { height: '32px' } },
  '@media': { [media.narrow]: { height: '28px' } },
})

/** Field and cart button are in one line, whatever is below the field. */
export const search = styled({
  gridArea: 'search',
  alignSelf: 'start',
  minWidth: 0,
  maxWidth: '640px',
  selectors: { [`${root}[data-compact] &`]: { alignSelf: 'center', maxWidth: '560px' } },
})

/** As high as one line: what is below the search opens over the page. */
export const sticky = styled({
  selectors: { [`${root}[data-compact] > &`]: { height: frame.stickyHeader } },
  '@media': {
    [media.narrow]: { selectors: { [`${root}[data-compact] > &`]: { height: '80px' } } },
  },
})

/** The account and the links of the top bar: the company has its room before the search. */
export const top = styled({
  gridArea: 'top',
  justifySelf: 'end',
  minWidth: 0,
  maxWidth: '380px',
  '@media': {
    [media.medium]: { maxWidth: '160px' },
    // What is left between logo and cart, so that the company is cut and not the logo covered.
    [media.narrow]: {
      justifySelf: 'stretch',
      maxWidth: 'none',
      selectors: { '[data-stuck] > * > &:not(:focus-within)': { display: 'none' } },
    },
  },
})

/** A bar without a field needs one line only. */
export const withoutSearch = adjusted({ '@media': { [media.narrow]: { height: '56px' } } })

export const cart = styled({
  gridArea: 'cart',
  alignSelf: 'start',
  position: 'relative',
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: space[2],
  minHeight: '40px',
  paddingInline: space[4],
  border: `1px solid ${theme.color.seamStrong}`,
  borderRadius: radius.s,
  color: theme.color.ink,
  whiteSpace: 'nowrap',
  selectors: {
    '&:hover': { borderColor: theme.color.accent, color: theme.color.accent },
    '[data-stuck] &, [data-compact] &': { alignSelf: 'center', minHeight: '36px' },
  },
  '@media': {
    [media.narrow]: {
      minHeight: '32px',
      paddingInline: space[2],
      selectors: { '[data-stuck] &, [data-compact] &': { minHeight: '32px' } },
    },
  },
})

/** In the narrow bar that sticks the icon is in its place; it is still read out. */
export const cartText = styled({
  '@media': {
    [media.narrow]: {
      selectors: {
        '[data-stuck] &': readOutOnly,
      },
    },
  },
})

export const badge = styled({
  position: 'absolute',
  insetBlockStart: '-7px',
  insetInlineEnd: '-9px',
  minWidth: '18px',
  paddingInline: '5px',
  borderRadius: radius.full,
  background: theme.color.price,
  color: theme.color.onPrice,
  fontSize: fontSize.xs,
  fontVariantNumeric: 'tabular-nums',
  fontWeight: 600,
  lineHeight: '18px',
  textAlign: 'center',
  // Above the button would be outside the window.
  '@media': { [media.narrow]: { position: 'static' } },
})

export const service = styled({
  gridArea: 'service',
  maxWidth: '232px',
  paddingInlineStart: space[6],
  borderInlineStart: `1px solid ${theme.color.seam}`,
  fontSize: fontSize.xs,
  selectors: {
    '[data-stuck] &:not(:focus-within)': { display: 'none' },
    [`${root}[data-compact] &`]: { paddingInlineStart: 0, borderInlineStart: 0 },
  },
  '@media': {
    [media.medium]: { display: 'none' },
    [cramped]: { selectors: { [`${root}[data-compact] &`]: { display: 'none' } } },
  },
})

export const contact = styled({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space[2],
  color: theme.color.inkMuted,
})

export const contactName = styled({
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
})

export const phone = styled({
  minHeight: '24px',
  lineHeight: '24px',
  display: 'inline-block',
  color: theme.color.ink,
  fontSize: fontSize.s,
  fontVariantNumeric: 'tabular-nums',
  fontWeight: 500,
  whiteSpace: 'nowrap',
  selectors: { '&:hover': { color: theme.color.accent } },
})
