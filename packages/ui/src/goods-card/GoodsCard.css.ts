import { theme } from '../theme/contract.css'
import { fontSize, media, radius, space } from '../theme/scale'
import { adjusted, styled, styledRoot } from '../theme/styled'

const withoutPicture = '[data-without-picture]'
const withAttributes = '[data-with-attributes]'

/** Two rows of cards fit under the controls of a list on a small desktop: each line has its one height. */
export const root = styledRoot({
  display: 'flex',
  flexDirection: 'column',
  minWidth: 0,
  padding: space[2],
  background: theme.color.surface,
  position: 'relative',
  selectors: {
    '&:hover': {
      background: theme.color.surface,
      zIndex: 1,
      boxShadow: `inset 0 0 0 1px ${theme.color.accent}`,
    },
    '&:focus-within': { boxShadow: `inset 0 0 0 1px ${theme.color.accent}` },
    // Tags and mark have a line of their own above the name.
    [`&${withoutPicture}`]: { paddingBlockStart: '38px' },
  },
})

export const picture = styled({
  display: 'block',
  flex: 'none',
  height: '120px',
  marginBlockEnd: '2px',
  background: theme.color.sunken,
  borderRadius: radius.s,
  overflow: 'hidden',
  // The line of attributes takes its height from the picture: cards with and without one are as high.
  selectors: { [`${withAttributes} > &`]: { height: '102px' } },
})

export const image = styled({ width: '100%', height: '100%', objectFit: 'contain' })

/** In the corner of the picture. */
export const tags = adjusted({
  position: 'absolute',
  insetBlockStart: space[3],
  insetInlineStart: space[3],
  maxWidth: 'calc(100% - 28px)',
  selectors: {
    [`${withoutPicture} > &`]: { maxWidth: 'calc(100% - 104px)', height: '20px', overflow: 'hidden' },
  },
})

/** At the end of the picture: at its beginning are the tags. Without one in the other corner, beside them. */
export const inCart = adjusted({
  position: 'absolute',
  insetBlockStart: '100px',
  insetInlineEnd: space[3],
  selectors: {
    [`${withAttributes} > &`]: { insetBlockStart: '82px' },
    [`${withoutPicture} > &`]: { insetBlockStart: space[3] },
  },
})

const line = { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' } as const

export const name = styled({
  ...line,
  display: 'block',
  minHeight: '20px',
  lineHeight: '20px',
  fontWeight: 500,
  selectors: { '&:hover': { color: theme.color.accent } },
})

const small = {
  display: 'flex',
  minWidth: 0,
  minHeight: '18px',
  color: theme.color.inkMuted,
  fontSize: fontSize.xs,
  lineHeight: '18px',
} as const

export const about = styled(small)

/** The specification tells two products of one name apart: the manufacturer is cut first. */
export const spec = styled({ ...line, flex: '0 1 auto', maxWidth: '70%' })

export const maker = styled({
  ...line,
  flex: '1 1 0',
  minWidth: 0,
  selectors: { '&::before': { content: '"·" / ""', marginInline: '4px', color: theme.color.inkFaint } },
})

/** What has no place in the line is left out as a whole: a number whose last digit is cut is another number. */
export const facts = styled({
  ...small,
  flexWrap: 'wrap',
  columnGap: space[2],
  height: '18px',
  overflow: 'hidden',
  fontVariantNumeric: 'tabular-nums',
  whiteSpace: 'nowrap',
  '@media': { [media.narrow]: { height: 'auto' } },
})

export const expiry = styled({
  selectors: { '&[data-near-expiry]': { color: theme.color.brass, fontWeight: 600 } },
})

/** One line, as the other facts are: rows of cards are as high. On a phone as many as the values need. */
export const attributes = adjusted({
  '@media': { 'screen and (min-width: 640px)': { flexWrap: 'nowrap' } },
})

export const stock = styled({ selectors: { '&[data-sold-out]': { color: theme.color.brass } } })

/** Price and tiers on one baseline; at the bottom, so that the buttons of a row of cards are on one line. */
export const offer = styled({
  display: 'flex',
  alignItems: 'baseline',
  columnGap: space[2],
  minWidth: 0,
  minHeight: '27px',
  marginBlockStart: 'auto',
  paddingBlockStart: '2px',
  '@media': { [media.narrow]: { flexWrap: 'wrap' } },
})

export const ladder = adjusted({ flex: '1 1 0', minWidth: 0 })

/** In place of the ladder: a limited offer has none. */
export const deal = styled({ ...line, minWidth: 0, color: theme.color.price, fontSize: fontSize.xs })

/** Whatever is in the place of the button, rows of cards are as high. */
export const foot = styled({
  display: 'flex',
  flexWrap: 'wrap',
  gap: '6px',
  alignItems: 'center',
  marginBlockStart: '3px',
  minHeight: '28px',
  '@media': { 'screen and (min-width: 640px)': { height: '28px', flexWrap: 'nowrap' } },
})
