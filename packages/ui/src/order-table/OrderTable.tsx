'use client'
import { countPurchase, type PurchaseCount } from '@yaoji/domain'
import { forwardRef, type HTMLAttributes, type ReactNode, type RefAttributes } from 'react'
import { CopyButton } from '../copy-button'
import { useTimes } from '../formats/useTimes'
import { useLabels } from '../labels/useLabels'
import { Link } from '../link'
import { OrderCost, type OrderCostAmounts } from '../order-cost'
import { type OrderedLine, orderLinesOfOrder } from '../order-lines'
import { PackList } from '../pack-list'
import { dataAttr } from '../part/dataAttr'
import { type RecordColumn, RecordsTable } from '../records-table'
import * as css from './OrderTable.css'
import type { OrderTablePurchase } from './OrderTablePurchase'
import { type OrderTableLabels, orderTableLabels } from './orderTableLabels'
import { PurchaseHead } from './PurchaseHead'

/** An order, by the wire's names. */
export interface OrderTableOrder extends PurchaseCount {
  id: number
  sn: string
  /** Number of the purchase that it is a part of. */
  parent_sn: string
  /** The store that ordered, where another one reads the order. */
  store?: { readonly company: string } | undefined
  created_at: string
  warehouse: string
  is_ephedrine: number
  /** Negative for an order that ended without goods. */
  status: number
  status_text: string
  slip_refused?: string | undefined
  pay_before: string | null
  amounts: OrderCostAmounts
  /** Its first lines. */
  lines: readonly OrderedLine[]
}

export interface OrderTableProps<Order extends OrderTableOrder = OrderTableOrder>
  extends Omit<HTMLAttributes<HTMLDivElement>, 'children'> {
  /** Undefined while the first ones load. */
  orders: readonly Order[] | undefined
  /**
   * Purchases that became several orders; the orders of each are below one head.
   * @default []
   */
  purchases?: readonly OrderTablePurchase[]
  /** Where an order is shown. Without it its number leads nowhere. */
  orderHref?: (order: Order) => string
  /** Where all orders of a purchase are. Without it their number leads nowhere. */
  purchaseHref?: (purchase: OrderTablePurchase) => string
  /** What can be done with an order. Without it there is no column for it. */
  renderActions?: (order: Order) => ReactNode
  /** The way to pay the orders of a purchase at once. */
  renderPay?: (purchase: OrderTablePurchase) => ReactNode
  /**
   * Other orders are loading in place of those shown.
   * @default false
   */
  refreshing?: boolean
  /**
   * With a border of its own.
   * @default true
   */
  framed?: boolean
  /** Words in place of those of {@link orderTableLabels}. */
  labels?: Partial<OrderTableLabels>
}

/**
 * The buyer's orders, one a row, with what each contains, costs and allows. Renders a RecordsTable; a status sets
 * `data-closed`.
 */
export const OrderTable = forwardRef<HTMLDivElement, OrderTableProps>(function OrderTable(
  { orders, purchases = [], orderHref, purchaseHref, renderActions, renderPay, labels, ...rest },
  ref,
) {
  const words = useLabels('orderTable', orderTableLabels, labels)
  const bySn = new Map(purchases.map(purchase => [purchase.parent_sn, purchase]))
  return (
    <RecordsTable
      stickyHead
      {...rest}
      ref={ref}
      label={words.table}
      labels={{ loading: words.loading }}
      columns={columnsOf({ words, orderHref, renderActions })}
      rows={orders}
      rowKey={({ id }) => id}
      groups={{
        keyOf: ({ parent_sn }) => (bySn.has(parent_sn) ? parent_sn : undefined),
        renderHead(parent_sn, parts) {
          const purchase = bySn.get(parent_sn)
          return (
            purchase && (
              <PurchaseHead
                purchase={purchase}
                shown={parts.length}
                allHref={purchaseHref?.(purchase)}
                pay={renderPay?.(purchase)}
                labels={labels}
              />
            )
          )
        },
      }}
    />
  )
  // A type parameter does not pass through forwardRef.
}) as <Order extends OrderTableOrder>(
  props: OrderTableProps<Order> & RefAttributes<HTMLDivElement>,
) => ReactNode

const ACTIONS = { key: 'actions', width: 'clamp(120px, 21cqi, 208px)', narrow: 'plain' } as const

type ColumnsProps = Pick<OrderTableProps, 'orderHref' | 'renderActions'> & { words: OrderTableLabels }

/** In a narrower table the other columns give way to the names of the products. */
function columnsOf({
  words,
  orderHref,
  renderActions,
}: ColumnsProps): readonly RecordColumn<OrderTableOrder>[] {
  return [
    {
      key: 'order',
      title: words.order,
      width: 'clamp(200px, 22cqi, 208px)',
      narrow: 'plain',
      lines: 3,
      render: order => <OrderNumber order={order} href={orderHref?.(order)} words={words} />,
    },
    {
      key: 'goods',
      title: words.goods,
      narrow: 'plain',
      lines: 3,
      render: order => <OrderGoods order={order} words={words} />,
    },
    {
      key: 'amount',
      title: words.amount,
      align: 'end',
      width: 'clamp(112px, 24cqi - 68px, 164px)',
      render: ({ amounts }) => <OrderCost amounts={amounts} />,
    },
    {
      key: 'status',
      title: words.status,
      width: 'clamp(104px, 14cqi, 136px)',
      lines: 2,
      render: order => <OrderState order={order} words={words} />,
    },
    ...(renderActions ? [{ ...ACTIONS, title: words.actions, render: renderActions }] : []),
  ]
}

interface CellProps {
  order: OrderTableOrder
  words: OrderTableLabels
}

function OrderNumber({ order, href, words }: CellProps & { href: string | undefined }) {
  const { sn, created_at, warehouse, is_ephedrine, store } = order
  const times = useTimes()
  return (
    <div className={css.order} data-part="order">
      <span className={css.number} data-part="number">
        {href === undefined ? (
          sn
        ) : (
          <Link href={href} className={css.link} data-part="link">
            {sn}
          </Link>
        )}
        <CopyButton name={words.number(sn)} text={sn} />
      </span>
      {store && (
        <span className={css.store} data-part="store">
          {store.company}
        </span>
      )}
      <span className={css.about} data-part="time">
        {times.second(created_at)}
      </span>
      <span className={css.about} data-part="warehouse">
        {words.warehouse(warehouse, is_ephedrine === 1)}
      </span>
    </div>
  )
}

function OrderGoods({ order, words }: CellProps) {
  const lines = orderLinesOfOrder(order.lines)
  const more = order.line_count > countPurchase(lines).line_count
  const packs = lines.map(({ name, ypgg, bzdw, number, is_gift }) => ({ name, ypgg, bzdw, number, is_gift }))
  return <PackList packs={packs} clamped rest={more && words.count(order)} />
}

function OrderState({ order, words }: CellProps) {
  const times = useTimes()
  const { status, status_text, slip_refused, pay_before } = order
  return (
    <div className={css.status} data-part="status">
      <span className={css.statusText} data-part="status-text" data-closed={dataAttr(status < 0)}>
        {status_text}
      </span>
      {slip_refused && (
        <span className={css.note} data-part="refused">
          {words.refusedSlip(slip_refused)}
        </span>
      )}
      {pay_before && (
        <span className={css.note} data-part="pay-before">
          {words.payBefore(times.shortMinute(pay_before))}
        </span>
      )}
    </div>
  )
}
