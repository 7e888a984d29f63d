import { globalStyle, type StyleRule } from '@vanilla-extract/css'
import { clearOfHeads, columnHead, columnHeads } from '../layout/columnHeads.css'
import { message } from '../quantity-stepper/QuantityStepper.css'
import { theme } from '../theme/contract.css'
import { readOutOnly } from '../theme/readOutOnly'
import { fontSize, radius, space, stickyBar } from '../theme/scale'
import { adjusted, styled, styledRoot } from '../theme/styled'

/** In a place this narrow the manufacturer is under the name, and the tiers under the price. */
const folded = '(max-width: 1120px)'
const unfolded = '(min-width: 1120.01px)'

/** In one this narrow there are no heads, and every attribute has its own title. */
const stacked = '(max-width: 820px)'

/** In one this narrow a product is a block. */
const narrow = '(max-width: 610px)'

/** Where name and tags are one line. */
const oneLine = `${folded} and (min-width: 820.01px)`

/** Where a product is lines of attributes. */
const lines = `${stacked} and (min-width: 610.01px)`

/** Where every column has room to spare. */
const wide = '(min-width: 1400px)'

/** Two tiers are in one line; where a zone compares its products, they are in two, and the name has the room. */
const wideColumns =
  'minmax(0, 1fr) 116px 132px 48px 44px 48px 84px var(--tiers) var(--in-cart, 0px) 104px 84px'
const widestColumns = 'minmax(0, 1fr) 132px 176px 56px 56px 56px 92px 176px var(--in-cart, 0px) 104px 84px'
const foldedColumns =
  'minmax(0, 1fr) clamp(108px, 12cqi, 124px) 48px 44px 48px 136px var(--in-cart, 0px) 104px 84px'

/** The tiers begin clear of the price, which ends where its column ends. */
const clearOfPrice = '6px'

const PICTURE = '32px'

export const root = styledRoot({
  display: 'block',
  // Its columns fold by its own width: beside a docked cart it is narrower than the page.
  containerType: 'inline-size',
  border: `1px solid ${theme.color.seam}`,
  borderBlockEnd: 0,
  background: theme.color.surface,
  // While newer products are loading what is shown stays readable.
  selectors: {
    '&:not([data-with-attributes])': { vars: { '--tiers': '138px' } },
    '&[data-with-attributes]': { vars: { '--tiers': '104px' } },
    '&[data-with-cart]': { vars: { '--in-cart': '44px' } },
    '&[aria-busy="true"]': { boxShadow: `inset 0 2px 0 ${theme.color.accent}`, cursor: 'progress' },
  },
  '@media': {
    // After a sticky FilterPanel, which is 42 px high with its lines.
    'screen and (min-width: 640px)': {
      selectors: { '[data-sticky] ~ &': { vars: { [stickyBar]: '42px' } } },
    },
  },
})

/** The row of column heads; among blocks it is read out only, every attribute has its title beside it. */
export const head = `${columnHeads} ${adjusted({ '@container': { [stacked]: readOutOnly } })}`

/** A head whose attribute is on the second line has no place of its own. */
export const column = `${columnHead} ${styled({
  selectors: { '&[data-column="ladder"]': { paddingInlineStart: clearOfPrice } },
  '@container': {
    [folded]: {
      selectors: { '&[data-column="maker"], &[data-column="ladder"]': readOutOnly },
    },
  },
})}`

export const headRow = styled({
  display: 'grid',
  gridTemplateColumns: wideColumns,
  alignItems: 'center',
  columnGap: '10px',
  minHeight: '32px',
  paddingInline: space[3],
  '@container': {
    [wide]: { gridTemplateColumns: widestColumns },
    [folded]: { gridTemplateColumns: foldedColumns },
  },
})

export const body = styled({ display: 'block' })

/** One baseline: every cell is in the middle of the same 44 px. */
export const row = styled({
  display: 'grid',
  gridTemplateColumns: wideColumns,
  gridTemplateAreas: '"goods spec maker expiry pack stock price ladder cart number add"',
  alignItems: 'center',
  columnGap: '10px',
  minHeight: '44px',
  paddingInline: space[3],
  borderBlockEnd: `1px solid ${theme.color.seam}`,
  selectors: { '&:hover': { background: theme.color.canvas } },
  '@container': {
    [wide]: { gridTemplateColumns: widestColumns },
    [folded]: {
      gridTemplateColumns: foldedColumns,
      // The values are on the line of the name; the tiers are below the price, whose column has room for two.
      gridTemplateAreas: [
        '"goods spec expiry pack stock price cart number add"',
        '"maker spec . . . ladder cart number add"',
      ].join(' '),
      paddingBlock: '1px',
    },
    [stacked]: {
      gridTemplateColumns: 'auto auto minmax(0, 1fr) 172px 110px',
      gridTemplateAreas: [
        '"goods goods goods price number"',
        '"spec spec maker ladder add"',
        '"expiry pack stock ladder cart"',
      ].join(' '),
      gap: `2px ${space[2]}`,
      paddingBlock: space[2],
    },
    [narrow]: {
      gridTemplateColumns: 'repeat(6, minmax(0, 1fr))',
      gridTemplateAreas: [
        '"goods goods goods goods goods goods"',
        '"spec spec spec maker maker maker"',
        '"expiry expiry pack pack stock stock"',
        '"price price price ladder ladder cart"',
        '"number number number add add add"',
      ].join(' '),
      padding: space[3],
    },
  },
})

const cut = { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' } as const

const cellIn = (gridArea: string, rule: StyleRule = {}) =>
  styled({ display: 'block', gridArea, minWidth: 0, padding: 0, ...rule })

/** Room for the picture, which picture and name as one link show. */
const besidePicture = '40px'

export const goodsCell = cellIn('goods', {
  position: 'relative',
  paddingInlineStart: besidePicture,
  selectors: { '[data-without-picture] > &': { paddingInlineStart: 0 } },
  '@container': { [narrow]: { minHeight: '36px', paddingBlockStart: '4px' } },
})

/** Where there is room for two lines, the name has one of its own: it is what tells products apart. */
export const nameLine = styled({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: '6px',
  minWidth: 0,
  selectors: { '&[data-with-attributes]': { flexWrap: 'nowrap' } },
  '@container': { [oneLine]: { flexWrap: 'nowrap' } },
})

/** The tags are beside the name: all but the first one are left out before it is cut. */
const besideTags = { flex: '0 1 auto', minWidth: 0 } as const

export const name = styled({
  ...cut,
  flex: '1 1 100%',
  minHeight: '22px',
  lineHeight: '22px',
  fontWeight: 500,
  selectors: {
    '&:hover': { color: theme.color.accent },
    '[data-with-attributes] > &': besideTags,
  },
  '@container': {
    [oneLine]: besideTags,
    [narrow]: {
      display: '-webkit-box',
      WebkitBoxOrient: 'vertical',
      WebkitLineClamp: 2,
      whiteSpace: 'normal',
    },
  },
})

export const picture = styled({
  position: 'absolute',
  insetBlockStart: '50%',
  insetInlineStart: 0,
  width: PICTURE,
  height: PICTURE,
  marginBlockStart: '-16px',
  borderRadius: radius.s,
  background: theme.color.sunken,
  objectFit: 'cover',
  '@container': { [folded]: { insetBlockStart: '4px', marginBlockStart: 0 } },
})

const tagsBesideName = { flex: '0 1000 auto', minWidth: '40px', maxWidth: '60%' } as const

/** One line: a tag without room wraps below it and is not seen, the first one too, because of what is before it. */
export const tags = adjusted({
  flex: '1 1 0',
  minWidth: 0,
  height: '18px',
  overflow: 'hidden',
  selectors: {
    '&::before': { content: '', height: '18px', marginInlineEnd: '-4px' },
    '[data-with-attributes] > &': tagsBesideName,
  },
  '@container': { [oneLine]: tagsBesideName },
})

/** One line, whose last value is cut: rows are as high as others. In a narrow place they are as many lines as they need. */
export const attributes = adjusted({
  columnGap: '6px',
  lineHeight: '18px',
  '@container': { [unfolded]: { flexWrap: 'nowrap' } },
})

const title = {
  content: ['attr(data-title)', 'attr(data-title) / ""'],
  marginInlineEnd: '4px',
  color: theme.color.inkFaint,
}

/** Under the name, not under the picture. */
const underName: StyleRule = {
  selectors: { [`${row}:not([data-without-picture]) > &`]: { paddingInlineStart: besidePicture } },
}

const small: StyleRule = {
  color: theme.color.inkMuted,
  fontSize: fontSize.xs,
  lineHeight: '18px',
  fontVariantNumeric: 'tabular-nums',
}

export const specCell = cellIn('spec', {
  ...small,
  '@container': {
    [oneLine]: { alignSelf: 'start', paddingBlockStart: '3px' },
    [lines]: { ...underName, display: 'flex', gap: space[2] },
  },
})

export const spec = styled({ ...cut, display: 'block', color: theme.color.ink })

export const approval = styled({ ...cut, display: 'block', color: theme.color.inkFaint })

export const makerCell = cellIn('maker', {
  ...small,
  ...cut,
  '@container': { [oneLine]: underName },
})

/** One value: expiry, pack, stock. */
export const attribute = styled({
  ...small,
  minWidth: 0,
  padding: 0,
  overflowWrap: 'anywhere',
  selectors: {
    '&[data-attribute="expiry"]': { gridArea: 'expiry' },
    '&[data-attribute="pack"]': { gridArea: 'pack', textAlign: 'end' },
    '&[data-attribute="stock"]': { gridArea: 'stock', textAlign: 'end' },
    '[data-near-expiry] > &[data-attribute="expiry"]': { color: theme.color.brass, fontWeight: 600 },
    '[data-state="no_stock"] > &[data-attribute="stock"]': { color: theme.color.brass },
  },
  '@container': {
    [stacked]: { selectors: { '&[data-attribute]': { textAlign: 'start' }, '&::before': title } },
    [lines]: {
      selectors: {
        [`${row}:not([data-without-picture]) > &[data-attribute="expiry"]`]: {
          paddingInlineStart: besidePicture,
        },
      },
    },
  },
})

export const priceCell = cellIn('price', {
  display: 'flex',
  justifyContent: 'end',
  '@container': {
    // The reason why there is no price has the place of the tiers too.
    [unfolded]: {
      selectors: { '[data-price="none"] > &': { gridColumn: 'price-start / ladder-end' } },
    },
    [oneLine]: {
      selectors: { '[data-price="none"] > &': { gridRow: '1 / -1' } },
    },
    [stacked]: { justifyContent: 'start' },
  },
})

export const price = adjusted({ alignItems: 'center', minHeight: 0 })

export const ladderCell = cellIn('ladder', {
  '@container': {
    [unfolded]: { paddingInlineStart: clearOfPrice },
    [stacked]: { alignSelf: 'start' },
  },
})

/** Two lines of tiers; below the price there is room for all in one. */
export const ladder = adjusted({
  selectors: {
    '&[data-compact]': {
      height: 'auto',
      maxHeight: '36px',
      '@container': {
        [folded]: { justifyContent: 'end' },
        [stacked]: { justifyContent: 'start', maxHeight: '54px' },
      },
    },
  },
})

export const cartCell = cellIn('cart', {
  textAlign: 'end',
  '@container': { [stacked]: { textAlign: 'center' } },
})

export const numberCell = cellIn('number', { display: 'flex' })

export const addCell = cellIn('add', { '@container': { [stacked]: { alignSelf: 'start' } } })

/** Thumbs need more than 24 px. */
export const stepper = adjusted({
  gridTemplateColumns: '24px minmax(40px, 54px) 24px',
  '@container': { [narrow]: { height: '36px', gridTemplateColumns: '36px minmax(44px, 56px) 36px' } },
})

export const add = adjusted({
  width: '100%',
  selectors: { '&[data-size="s"]': { '@container': { [narrow]: { minHeight: '36px' } } } },
})

// What is in the place of the button, such as the one of a notice of arrival, is as wide as it.
globalStyle(`${addCell}${addCell} > :where([class*="yaoji_"])`, {
  '@container': {
    '(min-width: 610.01px)': {
      minHeight: '28px',
      maxWidth: '100%',
      paddingInline: '2px',
      fontSize: fontSize.xs,
      whiteSpace: 'nowrap',
    },
  },
})

// Above the field are the field and the button of the row before; beside it is nothing to press.
globalStyle(`${numberCell} ${message}${message}`, {
  '@container': {
    '(min-width: 820.01px)': {
      insetBlock: '50% auto',
      insetInline: 'auto calc(100% + 6px)',
      transform: 'translateY(-50%)',
    },
  },
})

// What has the focus must not be under the heads; everything in a row is ours.
globalStyle(`${row} :where([class*="yaoji_"]):focus-visible`, {
  scrollMarginBlock: `${clearOfHeads} 24px`,
})
