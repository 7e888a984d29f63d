'use client'
import type { OrderGrid as Grid, OrderGridGoods } from '@yaoji/hooks'
import {
  forwardRef,
  type HTMLAttributes,
  type ReactNode,
  type RefAttributes,
  startTransition,
  useEffect,
  useState,
} from 'react'
import { useLabels } from '../labels/useLabels'
import { joinClass } from '../part/joinClass'
import { tableRole } from '../part/tableRoles'
import { VisuallyHidden } from '../part/VisuallyHidden'
import { OrderGridList } from './OrderGridList'
import { OrderGridRow } from './OrderGridRow'
import * as css from './OrderGridTable.css'
import { type OrderGridLabels, orderGridLabels } from './orderGridLabels'

const COLUMNS = ['line', 'query', 'product', 'last', 'price', 'number', 'subtotal', 'note', 'remove'] as const

/** What only the shop knows of a product. Each function is the same from render to render. */
export interface OrderGridSlots<Goods extends OrderGridGoods = OrderGridGoods> {
  /** Address of the page of a product. Without it the name is no link. */
  goodsHref?: (goods: Goods) => string
  /** Address of all products for a text, where a choice lists only some of them. */
  searchHref?: (keywords: string) => string
  /** What can be done with a product, beside what its row says: a notice of arrival. */
  goodsAction?: (goods: Goods) => ReactNode
}

export interface OrderGridTableProps<Goods extends OrderGridGoods = OrderGridGoods>
  extends Omit<HTMLAttributes<HTMLDivElement>, 'children'>,
    OrderGridSlots<Goods> {
  /** The rows; `useOrderGrid` of `@yaoji/hooks` holds them. */
  grid: Grid<Goods>
  /** Words in place of those of {@link orderGridLabels}. */
  labels?: Partial<OrderGridLabels>
}

/**
 * The rows of an order, for the keyboard: text, number, next row. In less than 800 px of its container each row is a
 * card; to screen readers it stays a row. Renders `div` around `table`.
 */
export const OrderGridTable = forwardRef<HTMLDivElement, OrderGridTableProps>(function OrderGridTable(
  { grid, goodsHref, searchHref, goodsAction, labels, className, ...rest },
  ref,
) {
  const words = useLabels('orderGrid', orderGridLabels, labels)
  const { rows, list } = grid
  const shown = useShownRows(rows.length)
  return (
    <div {...rest} ref={ref} className={joinClass(css.root, className)}>
      <table
        {...tableRole.table}
        aria-label={words.table}
        aria-rowcount={rows.length + 1}
        className={css.table}
        data-part="table"
      >
        <Heads words={words} />
        <tbody {...tableRole.group} {...grid.bodyProps} className={css.body} data-part="body">
          {rows.slice(0, shown).map((row, at) => {
            const isOpen = list.row === row.key
            return (
              <OrderGridRow
                key={row.key}
                {...{ row, words, goodsHref, searchHref, goodsAction, dispatch: grid.dispatch }}
                {...rowContext(grid, at, words)}
                line={at + 1}
                listId={isOpen ? list.id : undefined}
                active={isOpen ? list.active : undefined}
                list={isOpen && <OrderGridList list={list} words={words} />}
              />
            )
          })}
        </tbody>
      </table>
    </div>
  )
  // A type parameter does not pass through forwardRef.
}) as <Goods extends OrderGridGoods>(
  props: OrderGridTableProps<Goods> & RefAttributes<HTMLDivElement>,
) => ReactNode

function Heads({ words }: { words: OrderGridLabels }) {
  return (
    <thead {...tableRole.group} className={css.heads} data-part="heads">
      <tr {...tableRole.row} className={css.headRow}>
        {COLUMNS.map(column => (
          <th key={column} {...tableRole.column} className={css.head} data-part="head" data-column={column}>
            {column === 'remove' ? <VisuallyHidden>{words.actions}</VisuallyHidden> : words[column]}
          </th>
        ))}
      </tr>
    </thead>
  )
}

/** What a row knows of the products and of other rows. Plain values, so that a row that did not change is not drawn. */
function rowContext({ rows, products, shared }: Grid, at: number, words: OrderGridLabels) {
  const row = rows[at]
  const id = row?.goods_id ?? null
  const line = at + 1
  const found = id === null ? undefined : shared.get(id)
  const others = found?.lines.includes(line) ? found : undefined
  const choices = row?.choices.length ?? 0
  return {
    product: id === null ? undefined : products.get(id),
    same: others ? words.sameProduct(others.lines.filter(each => each !== line)) : '',
    together: others?.packs ?? 0,
    products: choices > (id === null ? 0 : 1) ? products : undefined,
  }
}

/** Rows that are added at a time: the page answers between them. */
const ROWS_AT_ONCE = 40

/**
 * How many rows are in the document: a long list is added in parts. A few more rows are there at once: a fast buyer types
 * in the next one.
 */
function useShownRows(count: number): number {
  const [shown, setShown] = useState(ROWS_AT_ONCE)
  if (count > shown && count - shown <= ROWS_AT_ONCE) setShown(count)
  useEffect(() => {
    if (shown >= count) return
    const timer = setTimeout(() => startTransition(() => setShown(shown + ROWS_AT_ONCE)))
    return () => clearTimeout(timer)
  }, [shown, count])
  return shown
}
