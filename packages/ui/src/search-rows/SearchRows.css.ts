import { globalStyle } from '@vanilla-extract/css'
import * as box from '../search-box/SearchBox.css'
import { theme } from '../theme/contract.css'
import { fontSize, media, radius, space, targetSize } from '../theme/scale'
import { adjusted, styled, styledRoot } from '../theme/styled'

export const root = styledRoot({
  minWidth: 0,
  fontSize: fontSize.s,
  // Beside the announcement of the words and their list.
  gridRow: '1 / span 2',
  '@media': { [media.narrow]: { gridRow: 'auto' } },
  selectors: {
    // The place of rows that are on their way: the words beside it do not move when they come.
    '&[data-state="arriving"]': { minHeight: '44px' },
  },
})

export const heading = styled({
  padding: `${space[1]} ${space[3]}`,
  borderBlockEnd: `1px solid ${theme.color.seam}`,
  color: theme.color.inkMuted,
  fontSize: fontSize.xs,
})

export const grid = styled({
  maxHeight: 'min(440px, 60vh)',
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  // Rows of the former text stay readable until other ones have come.
  selectors: { '&[data-former]': { opacity: 0.6 } },
})

export const row = styled({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) 92px 60px 106px 56px',
  columnGap: '10px',
  alignItems: 'center',
  minHeight: '44px',
  padding: `2px ${space[3]}`,
  selectors: {
    '& + &': { borderBlockStart: `1px solid ${theme.color.seam}` },
    '&:hover': { background: theme.color.sunken },
    '&[data-active]': {
      background: theme.color.accentWash,
      boxShadow: `inset 3px 0 0 ${theme.color.accent}`,
    },
  },
  '@media': {
    [media.narrow]: {
      gridTemplateColumns: 'minmax(0, 1fr) auto 106px 56px',
      rowGap: '2px',
      paddingBlock: '6px',
    },
  },
})

export const cell = styled({
  minWidth: 0,
  selectors: {
    '&[data-cell="price"]': { textAlign: 'end' },
    '&[data-cell="before"]': {
      color: theme.color.inkMuted,
      fontSize: fontSize.xs,
      fontVariantNumeric: 'tabular-nums',
      textAlign: 'end',
      whiteSpace: 'nowrap',
    },
    '&[data-cell="add"]': { display: 'flex' },
  },
  '@media': {
    [media.narrow]: {
      selectors: {
        '&[data-cell="name"]': { gridColumn: '1 / -1' },
        '&[data-cell="price"], &[data-cell="before"]': { textAlign: 'start' },
      },
    },
  },
})

export const name = styled({
  display: 'block',
  overflow: 'hidden',
  minHeight: '20px',
  color: theme.color.ink,
  fontSize: fontSize.m,
  lineHeight: '20px',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  selectors: {
    '&:hover': { color: theme.color.accent, textDecoration: 'underline' },
    '&:focus-visible': { outlineOffset: '-2px' },
  },
  '@media': { [media.narrow]: { minHeight: targetSize, lineHeight: targetSize } },
})

/** What the text found of the name. */
export const hit = styled({ color: theme.color.accent, fontWeight: 600 })

/** Specification and maker are cut, expiry and stock are not: a number with a cut end is another number. */
export const facts = styled({
  display: 'flex',
  color: theme.color.inkMuted,
  fontSize: fontSize.xs,
  lineHeight: '18px',
  whiteSpace: 'pre',
})

export const about = styled({ overflow: 'hidden', minWidth: 0, textOverflow: 'ellipsis' })

export const price = adjusted({ alignItems: 'center', justifyContent: 'end', fontSize: fontSize.xs })

export const add = adjusted({ flex: '1 1 auto' })

/** What is around the rows in the search box. */
const withRows = `${box.root}[data-rows]`
const withWords = `${withRows}[data-open]`

// Rows need more width than a field; the words have a column beside them, where they do not move.
globalStyle(`${withRows} ${box.panel}`, {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignItems: 'start',
  insetInlineEnd: 'auto',
  // The maker decides between products of one name: it is readable beside the words.
  width: 'max(100% + 4px, min(1000px, 100vw - 230px))',
  border: `1px solid ${theme.color.seam}`,
  borderRadius: radius.s,
  background: theme.color.surface,
  boxShadow: theme.shadow.float,
  '@media': { [media.narrow]: { width: 'auto', insetInlineEnd: '-2px' } },
})

globalStyle(`${withWords} ${box.panel}`, {
  gridTemplateColumns: 'minmax(0, 1fr) clamp(132px, 12vw, 188px)',
  // The words have what the announcement above them does not need: rows are as high as the higher column.
  gridTemplateRows: 'auto 1fr',
  '@media': { [media.narrow]: { gridTemplateColumns: 'minmax(0, 1fr)', gridTemplateRows: 'none' } },
})

const line = `1px solid ${theme.color.seam}`

globalStyle(`${withWords} ${box.status}, ${withWords} ${box.list}`, {
  gridColumn: 2,
  alignSelf: 'stretch',
  borderInlineStart: line,
  '@media': { [media.narrow]: { gridColumn: 1, order: -1, borderInlineStart: 0, borderBlockEnd: line } },
})

globalStyle(`${withRows} ${box.list}`, {
  // Four and a half words: rows come below.
  '@media': { [media.narrow]: { maxHeight: '154px' } },
})

// In a header of one line hot searches are over the page while the field is empty: in one line, above the rows.
globalStyle(`[data-compact] ${withRows}:not([data-open]) ${box.panel}`, {
  insetBlockStart: 'calc(100% + 36px)',
})

globalStyle(`[data-compact] ${withRows} ${box.hot}`, {
  flexWrap: 'nowrap',
  overflowX: 'auto',
  scrollbarWidth: 'none',
})
