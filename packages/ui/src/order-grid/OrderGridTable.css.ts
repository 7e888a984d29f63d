import { theme } from '../theme/contract.css'
import { readOutOnly } from '../theme/readOutOnly'
import { fontSize, radius, space, stack, stickyTop } from '../theme/scale'
import { sticky } from '../theme/sticky'
import { styled, styledRoot } from '../theme/styled'
import { folded, headHeight, oneLine, phone, rowHeight, tablet } from './sheet'

const below = `var(${stickyTop}, 0px)`

export const root = styledRoot({ containerType: 'inline-size' })

// Borders that collapse stay behind when a cell sticks.
export const table = styled({
  width: '100%',
  tableLayout: 'fixed',
  borderCollapse: 'separate',
  borderSpacing: 0,
  '@container': { [phone]: { display: 'block' } },
})

export const heads = styled({ '@container': { [phone]: { display: 'block', ...readOutOnly } } })

export const headRow = styled({ '@container': { [phone]: { display: 'block' } } })

/** A folded column. It stays in the table, so that cells over all columns have their width. */
const gone = { width: 0, paddingInline: 0 }

export const head = styled({
  ...oneLine,
  position: sticky,
  insetBlockStart: below,
  zIndex: stack.sticky,
  height: headHeight,
  padding: `0 6px`,
  borderBlockEnd: `1px solid ${theme.color.seam}`,
  background: theme.color.sunken,
  color: theme.color.inkMuted,
  fontSize: fontSize.xs,
  fontWeight: 500,
  textAlign: 'start',
  selectors: {
    '&[data-column="line"]': { width: '36px' },
    '&[data-column="query"]': { width: '136px' },
    '&[data-column="expiry"]': { width: '68px' },
    '&[data-column="stock"]': { width: '64px' },
    '&[data-column="last"]': { width: '88px' },
    '&[data-column="price"]': { width: '132px' },
    '&[data-column="number"]': { width: '84px' },
    '&[data-column="subtotal"]': { width: '88px' },
    '&[data-column="note"]': { width: '132px' },
    '&[data-column="remove"]': { width: '36px' },
    '&[data-align="end"]': { textAlign: 'end' },
  },
  '@container': {
    // The name has the room.
    [folded]: {
      selectors: {
        '&[data-column="last"], &[data-column="expiry"]': gone,
        '&[data-column="query"]': { width: '116px' },
        '&[data-column="stock"]': { width: '60px' },
        '&[data-column="price"]': { width: '136px' },
        '&[data-column="number"]': { width: '72px' },
        '&[data-column="subtotal"]': { width: '84px' },
        '&[data-column="note"]': { width: '112px' },
      },
    },
    [tablet]: {
      selectors: {
        '&[data-column="query"]': { width: '112px' },
        '&[data-column="stock"]': gone,
        '&[data-column="price"]': { width: '92px' },
        '&[data-column="number"]': { width: '72px' },
      },
    },
    [phone]: { display: 'block' },
  },
})

export const body = styled({ '@container': { [phone]: { display: 'block' } } })

export const row = styled({
  '@container': {
    [phone]: {
      display: 'grid',
      gridTemplateColumns: '24px auto minmax(0, 1fr) 84px 44px',
      gridTemplateAreas: `
        'line query query number remove'
        'note product product product product'
        '. stock expiry price price'
      `,
      alignItems: 'center',
      gap: `4px ${space[2]}`,
      padding: `${space[2]} ${space[3]}`,
      borderBlockEnd: `1px solid ${theme.color.seam}`,
      selectors: {
        '&[data-tone="bad"]': { boxShadow: `inset 3px 0 0 ${theme.color.price}` },
        '&[data-tone="guess"]': { boxShadow: `inset 3px 0 0 ${theme.color.brass}` },
      },
    },
  },
})

/** Below the name of a product, with its head. */
const fact = { width: 'auto', fontSize: fontSize.xs, textAlign: 'start' } as const

export const cell = styled({
  ...oneLine,
  height: rowHeight,
  padding: '0 6px',
  borderBlockEnd: `1px solid ${theme.color.seam}`,
  background: theme.color.surface,
  verticalAlign: 'middle',
  fontSize: fontSize.s,
  fontVariantNumeric: 'tabular-nums',
  selectors: {
    // The list below the text is not cut.
    '&[data-column="query"]': { overflow: 'visible' },
    '&[data-column="number"]': { overflow: 'visible' },
    '&[data-column="line"]': { color: theme.color.inkMuted, fontSize: fontSize.xs },
    '&[data-column="subtotal"]': { fontWeight: 500 },
    '&[data-column="expiry"], &[data-column="stock"], &[data-column="last"]': { color: theme.color.inkMuted },
    '&[data-align="end"]': { textAlign: 'end' },
    // A bar at the start of a row that the buyer should look at.
    '[data-tone="bad"] > &[data-column="line"]': { boxShadow: `inset 3px 0 0 ${theme.color.price}` },
    '[data-tone="guess"] > &[data-column="line"]': { boxShadow: `inset 3px 0 0 ${theme.color.brass}` },
    // The row to type in is pinned below the heads.
    '[data-entry] > &': {
      position: sticky,
      insetBlockStart: `calc(${below} + ${headHeight})`,
      zIndex: stack.sticky,
      borderBlockEnd: `2px solid ${theme.color.accent}`,
    },
    '&[data-column="note"]': { fontSize: fontSize.xs },
  },
  '@container': {
    [folded]: { selectors: { '&[data-column="last"], &[data-column="expiry"]': gone } },
    [tablet]: { selectors: { '&[data-column="stock"]': gone } },
    [phone]: {
      display: 'block',
      height: 'auto',
      padding: 0,
      border: 0,
      background: 'none',
      selectors: {
        '[data-tone] > &[data-column="line"]': { gridArea: 'line', boxShadow: 'none' },
        '&[data-column="query"]': { gridArea: 'query' },
        '&[data-column="product"]': { gridArea: 'product' },
        '&[data-column="price"]': { gridArea: 'price' },
        '&[data-column="number"]': { gridArea: 'number' },
        '&[data-column="subtotal"]': { display: 'none' },
        '&[data-column="last"]': { display: 'none' },
        '&[data-column="expiry"]': { ...fact, gridArea: 'expiry' },
        '&[data-column="stock"]': { ...fact, gridArea: 'stock' },
        '&[data-head]:not(:empty)::before': { content: 'attr(data-head) " "' },
        '&[data-column="note"]': { gridArea: 'note' },
        '&[data-column="remove"]': { gridArea: 'remove' },
        '[data-entry] > &': { position: 'static', border: 0 },
      },
    },
  },
})

/** Around a list below a text. */
export const anchor = styled({ position: 'relative', display: 'block' })

/** Below 16 px phones zoom into a field and the buyer loses the place. */
const onPhones = { [phone]: { height: '44px', fontSize: fontSize.l } }

/** A cell that gets the focus scrolls to a place clear of what sticks above and below the rows. */
export const input = styled({
  width: '100%',
  height: '30px',
  padding: '0 6px',
  border: `1px solid ${theme.color.seam}`,
  borderRadius: radius.s,
  background: theme.color.surface,
  color: theme.color.ink,
  fontSize: fontSize.m,
  scrollMarginBlockStart: '96px',
  scrollMarginBlockEnd: '112px',
  selectors: {
    '&::placeholder': { color: theme.color.inkMuted, fontSize: fontSize.s, opacity: 1 },
    '[data-entry] &': { borderColor: theme.color.seamStrong },
    '&[data-cell="number"]': { textAlign: 'end' },
  },
  '@container': onPhones,
})

export const group = styled({
  height: headHeight,
  padding: '0 6px',
  borderBlockEnd: `1px solid ${theme.color.seam}`,
  background: theme.color.sunken,
  '@container': { [phone]: { display: 'block', height: 'auto', padding: space[2] } },
})

export const groupRow = styled({ '@container': { [phone]: { display: 'block' } } })

export const fold = styled({
  display: 'inline-flex',
  alignItems: 'center',
  gap: '6px',
  minHeight: '28px',
  color: theme.color.inkMuted,
  fontSize: fontSize.s,
  fontWeight: 500,
  '@container': { [phone]: { minHeight: '44px' } },
})
