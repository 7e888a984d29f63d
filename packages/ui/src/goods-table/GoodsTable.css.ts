import { globalStyle, type StyleRule } from '@vanilla-extract/css'
import { clearOfHeads, columnHead, columnHeads } from '../layout/columnHeads.css'
import * as goods from '../layout/goodsRow.css'
import { theme } from '../theme/contract.css'
import { readOutOnly } from '../theme/readOutOnly'
import { fontSize, media, space } from '../theme/scale'
import { adjusted, styled, styledRoot } from '../theme/styled'

/** From here down there are no heads, and every attribute has its own title. */
const stacked = 'screen and (max-width: 1099px)'

/** From here down the approval number has no room beside the other attributes. */
const tight = 'screen and (max-width: 959px)'

const columns = 'minmax(0, 1fr) 124px 60px 52px 48px 172px 108px 92px'

export const root = styledRoot({
  display: 'block',
  border: `1px solid ${theme.color.seam}`,
  borderBlockEnd: 0,
  background: theme.color.surface,
  // While newer products are loading what is shown stays readable.
  selectors: {
    '&[aria-busy="true"]': { boxShadow: `inset 0 2px 0 ${theme.color.accent}`, cursor: 'progress' },
  },
})

/** The row of column heads; among blocks it is read out only, every attribute has its title beside it. */
export const head = `${columnHeads} ${adjusted({ '@media': { [stacked]: readOutOnly } })}`

export const column = columnHead

export const headRow = styled({
  display: 'grid',
  gridTemplateColumns: columns,
  alignItems: 'center',
  columnGap: space[4],
  minHeight: '36px',
  paddingInline: space[3],
})

export const body = styled({ display: 'block' })

export const row = styled({
  display: 'grid',
  gridTemplateColumns: columns,
  alignItems: 'start',
  columnGap: space[4],
  minHeight: '57px',
  padding: `${space[2]} ${space[3]}`,
  borderBlockEnd: `1px solid ${theme.color.seam}`,
  selectors: { '&:hover': { background: theme.color.canvas } },
  '@media': {
    [stacked]: {
      gridTemplateColumns: 'auto auto auto minmax(0, 1fr) 172px 110px',
      gridTemplateAreas: [
        '"goods goods goods goods price number"',
        '"goods goods goods goods price add"',
        '"pack expiry stock approval price add"',
      ].join(' '),
      rowGap: '4px',
    },
    [tight]: {
      gridTemplateColumns: 'auto auto minmax(0, 1fr) 172px 110px',
      columnGap: space[2],
      gridTemplateAreas: [
        '"goods goods goods price number"',
        '"goods goods goods price add"',
        '"pack expiry stock price add"',
        '"approval approval approval price add"',
      ].join(' '),
    },
    [media.narrow]: {
      gridTemplateColumns: 'repeat(6, minmax(0, 1fr))',
      gridTemplateAreas: [
        '"goods goods goods goods goods goods"',
        '"pack pack expiry expiry stock stock"',
        '"approval approval approval approval approval approval"',
        '"price price price price price price"',
        '"number number number add add add"',
      ].join(' '),
      padding: space[3],
    },
  },
})

function cellIn(area: string, rule: StyleRule = {}) {
  const minHeight = area === 'goods' ? undefined : 0
  return styled({ ...goods.cell, ...rule, '@media': { [stacked]: { gridArea: area, minHeight } } })
}

export const goodsCell = cellIn('goods', {
  ...goods.goodsCell,
  selectors: { '[data-without-picture] > &': { paddingInlineStart: 0 } },
})
export const priceCell = cellIn('price', { display: 'grid', alignContent: 'center' })
export const numberCell = cellIn('number')
export const addCell = cellIn('add')

const title = {
  content: ['attr(data-title)', 'attr(data-title) / ""'],
  marginInlineEnd: '4px',
  color: theme.color.inkFaint,
}

/** An attribute that begins a line is under the name, not under the picture. */
const underName = (attribute: string): StyleRule => ({
  selectors: {
    [`${row}:not([data-without-picture]) > &[data-attribute="${attribute}"]`]: { paddingInlineStart: '48px' },
  },
})

export const attribute = styled({
  ...goods.cell,
  color: theme.color.inkMuted,
  fontSize: fontSize.xs,
  fontVariantNumeric: 'tabular-nums',
  overflowWrap: 'anywhere',
  selectors: {
    '&[data-attribute="stock"], &[data-attribute="pack"]': { justifyContent: 'end' },
    '[data-near-expiry] > &[data-attribute="expiry"]': { color: theme.color.brass, fontWeight: 600 },
    '[data-state="no_stock"] > &[data-attribute="stock"]': { color: theme.color.brass },
  },
  '@media': {
    [stacked]: {
      minHeight: 0,
      selectors: {
        '&[data-attribute]': { display: 'block' },
        '&[data-attribute="approval"]': { gridArea: 'approval' },
        '&[data-attribute="pack"]': { gridArea: 'pack' },
        '&[data-attribute="expiry"]': { gridArea: 'expiry' },
        '&[data-attribute="stock"]': { gridArea: 'stock' },
        '&::before': title,
      },
    },
    [`${stacked} and (min-width: 640px)`]: underName('pack'),
    [`${tight} and (min-width: 640px)`]: underName('approval'),
  },
})

export const picture = goods.picture

export const name = styled({
  ...goods.name,
  lineHeight: '24px',
  selectors: { '&:hover': { color: theme.color.accent } },
  '@media': { [media.narrow]: goods.nameInTwoLines },
})

export const about = styled(goods.about)

export const tags = adjusted({ marginBlockStart: '2px' })

export const attributes = adjusted({ marginBlockStart: '2px' })

/** Thumbs need more than 24 px. */
export const stepper = adjusted({
  '@media': { [media.narrow]: { height: '36px', gridTemplateColumns: '36px minmax(44px, 56px) 36px' } },
})

export const add = adjusted({
  width: '100%',
  '@media': { [media.narrow]: { minHeight: '36px' } },
})

// What has the focus must not be under the heads; everything in a row is ours.
globalStyle(`${row} :where([class*="yaoji_"]):focus-visible`, {
  scrollMarginBlock: `${clearOfHeads} 24px`,
})
