'use client'
import type { BuyAction } from '@yaoji/domain'
import { forwardRef, type ReactNode, type RefAttributes, type TableHTMLAttributes } from 'react'
import { useLabels } from '../labels/useLabels'
import { ColumnHeads, type HeadColumn } from '../part/ColumnHeads'
import { joinClass } from '../part/joinClass'
import { tableRole } from '../part/tableRoles'
import { Skeleton } from '../skeleton'
import * as css from './RestockTable.css'
import type { RestockTableGoods, RestockTableItem } from './RestockTableGoods'
import { RestockTableRow } from './RestockTableRow'
import { restockTableLabels } from './restockTableLabels'

export interface RestockTableProps<Goods extends RestockTableGoods>
  extends Omit<TableHTMLAttributes<HTMLTableElement>, 'children'> {
  /** What the table lists, for screen readers: `今日补货`. */
  label: string
  /** The products, in their order; undefined until they are known. */
  list: readonly RestockTableItem<Goods>[] | undefined
  /**
   * Rows that are expected, while the list is loading.
   * @default 10
   */
  loadingRows?: number
  /** Address of a product's own page. */
  goodsHref: (goods: Goods) => string
  /** A number was entered, or the add button was pressed: how many packs. */
  onAdd?: (goods: Goods, number: number) => void
  /** Whether an add of the product is on its way. */
  isBusy?: (goods: Goods) => boolean
  /** How many packs of the product were just added, which its button says; undefined again a moment later. */
  addedOf?: (goods: Goods) => number | undefined
  /** How many packs of the product are in the cart. */
  inCart?: (goods: Goods) => number
  /** Where the cart is: the mark that says how many packs are in it leads there, and is not there without it. */
  cartHref?: string | undefined
  /** Changes how many packs of a product are in the cart: a press on its number makes it a field. */
  onInCartChange?: ((goods: Goods, number: number) => void) | undefined
  /** Where the action of a price that may not be seen leads. */
  actionHref?: (action: BuyAction, goods: Goods) => string | undefined
  /** In place of the add button of a product that is sold out. */
  soldOut?: (goods: Goods) => ReactNode
  /** In place of the table where the buyer has no regular products. */
  empty?: ReactNode
  /** Texts in place of {@link restockTableLabels}. */
  labels?: Partial<typeof restockTableLabels>
}

const COLUMNS: readonly HeadColumn<keyof typeof restockTableLabels.columns>[] = [
  { column: 'goods' },
  { column: 'interval' },
  { column: 'expiry' },
  { column: 'stock', align: 'end' },
  { column: 'last', align: 'end' },
  { column: 'price', align: 'end' },
  { column: 'cart', align: 'center' },
  { column: 'number', align: 'center' },
  { column: 'add', align: 'center' },
]

/**
 * The regular products of a buyer with the days between purchases, the last number and price, and the price now. The
 * number begins with the usual one; Enter in it adds and goes to the next row. Columns fold by the width of the container.
 * Renders `table`, or a skeleton while the list is loading; rows set `data-state` to the state of the restock,
 * `data-buy-state`, `data-busy`.
 */
export const RestockTable = forwardRef<HTMLTableElement, RestockTableProps<RestockTableGoods>>(
  function RestockTable(props, ref) {
    const { label, list, loadingRows = 10, goodsHref, onAdd, isBusy, addedOf, inCart, ...others } = props
    const { cartHref, onInCartChange, actionHref, soldOut, empty, labels, className, ...rest } = others
    const words = useLabels('restockTable', restockTableLabels, labels)
    if (list === undefined) return <Skeleton variant="table" count={loadingRows} label={words.loading} />
    if (list.length === 0) return empty
    return (
      <table
        {...tableRole.table}
        aria-label={label}
        {...rest}
        ref={ref}
        className={joinClass(css.root, className)}
      >
        <ColumnHeads
          columns={COLUMNS}
          titles={words.columns}
          classes={{ head: css.head, row: css.headRow, column: css.column }}
        />
        <tbody {...tableRole.group} className={css.body} data-part="body">
          {list.map(item => (
            <RestockTableRow
              key={item.goods.id}
              item={item}
              href={goodsHref(item.goods)}
              onAdd={number => onAdd?.(item.goods, number)}
              busy={isBusy?.(item.goods)}
              added={addedOf?.(item.goods)}
              inCart={inCart?.(item.goods) ?? 0}
              cartHref={cartHref}
              onInCartChange={onInCartChange && (number => onInCartChange(item.goods, number))}
              actionHref={action => actionHref?.(action, item.goods)}
              soldOut={soldOut?.(item.goods)}
              words={words}
            />
          ))}
        </tbody>
      </table>
    )
  },
  // A type parameter does not pass through forwardRef.
) as <Goods extends RestockTableGoods>(
  props: RestockTableProps<Goods> & RefAttributes<HTMLTableElement>,
) => ReactNode
