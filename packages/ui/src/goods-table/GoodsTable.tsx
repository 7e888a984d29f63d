'use client'
import type { BuyAction } from '@yaoji/domain'
import { forwardRef, type ReactNode, type RefAttributes, type TableHTMLAttributes } from 'react'
import type { GoodsAttribute } from '../goods-card'
import { useLabels } from '../labels/useLabels'
import { ColumnHeads, type HeadColumn } from '../part/ColumnHeads'
import { dataAttr } from '../part/dataAttr'
import { joinClass } from '../part/joinClass'
import { useGoodsEvents } from '../part/listedGoods'
import { tableRole } from '../part/tableRoles'
import { Skeleton } from '../skeleton'
import * as css from './GoodsTable.css'
import type { GoodsTableGoods } from './GoodsTableGoods'
import { GoodsTableRow } from './GoodsTableRow'
import { goodsTableLabels } from './goodsTableLabels'

export interface GoodsTableProps<Goods extends GoodsTableGoods>
  extends Omit<TableHTMLAttributes<HTMLTableElement>, 'children'> {
  /** What the table lists, for screen readers. */
  label: string
  /** The products; undefined until they are known. */
  list: readonly Goods[] | undefined
  /** Address of a product's own page. */
  goodsHref: (goods: Goods) => string
  /** The add button of a product was pressed: how many packs. */
  onAdd?: (goods: Goods, number: number) => void
  /** Whether an add of the product is on its way. */
  isBusy?: (goods: Goods) => boolean
  /** How many packs of the product were just added, which its button says; undefined again a moment later. */
  addedOf?: (goods: Goods) => number | undefined
  /** How many packs of the product are in the cart; without it there is no column for them. */
  inCart?: (goods: Goods) => number
  /** Where the cart is: the mark that says how many packs are in it leads there, and is not there without it. */
  cartHref?: string | undefined
  /** Changes how many packs of a product are in the cart: a press on the mark `购物车 12` makes it a field. */
  onInCartChange?: ((goods: Goods, number: number) => void) | undefined
  /** What a product is compared by besides, below its name. */
  attributesOf?: (goods: Goods) => readonly GoodsAttribute[]
  /** Where the action of a price that may not be seen leads. */
  actionHref?: (action: BuyAction, goods: Goods) => string | undefined
  /** In place of the add button of a product that is sold out. */
  soldOut?: (goods: Goods) => ReactNode
  /**
   * Leaves the pictures out.
   * @default false
   */
  withoutPicture?: boolean
  /**
   * Newer products are loading in place of those shown.
   * @default false
   */
  refreshing?: boolean
  /** In place of the table where nothing was found. */
  empty?: ReactNode
  /** Texts in place of {@link goodsTableLabels}. */
  labels?: Partial<typeof goodsTableLabels>
}

const COLUMNS: readonly HeadColumn<keyof typeof goodsTableLabels.columns>[] = [
  { column: 'goods' },
  { column: 'spec' },
  { column: 'maker' },
  { column: 'expiry' },
  { column: 'pack', align: 'end' },
  { column: 'stock', align: 'end' },
  { column: 'price', align: 'end' },
  { column: 'ladder' },
  { column: 'cart', align: 'end' },
  { column: 'number', align: 'center' },
  { column: 'add', align: 'center' },
]

/**
 * Products line by line: what is compared is in columns, number and add button at the end of each row. Columns fold as
 * its place gets narrower; below 610 px rows become blocks and stay rows to screen readers. Renders `table`, or a skeleton
 * while the list is loading; rows set `data-state` to the `buy_state`, `data-busy`, `data-near-expiry`.
 */
export const GoodsTable = forwardRef<HTMLTableElement, GoodsTableProps<GoodsTableGoods>>(
  function GoodsTable(props, ref) {
    const { label, list, refreshing, empty, labels, className, ...others } = props
    const { goodsHref, onAdd, isBusy, addedOf, inCart, cartHref, onInCartChange, ...more } = others
    const { attributesOf, actionHref, soldOut, withoutPicture, ...rest } = more
    const words = useLabels('goodsTable', goodsTableLabels, labels)
    const events = useGoodsEvents({ onAdd, onInCartChange })
    if (list === undefined) return <Skeleton variant="table" label={words.loading} />
    if (list.length === 0) return empty
    return (
      <table
        {...tableRole.table}
        aria-label={label}
        aria-busy={refreshing || undefined}
        {...rest}
        ref={ref}
        className={joinClass(css.root, className)}
        data-with-cart={dataAttr(inCart !== undefined)}
        data-with-attributes={dataAttr(attributesOf !== undefined)}
      >
        <ColumnHeads
          columns={COLUMNS.filter(({ column }) => inCart !== undefined || column !== 'cart')}
          titles={words.columns}
          classes={{ head: css.head, row: css.headRow, column: css.column }}
        />
        <tbody {...tableRole.group} className={css.body} data-part="body">
          {list.map(goods => (
            <GoodsTableRow
              key={`${goods.id}-${goods.goods_price_id ?? 0}`}
              goods={goods}
              href={goodsHref(goods)}
              events={events}
              editable={onInCartChange !== undefined}
              busy={isBusy?.(goods)}
              added={addedOf?.(goods)}
              inCart={inCart?.(goods)}
              cartHref={cartHref}
              attributes={attributesOf?.(goods)}
              actionHref={action => actionHref?.(action, goods)}
              soldOut={soldOut?.(goods)}
              {...{ withoutPicture, words }}
            />
          ))}
        </tbody>
      </table>
    )
  },
  // A type parameter does not pass through forwardRef.
) as <Goods extends GoodsTableGoods>(
  props: GoodsTableProps<Goods> & RefAttributes<HTMLTableElement>,
) => ReactNode
