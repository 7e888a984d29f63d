'use client'
import { type BuyAction, formatAmount } from '@yaoji/domain'
import type { OrderPad as Pad } from '@yaoji/hooks'
import { forwardRef, type HTMLAttributes, type ReactNode, type RefAttributes, useRef } from 'react'
import { Button } from '../button'
import { useMoney } from '../formats/useMoney'
import { useLabels } from '../labels/useLabels'
import { Link } from '../link'
import { ColumnHeads, type HeadColumn } from '../part/ColumnHeads'
import { dataAttr } from '../part/dataAttr'
import { joinClass } from '../part/joinClass'
import { tableRole } from '../part/tableRoles'
import { Skeleton } from '../skeleton'
import * as css from './OrderPad.css'
import type { OrderPadGoods, OrderPadItem } from './OrderPadItem'
import { OrderPadRow } from './OrderPadRow'
import { orderPadLabels } from './orderPadLabels'
import { useRowsBelow } from './useRowsBelow'

export interface OrderPadProps<Goods extends OrderPadGoods>
  extends Omit<HTMLAttributes<HTMLDivElement>, 'children'> {
  /** What the rows are, for screen readers: `上一单`. */
  label: string
  /** The rows; `useOrderPad` of `@yaoji/hooks` holds them. */
  pad: Pad<OrderPadItem<Goods>>
  /**
   * Rows that are expected, while they load.
   * @default 4
   */
  loadingRows?: number
  /**
   * Rows that are shown before the list scrolls, and says how many are below; with 0 it never does.
   * @default 0
   */
  visibleRows?: number
  /** Address of a product's own page. */
  goodsHref: (goods: Goods) => string
  /** How many packs of the product are in the cart. */
  inCart?: (goods: Goods) => number
  /** Where the cart is. */
  cartHref: string
  /** Changes how many packs of a product are in the cart: a press on its number makes it a field. */
  onInCartChange?: ((goods: Goods, number: number) => void) | undefined
  /** Where the action of a price that may not be seen leads. */
  actionHref?: (action: BuyAction, goods: Goods) => string | undefined
  /** In place of the add button of a product that is sold out. */
  soldOut?: (goods: Goods) => ReactNode
  /** In place of the rows where there are none. */
  empty?: ReactNode
  /** What is not in the rows, below them. */
  note?: ReactNode
  /** Words in place of those of {@link orderPadLabels}. */
  labels?: Partial<typeof orderPadLabels>
}

const COLUMNS: readonly HeadColumn<keyof typeof orderPadLabels.columns>[] = [
  { column: 'goods' },
  { column: 'last' },
  { column: 'price', align: 'end' },
  { column: 'cart', align: 'center' },
  { column: 'number', align: 'center' },
  { column: 'add', align: 'center' },
  { column: 'message' },
]

/**
 * Rows to order from: each product with the last purchase, the price now and a number. Enter goes to the next number,
 * Ctrl+Enter and a button add every row with a number; each row says what became of it. Renders `div` around a `table`, or
 * a skeleton while the rows load; rows set `data-outcome` and `data-buy-state`, the frame `data-more`.
 */
export const OrderPad = forwardRef<HTMLDivElement, OrderPadProps<OrderPadGoods>>(
  function OrderPad(props, ref) {
    const { label, pad, loadingRows = 4, visibleRows = 0, goodsHref, inCart, cartHref, ...others } = props
    const { onInCartChange, actionHref, soldOut, empty, note, labels, className, ...rest } = others
    const words = useLabels('orderPad', orderPadLabels, labels)
    const { rows } = pad
    const frame = useRef<HTMLDivElement>(null)
    const below = useRowsBelow(frame, visibleRows > 0 ? (rows?.length ?? 0) : 0)
    if (rows === undefined) return <Skeleton variant="table" count={loadingRows} label={words.loading} />
    if (rows.length === 0) return empty
    return (
      <div {...rest} ref={ref} className={joinClass(css.root, className)}>
        <div
          ref={frame}
          className={css.frame}
          data-part="frame"
          data-more={dataAttr(below > 0)}
          style={visibleRows > 0 ? { maxBlockSize: visibleRows * css.ROW_HEIGHT } : undefined}
        >
          <table {...tableRole.table} aria-label={label} className={css.table} data-part="table">
            <ColumnHeads
              columns={COLUMNS}
              titles={words.columns}
              classes={{ head: css.head, row: css.headRow, column: css.column }}
            />
            <tbody {...tableRole.group} className={css.body} data-part="body">
              {rows.map(row => {
                const { goods } = row.item
                return (
                  <OrderPadRow
                    key={row.item.key}
                    row={row}
                    pad={pad}
                    href={goodsHref(goods)}
                    inCart={inCart?.(goods) ?? 0}
                    cartHref={cartHref}
                    onInCartChange={onInCartChange && (number => onInCartChange(goods, number))}
                    actionHref={action => actionHref?.(action, goods)}
                    soldOut={soldOut?.(goods)}
                    words={words}
                  />
                )
              })}
            </tbody>
          </table>
        </div>
        {note}
        <Foot {...{ pad, below, cartHref, words }} />
      </div>
    )
  },
  // A type parameter does not pass through forwardRef.
) as <Goods extends OrderPadGoods>(props: OrderPadProps<Goods> & RefAttributes<HTMLDivElement>) => ReactNode

interface FootProps {
  pad: Pad<OrderPadItem>
  /** Rows that are seen after scrolling. */
  below: number
  cartHref: string
  words: typeof orderPadLabels
}

/** How many rows are below, what became of them, what would be added now, and the button that adds it. */
function Foot({ pad: { result, total, busy, addAll }, below, cartHref, words }: FootProps) {
  const money = useMoney()
  return (
    <div className={css.foot} data-part="foot">
      {below > 0 && (
        <p className={css.below} data-part="below">
          {words.below(below)}
        </p>
      )}
      <p role="status" className={css.result} data-part="result">
        {result && words.result(result)}
        {result && result.added > 0 && (
          <Link href={cartHref} className={css.toCart} data-part="to-cart">
            {words.toCart}
          </Link>
        )}
      </p>
      <p className={css.total} data-part="total" title={words.keys}>
        {total.rows === 0 ? words.noRows : words.total(total.rows)}
        {total.rows > 0 && total.amount !== null && (
          <span className={css.amount} data-part="amount">
            {money.text(formatAmount(total.amount))}
          </span>
        )}
      </p>
      <Button
        variant="primary"
        size="s"
        busy={busy}
        disabled={total.rows === 0 && !busy}
        title={words.keys}
        onClick={addAll}
        className={css.addAll}
      >
        {words.addAll}
      </Button>
    </div>
  )
}
