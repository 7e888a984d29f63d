'use client'
import type { BuyAction } from '@yaoji/domain'
import { forwardRef, type ReactNode, type RefAttributes, type TableHTMLAttributes } from 'react'
import type { GoodsAttribute } from '../goods-card'
import { useLabels } from '../labels/useLabels'
import { joinClass } from '../part/joinClass'
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

interface Column {
  column: keyof typeof goodsTableLabels.columns
  align?: 'end' | 'center'
}

const COLUMNS: readonly Column[] = [
  { column: 'goods' },
  { column: 'approval' },
  { column: 'pack', align: 'end' },
  { column: 'expiry' },
  { column: 'stock', align: 'end' },
  { column: 'price' },
  { column: 'number', align: 'center' },
  { column: 'add', align: 'center' },
]

/**
 * Products line by line: what is compared is in columns, number and add button at the end of each row. Below 1100 px
 * rows become blocks and stay rows to screen readers. Renders `table`, or a skeleton while the list is loading; rows set
 * `data-state` to the `buy_state`, `data-busy`, `data-near-expiry`.
 */
export const GoodsTable = forwardRef<HTMLTableElement, GoodsTableProps<GoodsTableGoods>>(
  function GoodsTable(props, ref) {
    const { label, list, refreshing, empty, labels, className, ...others } = props
    const { goodsHref, onAdd, isBusy, attributesOf, actionHref, soldOut, withoutPicture, ...rest } = others
    const words = useLabels('goodsTable', goodsTableLabels, labels)
    if (list === undefined) return <Skeleton variant="rows" count={10} label={words.loading} />
    if (list.length === 0) return empty
    return (
      <table
        {...tableRole.table}
        aria-label={label}
        aria-busy={refreshing || undefined}
        {...rest}
        ref={ref}
        className={joinClass(css.root, className)}
      >
        <Head words={words} />
        <tbody {...tableRole.group} className={css.body} data-part="body">
          {list.map(goods => (
            <GoodsTableRow
              key={`${goods.id}-${goods.goods_price_id ?? 0}`}
              goods={goods}
              href={goodsHref(goods)}
              onAdd={number => onAdd?.(goods, number)}
              busy={isBusy?.(goods)}
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

function Head({ words }: { words: typeof goodsTableLabels }) {
  return (
    <thead {...tableRole.group} className={css.head} data-part="head">
      <tr {...tableRole.row} className={css.headRow} data-part="head-row">
        {COLUMNS.map(({ column, align }) => (
          <th key={column} {...tableRole.column} className={css.column} data-part="column" data-align={align}>
            {words.columns[column]}
          </th>
        ))}
      </tr>
    </thead>
  )
}
