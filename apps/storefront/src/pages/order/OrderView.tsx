import type { OrderDetail } from '@yaoji/api-client/contract/order'
import { LinkButton } from '@yaoji/ui/button'
import { OrderAmounts } from '@yaoji/ui/order-amounts'
import { OrderLines, orderLinesOfOrder } from '@yaoji/ui/order-lines'
import { Panel } from '@yaoji/ui/panel'
import { ParcelList } from '@yaoji/ui/parcel-list'
import { Timeline, type TimelineEntry } from '@yaoji/ui/timeline'
import { useHashTarget } from '../../features/article/useHashTarget'
import { OrderRows } from '../../features/orders/OrderRows'
import { OrderSummary } from '../../features/orders/OrderSummary'
import { PARCELS_ID } from '../../features/orders/orderSections'
import { ReceiptNotice } from '../../features/payment/ReceiptNotice'
import { href } from '../../routes'
import { OrderAfterSales, OrderInvoices, OrderPayments, OrderRefunds } from './OrderRecords'
import { OrderStatusPanel } from './OrderStatusPanel'
import * as css from './OrderView.css'

export interface OrderViewProps {
  detail: OrderDetail
  /** Requests the order again. */
  onRefresh: () => void
}

/** One order: its status and actions, its history, its lines; beside them what it is and what it costs. */
export function OrderView({ detail, onRefresh }: OrderViewProps) {
  const { order, events, payments, siblings } = detail
  useHashTarget(order.id)
  return (
    <div className={css.columns}>
      <div className={css.column}>
        <OrderStatusPanel detail={detail} onRefresh={onRefresh} />
        {order.is_ephedrine === 1 && <ReceiptNotice />}
        <ParcelList
          id={PARCELS_ID}
          parcels={detail.parcels}
          unshipped={detail.unshipped}
          unshipped_gifts={detail.unshipped_gifts}
        />
        <Panel title="订单动态">
          <Timeline entries={events.map(entryOf)} labels={{ list: '订单动态' }} />
        </Panel>
        <OrderLines
          parts={[partOf(detail)]}
          lineHref={line => goodsHrefOf(detail, line.id)}
          requestReportHref={requestReportHref(order)}
        />
        <OrderAfterSales after_sales={detail.after_sales} />
        <OrderRows title="同次提交的其他订单" orders={siblings} />
      </div>
      <div className={css.column}>
        <Panel title="订单信息" aside={detail.parcels.length > 0 && <PrintLinks order={order} />}>
          <OrderSummary detail={detail} />
        </Panel>
        <Panel title="金额">
          <OrderAmounts amounts={order.amounts} wide />
        </Panel>
        <OrderPayments payments={payments} />
        <OrderRefunds refunds={detail.refunds} />
        <OrderInvoices order={order} invoices={detail.invoices} />
      </div>
    </div>
  )
}

/** An event without a change of status is a note; one that ends the order without goods has failed. */
function entryOf({ time, text, status }: OrderDetail['events'][number]): TimelineEntry {
  if (status === null) return { time, text, state: 'note' }
  return { time, text, state: status < 0 ? 'failed' : 'step' }
}

function partOf({ order }: OrderDetail) {
  const { id, warehouse, is_ephedrine, lines } = order
  return { key: String(id), warehouse, is_ephedrine, lines: orderLinesOfOrder(lines) }
}

/** Where the inspection report of a shipped order is requested; undefined before it is shipped. */
function requestReportHref({ id, actions }: OrderDetail['order']): string | undefined {
  return actions.includes('apply_after_sale') ? href('orderAfterSales', { id }, { new: 1 }) : undefined
}

function goodsHrefOf({ order }: OrderDetail, lineId: number): string | undefined {
  const line = order.lines.find(({ id }) => id === lineId)
  return line && href('goods', { id: line.goods_id })
}

/** What an order with parcels can print. */
function PrintLinks({ order: { id, is_ephedrine } }: Pick<OrderDetail, 'order'>) {
  const sheets = [
    { name: '打印随货单', print: 1 },
    ...(is_ephedrine === 1 ? [{ name: '打印签收回执', print: 'receipt' }] : []),
  ]
  return (
    <span className={css.print}>
      {sheets.map(({ name, print }) => (
        <LinkButton key={name} href={href('order', { id }, { print })} size="s">
          {name}
        </LinkButton>
      ))}
    </span>
  )
}
