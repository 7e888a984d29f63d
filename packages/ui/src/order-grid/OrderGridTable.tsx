'use client'
import type { OrderGrid as Grid, OrderGridGoods, OrderGridRow as OrderGridRowOfHook } from '@yaoji/hooks'
import {
  Fragment,
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
import { OrderGridCandidates } from './OrderGridCandidates'
import { OrderGridHeads, OrderGridRegularHead } from './OrderGridHeads'
import { OrderGridList } from './OrderGridList'
import { OrderGridRow } from './OrderGridRow'
import * as css from './OrderGridTable.css'
import { type OrderGridLabels, orderGridLabels } from './orderGridLabels'

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
 * The rows of an order as a sheet, for the keyboard: below the heads the row to type in, which is pinned with them, then
 * the others, the newest first, then the regular products, which can be folded. Rows have one line; in a narrow container
 * columns fold, and on a phone a row has three lines. Renders `div` around `table`.
 */
export const OrderGridTable = forwardRef<HTMLDivElement, OrderGridTableProps>(function OrderGridTable(
  { grid, goodsHref, searchHref, goodsAction, labels, className, ...rest },
  ref,
) {
  const words = useLabels('orderGrid', orderGridLabels, labels)
  const [folded, setFolded] = useState(false)
  const { shown, list, candidates, products } = grid
  const regular = shown.filter(row => row.regular)
  const own = shown.filter(row => !row.regular)
  // A regular product with a number is part of the order.
  const open = folded ? regular.filter(({ number }) => number !== '') : regular
  const count = useShownRows(own.length + open.length)

  const draw = (row: OrderGridRowOfHook) => {
    const isOpen = list.row === row.key
    const chooses = candidates.row === row.key
    const line = grid.lines.get(row.key) ?? 0
    return (
      <Fragment key={row.key}>
        <OrderGridRow
          {...{ row, line, words, goodsHref, searchHref, goodsAction, dispatch: grid.dispatch }}
          {...rowContext(grid, row, words)}
          entry={row.key === grid.entry}
          listId={isOpen ? list.id : undefined}
          active={isOpen ? list.active : undefined}
          list={isOpen && <OrderGridList list={list} words={words} />}
          candidates={chooses ? candidates.id : undefined}
        />
        {chooses && <OrderGridCandidates {...{ row, line, words, searchHref, candidates, products }} />}
      </Fragment>
    )
  }

  return (
    <div {...rest} ref={ref} className={joinClass(css.root, className)}>
      <table {...tableRole.table} aria-label={words.table} className={css.table} data-part="table">
        <OrderGridHeads words={words} />
        <tbody {...tableRole.group} {...grid.bodyProps} className={css.body} data-part="body">
          {own.slice(0, count).map(draw)}
          {regular.length > 0 && (
            <OrderGridRegularHead count={regular.length} {...{ words, folded }} onFold={setFolded} />
          )}
          {open.slice(0, Math.max(0, count - own.length)).map(draw)}
        </tbody>
      </table>
    </div>
  )
  // A type parameter does not pass through forwardRef.
}) as <Goods extends OrderGridGoods>(
  props: OrderGridTableProps<Goods> & RefAttributes<HTMLDivElement>,
) => ReactNode

/** What a row knows of the products and of other rows. Plain values, so that a row that did not change is not drawn. */
function rowContext({ products, shared, lines }: Grid, row: OrderGridRowOfHook, words: OrderGridLabels) {
  const { goods_id: id, choices } = row
  const line = lines.get(row.key) ?? 0
  const found = id === null ? undefined : shared.get(id)
  const others = found?.lines.includes(line) ? found : undefined
  return {
    product: id === null ? undefined : products.get(id),
    same: others ? words.sameProduct(others.lines.filter(each => each !== line)) : '',
    together: others?.packs ?? 0,
    chooses: choices.length > (id === null ? 0 : 1),
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
