import type { StyleRule } from '@vanilla-extract/css'
import { clearOfHeads } from '../layout/columnHeads.css'
import * as goods from '../layout/goodsRow.css'
import { theme } from '../theme/contract.css'
import { fontSize, lineHeight, media, radius, space } from '../theme/scale'
import { adjusted, styled } from '../theme/styled'
import { columnsMedium, rowGrid } from './rowGrid'

const number = { fontVariantNumeric: 'tabular-nums', textAlign: 'end' } as const

export const warehouse = styled({
  display: 'grid',
  gridTemplateColumns: '36px minmax(0, 1fr)',
  columnGap: space[2],
  alignItems: 'center',
  minHeight: '41px',
  paddingInline: space[2],
  borderBlockEnd: `1px solid ${theme.color.seam}`,
  background: theme.color.canvas,
  fontSize: fontSize.s,
  '@media': {
    [media.medium]: { gridTemplateColumns: '32px minmax(0, 1fr)' },
    [media.narrow]: { minHeight: '45px' },
  },
})

export const warehouseName = styled({ padding: 0, fontWeight: 600 })

/** The row below the first ones where the rest could not be loaded. */
export const more = styled({ display: 'block', borderBlockEnd: `1px solid ${theme.color.seam}` })

export const moreCell = styled({ display: 'block', padding: space[3], textAlign: 'center' })

export const kinds = styled({ marginInlineStart: space[1], color: theme.color.inkFaint, fontWeight: 400 })

export const line = styled({
  ...rowGrid,
  alignItems: 'start',
  minHeight: '57px',
  paddingBlock: space[2],
  borderBlockEnd: `1px solid ${theme.color.seam}`,
  background: theme.color.surface,
  selectors: {
    '&:hover': { background: theme.color.canvas },
    '&[data-unavailable]': { background: theme.color.sunken, color: theme.color.inkFaint },
  },
  '@media': {
    [media.medium]: { gridTemplateColumns: columnsMedium },
    [media.narrow]: {
      gridTemplateColumns: '32px minmax(0, 1fr) auto',
      gridTemplateAreas: '"check goods goods" "check price number" "check subtotal number"',
      minHeight: '101px',
    },
  },
})

/** Its column's head, which is not shown there. */
const narrowLabel = {
  content: 'attr(data-label)',
  marginInlineEnd: space[1],
  whiteSpace: 'nowrap',
  color: theme.color.inkMuted,
  fontSize: fontSize.xs,
}

function cellIn(area: string, wide: StyleRule = {}, narrow: StyleRule = {}) {
  return styled({
    ...goods.cell,
    ...wide,
    '@media': { [media.narrow]: { gridArea: area, minHeight: 0, ...narrow } },
  })
}

export const checkCell = cellIn(
  'check',
  {},
  { alignSelf: 'stretch', alignItems: 'start', paddingBlockStart: '4px' },
)
export const goodsCell = cellIn('goods', goods.goodsCell, { minHeight: '40px', paddingBlockEnd: space[1] })
export const priceCell = cellIn(
  'price',
  { ...number, flexDirection: 'column', justifyContent: 'center', alignItems: 'end' },
  {
    flexDirection: 'row',
    flexWrap: 'wrap',
    justifyContent: 'start',
    alignItems: 'baseline',
    columnGap: space[2],
    textAlign: 'start',
  },
)
export const numberCell = cellIn('number', { justifyContent: 'center' })
export const subtotalCell = cellIn(
  'subtotal',
  { ...number, justifyContent: 'end', whiteSpace: 'nowrap' },
  {
    justifyContent: 'start',
    alignItems: 'baseline',
    textAlign: 'start',
    selectors: { '&::before': narrowLabel },
  },
)
/** On narrow screens it is at the end of the name's line, away from the quantity. */
export const deleteCell = cellIn(
  'goods',
  { justifyContent: 'center' },
  { justifySelf: 'end', alignSelf: 'start', zIndex: 1, marginBlockStart: '-4px' },
)

export const cell = styled(goods.cell)
export const warehouseCheckCell = styled(goods.cell)

/** What has the focus is scrolled clear of the column heads and of the total bar. */
const clear = { scrollMarginBlock: `${clearOfHeads} 120px` }

export const inView = adjusted(clear)

/** On touch screens targets are larger than 24 px. */
export const stepper = adjusted({
  '@media': { [media.narrow]: { height: '36px', gridTemplateColumns: '32px 44px 32px' } },
})

/**
 * On narrow screens the quantity is at the end of the row: a message that began there would make the page wider, and one
 * of two lines would cover the button that deletes.
 */
export const message = adjusted({
  '@media': { [media.narrow]: { insetInlineStart: 'auto', insetInlineEnd: 0, maxWidth: '320px' } },
})

export const check = adjusted({
  ...clear,
  '@media': { [media.narrow]: { width: '32px', height: '32px', marginInlineStart: '-4px' } },
})

/** The name; the picture inside is placed at the head of the cell, so that both are one link. */
export const link = styled({
  ...goods.name,
  ...clear,
  marginBlockEnd: '-4px',
  lineHeight: '20px',
  selectors: { '&:hover': { color: theme.color.accent } },
  '@media': {
    [media.narrow]: {
      ...goods.nameInTwoLines,
      minHeight: '20px',
      marginBlockEnd: 0,
      marginInlineEnd: '44px',
    },
  },
})

export const picture = `${goods.picture} ${adjusted({ selectors: { '[data-unavailable] &': { opacity: 0.5 } } })}`

/** Specification and maker, and at the end of their line what is known of the pack. */
export const detail = styled({
  display: 'flex',
  alignItems: 'baseline',
  columnGap: space[2],
  minWidth: 0,
  fontSize: fontSize.xs,
  lineHeight: '20px',
  color: theme.color.inkMuted,
  fontVariantNumeric: 'tabular-nums',
  whiteSpace: 'nowrap',
  selectors: { '[data-unavailable] &': { color: theme.color.inkFaint } },
})

export const about = styled({ ...goods.cut, flex: '1 1 auto', minWidth: 0 })

export const mark = styled({
  flex: 'none',
  paddingInline: '4px',
  borderRadius: radius.s,
  background: theme.color.brassWash,
  color: theme.color.brass,
  lineHeight: '16px',
})

/** As wide as its longest text, so that months are below one another. */
export const expiry = styled({
  flex: 'none',
  minWidth: '84px',
  selectors: { '&[data-near]': { color: theme.color.brass, fontWeight: 600 } },
  '@media': { [media.narrow]: { minWidth: 0 } },
})

export const midPack = styled({
  flex: 'none',
  minWidth: '84px',
  '@media': { [media.narrow]: { display: 'none' } },
})

export const parts = styled({
  paddingInlineStart: space[2],
  borderInlineStart: `2px solid ${theme.color.seam}`,
  color: theme.color.inkMuted,
  fontSize: fontSize.xs,
  lineHeight: '20px',
})

export const gift = styled({ color: theme.color.inkMuted, fontSize: fontSize.xs, lineHeight: '20px' })

export const hints = styled({
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: space[4],
  color: theme.color.brass,
  fontSize: fontSize.xs,
  lineHeight: '20px',
  fontVariantNumeric: 'tabular-nums',
})

export const hint = styled({
  selectors: { '&[data-kind="error"]': { color: theme.color.price } },
})

export const action = styled({
  ...clear,
  display: 'inline-block',
  minHeight: '24px',
  marginBlock: '-2px',
  paddingInline: space[2],
  color: theme.color.accent,
  lineHeight: '24px',
  selectors: { '&:hover': { color: theme.color.accentHover, textDecoration: 'underline' } },
})

/** On a phone the bar of totals has it: in the row a note about the number below would cover it. */
export const countingGoods = `${action} ${adjusted({ '@media': { [media.narrow]: { display: 'none' } } })}`

export const tag = adjusted({ marginInlineEnd: '4px' })

export const price = styled({
  display: 'inline-block',
  lineHeight: lineHeight.tight,
  selectors: { '&::first-letter': { fontSize: fontSize.xs } },
})

export const unit = styled({ color: theme.color.inkFaint, fontSize: fontSize.xs, fontWeight: 400 })

export const listPrice = styled({ color: theme.color.inkFaint, fontSize: fontSize.xs })

export const subtotal = styled({
  display: 'inline-block',
  color: theme.color.price,
  fontWeight: 600,
  selectors: {
    '&::first-letter': { fontSize: fontSize.xs },
    '[data-pending] &': { color: theme.color.inkMuted },
    '[data-unavailable] &': { color: theme.color.inkFaint, fontWeight: 400 },
  },
})

export const remove = styled({
  ...clear,
  minWidth: '36px',
  minHeight: '28px',
  borderRadius: radius.s,
  color: theme.color.inkMuted,
  fontSize: fontSize.s,
  selectors: { '&:hover': { background: theme.color.priceWash, color: theme.color.price } },
  '@media': { [media.narrow]: { minWidth: '48px', minHeight: '32px' } },
})
