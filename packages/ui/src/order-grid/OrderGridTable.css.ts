import { theme } from '../theme/contract.css'
import { readOutOnly } from '../theme/readOutOnly'
import { fontSize, media, radius, space, stack } from '../theme/scale'
import { styled, styledRoot } from '../theme/styled'

/** In a container this narrow every row is a card. */
const cards = '(max-width: 799px)'

export const root = styledRoot({ containerType: 'inline-size' })

export const table = styled({
  width: '100%',
  tableLayout: 'fixed',
  '@container': { [cards]: { display: 'block' } },
})

export const heads = styled({ '@container': { [cards]: { display: 'block', ...readOutOnly } } })

export const headRow = styled({ '@container': { [cards]: { display: 'block' } } })

export const head = styled({
  padding: `6px ${space[2]}`,
  borderBlockEnd: `1px solid ${theme.color.seam}`,
  background: theme.color.sunken,
  color: theme.color.inkMuted,
  fontSize: fontSize.s,
  fontWeight: 500,
  textAlign: 'start',
  selectors: {
    '&[data-column="line"]': { width: '40px' },
    '&[data-column="query"]': { width: '176px' },
    '&[data-column="last"]': { width: '92px' },
    '&[data-column="price"]': { width: '116px' },
    '&[data-column="number"]': { width: '96px' },
    '&[data-column="subtotal"]': { width: '96px' },
    '&[data-column="note"]': { width: '128px' },
    '&[data-column="remove"]': { width: '40px' },
  },
  '@container': { [cards]: { display: 'block' } },
})

export const body = styled({ '@container': { [cards]: { display: 'block' } } })

export const row = styled({
  borderBlockEnd: `1px solid ${theme.color.seam}`,
  selectors: {
    '&[data-tone="bad"]': { background: theme.color.priceWash },
    '&[data-tone="guess"]': { background: theme.color.brassWash },
    '&[data-tone="wait"]': { background: theme.color.brassWash },
  },
  '@container': {
    [cards]: {
      display: 'grid',
      gridTemplateColumns: '28px minmax(0, 1fr) minmax(0, 1fr) 44px',
      gridTemplateAreas: `
        'line query query remove'
        'product product product product'
        'price price last last'
        'number number subtotal subtotal'
        'note note note note'
      `,
      alignItems: 'center',
      gap: `6px ${space[2]}`,
      padding: `${space[3]} 0`,
    },
  },
})

export const cell = styled({
  position: 'relative',
  height: '48px',
  padding: `6px ${space[2]}`,
  verticalAlign: 'middle',
  fontSize: fontSize.s,
  overflowWrap: 'anywhere',
  fontVariantNumeric: 'tabular-nums',
  selectors: {
    '&[data-column="line"]': { color: theme.color.inkMuted },
    '&[data-column="subtotal"]': { fontWeight: 500 },
    '&[data-column="note"]': { color: theme.color.inkMuted, fontSize: fontSize.xs },
    '[data-tone="ready"] &[data-column="note"]': { color: theme.color.success },
    '[data-tone="guess"] &[data-column="note"]': { color: theme.color.brass },
    '[data-tone="wait"] &[data-column="note"]': { color: theme.color.brass },
    '[data-tone="bad"] &[data-column="note"]': { color: theme.color.price },
  },
  '@container': {
    [cards]: {
      display: 'block',
      height: 'auto',
      padding: 0,
      selectors: {
        '&[data-column="line"]': { gridArea: 'line' },
        '&[data-column="query"]': { gridArea: 'query' },
        '&[data-column="product"]': { gridArea: 'product' },
        '&[data-column="last"]': { gridArea: 'last' },
        '&[data-column="price"]': { gridArea: 'price' },
        '&[data-column="number"]': {
          gridArea: 'number',
          display: 'flex',
          alignItems: 'center',
          gap: space[2],
          whiteSpace: 'nowrap',
        },
        '&[data-column="subtotal"]': { gridArea: 'subtotal' },
        '&[data-column="note"]': { gridArea: 'note' },
        '&[data-column="remove"]': { gridArea: 'remove' },
        '&:empty, &[data-empty]': { display: 'none' },
        '&[data-title]::before': {
          content: ['attr(data-title) " "', 'attr(data-title) " " / ""'],
          color: theme.color.inkMuted,
        },
      },
    },
  },
})

const field = {
  width: '100%',
  height: '32px',
  padding: `0 ${space[2]}`,
  border: `1px solid ${theme.color.seamStrong}`,
  borderRadius: radius.s,
  background: theme.color.surface,
  color: theme.color.ink,
  fontSize: fontSize.m,
} as const

/** Below 16 px phones zoom into a field and the buyer loses the place. */
const onPhones = { [cards]: { height: '44px', fontSize: fontSize.l } }

/** A cell that gets the focus scrolls to a place above what sticks below the rows. */
export const input = styled({
  ...field,
  scrollMarginBlock: '96px',
  selectors: {
    '&::placeholder': { color: theme.color.inkMuted, fontSize: fontSize.s, opacity: 1 },
    '[data-result] &': { scrollMarginBlockEnd: 'calc(28vh + 208px)' },
  },
  '@container': onPhones,
})

export const choice = styled({
  ...field,
  marginBlockStart: '4px',
  fontSize: fontSize.s,
  textOverflow: 'ellipsis',
  '@container': onPhones,
})

export const product = styled({
  color: theme.color.ink,
  fontWeight: 500,
  selectors: { 'a&:hover': { color: theme.color.accent } },
})

/** A link between words: underlined, because colour alone does not show it. */
export const link = styled({
  color: theme.color.accent,
  textDecoration: 'underline',
  overflowWrap: 'anywhere',
  '@media': { [media.narrow]: { display: 'inline-flex', alignItems: 'center', minHeight: '44px' } },
})

export const about = styled({ display: 'block', color: theme.color.inkMuted, fontSize: fontSize.xs })

export const tier = styled({ display: 'block', color: theme.color.brass, fontSize: fontSize.xs })

export const remove = styled({
  display: 'grid',
  placeItems: 'center',
  width: '28px',
  height: '28px',
  color: theme.color.inkMuted,
  selectors: { '&:hover': { color: theme.color.price } },
  '@container': { [cards]: { width: '44px', height: '44px' } },
})

export const list = styled({
  position: 'absolute',
  insetBlockStart: 'calc(100% - 4px)',
  insetInlineStart: space[2],
  zIndex: stack.flyout,
  width: 'min(420px, 80vw)',
  maxHeight: '320px',
  overflowY: 'auto',
  border: `1px solid ${theme.color.seam}`,
  borderRadius: radius.s,
  background: theme.color.surface,
  boxShadow: theme.shadow.float,
})

export const option = styled({
  padding: `6px ${space[3]}`,
  fontSize: fontSize.s,
  cursor: 'pointer',
  selectors: { '&[aria-selected="true"], &:hover': { background: theme.color.accentWash } },
})
