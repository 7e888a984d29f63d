'use client'
import type { ReactNode } from 'react'
import {
  AddToCartButton,
  AddToCartLadder as GoodsTableLadder,
  AddToCartPrice as GoodsTablePrice,
  AddToCartStepper as GoodsTableStepper,
} from '../add-to-cart/AddToCart'
import { GoodsTags, type GoodsTagsProps } from '../goods-tag'
import { dataAttr } from '../part/dataAttr'
import { joinClass, withClass } from '../part/withClass'
import type { PriceGateProps } from '../price-gate'
import { Skeleton } from '../skeleton'
import * as css from './GoodsTable.css'
import * as Headless from './GoodsTable.headless'

export const GoodsTableRoot = withClass(Headless.GoodsTableRoot, css.root, 'GoodsTableRoot')
export const GoodsTableHead = withClass(Headless.GoodsTableHead, css.head, 'GoodsTableHead')
export const GoodsTableColumn = withClass(Headless.GoodsTableColumn, css.column, 'GoodsTableColumn')
export const GoodsTableBody = withClass(Headless.GoodsTableBody, css.body, 'GoodsTableBody')
export const GoodsTableRow = withClass(Headless.GoodsTableRow, css.row, 'GoodsTableRow')
export const GoodsTableCell = Headless.GoodsTableCell
export const GoodsTablePicture = withClass(Headless.GoodsTablePicture, css.picture, 'GoodsTablePicture')
export const GoodsTableName = withClass(Headless.GoodsTableName, css.name, 'GoodsTableName')
export const GoodsTableAbout = withClass(Headless.GoodsTableAbout, css.about, 'GoodsTableAbout')
export const GoodsTableFact = withClass(Headless.GoodsTableFact, css.fact, 'GoodsTableFact')
export const GoodsTableAdd = withClass(AddToCartButton, css.add, 'GoodsTableAdd')
export { GoodsTableLadder, GoodsTablePrice, GoodsTableStepper }

export function GoodsTableTags({ className, ...rest }: Partial<GoodsTagsProps>) {
  const { goods } = Headless.useGoodsTableRow('GoodsTableTags')
  return <GoodsTags tags={goods.tags} {...rest} className={joinClass(css.tags, className)} />
}

export interface GoodsTableProps<Goods extends Headless.GoodsTableGoods> {
  /** What the table lists, for screen readers. */
  label: string
  /** Undefined until they are known. */
  list: readonly Goods[] | undefined
  goodsHref: (goods: Goods) => string
  onAdd?: (goods: Goods, number: number) => void
  /** Whether an add of this goods is on its way. */
  isBusy?: (goods: Goods) => boolean
  /** Where the price gate's action leads. */
  actionHref?: PriceGateProps['actionHref']
  /** Leave the pictures out. */
  withoutPicture?: boolean
  /** Newer goods are on their way in place of those shown. */
  refreshing?: boolean
  /** What stands there when nothing was found. */
  empty?: ReactNode
  className?: string
}

/**
 * Goods line by line: what is compared stands in columns, number and add at the end of each row. Below 1100 px rows
 * become blocks and stay rows to screen readers.
 */
export function GoodsTable<Goods extends Headless.GoodsTableGoods>(props: GoodsTableProps<Goods>) {
  const { label, list, empty, refreshing, className } = props
  if (list === undefined) return <Skeleton variant="rows" count={10} label="正在加载商品" />
  if (list.length === 0) return <>{empty}</>
  return (
    <GoodsTableRoot aria-label={label} aria-busy={refreshing || undefined} className={className}>
      <GoodsTableHead>
        <GoodsTableColumn>商品</GoodsTableColumn>
        <GoodsTableColumn>批准文号</GoodsTableColumn>
        <GoodsTableColumn data-align="end">中包装</GoodsTableColumn>
        <GoodsTableColumn>效期</GoodsTableColumn>
        <GoodsTableColumn data-align="end">库存</GoodsTableColumn>
        <GoodsTableColumn>价格</GoodsTableColumn>
        <GoodsTableColumn data-align="center">数量</GoodsTableColumn>
        <GoodsTableColumn data-align="center">操作</GoodsTableColumn>
      </GoodsTableHead>
      <GoodsTableBody>
        {list.map(goods => (
          <Row key={`${goods.id}-${goods.goods_price_id ?? 0}`} goods={goods} {...props} />
        ))}
      </GoodsTableBody>
    </GoodsTableRoot>
  )
}

type RowProps<Goods extends Headless.GoodsTableGoods> = GoodsTableProps<Goods> & { goods: Goods }

function Row<Goods extends Headless.GoodsTableGoods>({
  goods,
  goodsHref,
  onAdd,
  isBusy,
  actionHref,
  withoutPicture,
}: RowProps<Goods>) {
  return (
    <GoodsTableRow
      goods={goods}
      href={goodsHref(goods)}
      onAdd={number => onAdd?.(goods, number)}
      busy={isBusy?.(goods)}
    >
      <GoodsTableCell className={css.goodsCell} data-without-picture={dataAttr(withoutPicture)}>
        <GoodsTableName>{!withoutPicture && <GoodsTablePicture />}</GoodsTableName>
        <GoodsTableAbout />
        <GoodsTableTags />
      </GoodsTableCell>
      <GoodsTableFact fact="approval" />
      <GoodsTableFact fact="pack" />
      <GoodsTableFact fact="expiry" />
      <GoodsTableFact fact="stock" />
      <GoodsTableCell className={css.priceCell}>
        <GoodsTablePrice actionHref={actionHref} />
        <GoodsTableLadder />
      </GoodsTableCell>
      <GoodsTableCell className={css.numberCell}>
        <GoodsTableStepper />
      </GoodsTableCell>
      <GoodsTableCell className={css.addCell}>
        <GoodsTableAdd />
      </GoodsTableCell>
    </GoodsTableRow>
  )
}
