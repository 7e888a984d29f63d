import type { InvoiceSummary, OrderDetail } from '@yaoji/api-client/contract/order'
import { ButtonRow, LinkButton } from '@yaoji/ui/button'
import { Columns } from '@yaoji/ui/columns'
import { OrderAmounts } from '@yaoji/ui/order-amounts'
import { OrderLines, orderLinesOfOrder } from '@yaoji/ui/order-lines'
import {
  OrderAfterSales,
  OrderInvoices,
  OrderPayments,
  OrderRefunds,
  OrderSummary,
} from '@yaoji/ui/order-records'
import { Panel } from '@yaoji/ui/panel'
import { ParcelList } from '@yaoji/ui/parcel-list'
import { TextLink } from '@yaoji/ui/text-link'
import { Timeline, type TimelineEntry } from '@yaoji/ui/timeline'
import { useHashTarget } from '../../features/article/useHashTarget'
import { OrderRows } from '../../features/orders/OrderRows'
import { PARCELS_ID, PAYMENTS_ID } from '../../features/orders/orderSections'
import { ReceiptNotice } from '../../features/payment/ReceiptNotice'
import { href } from '../../routes'
import { OrderStatusPanel } from './OrderStatusPanel'
import { StoreOrderNote } from './StoreOrderNote'

export interface OrderViewProps {
  detail: OrderDetail
  /** Requests the order again. */
  onRefresh: () => void
}

/** One order: its status and actions, its history, its lines; beside them what it is and what it costs. */
export function OrderView({ detail, onRefresh }: OrderViewProps) {
  const { order, parcels } = detail
  useHashTarget(order.id)
  return (
    <Columns aside={<Details detail={detail} />}>
      {order.store && <StoreOrderNote store={order.store} />}
      <OrderStatusPanel detail={detail} onRefresh={onRefresh} />
      {order.is_ephedrine === 1 && !order.store && <ReceiptNotice />}
      <ParcelList
        id={PARCELS_ID}
        parcels={parcels}
        unshipped={detail.unshipped}
        unshipped_gifts={detail.unshipped_gifts}
        actionOf={({ id }) => (
          <AcceptanceLink order={order} parcel={parcels.find(parcel => parcel.id === id)} />
        )}
      />
      <Panel title="订单动态">
        <Timeline entries={detail.events.map(entryOf)} labels={{ list: '订单动态' }} />
      </Panel>
      <OrderLines
        parts={[partOf(detail)]}
        lineHref={line => goodsHrefOf(detail, line.id)}
        requestReportHref={requestReportHref(order)}
      />
      <OrderAfterSales
        after_sales={detail.after_sales}
        hrefOf={({ type, sn }) => (order.store ? undefined : href(REQUEST_PAGES[type], { id: sn }))}
      />
      <OrderRows title="同次提交的其他订单" orders={detail.siblings} readOnly={order.store !== undefined} />
    </Columns>
  )
}

interface AcceptanceLinkProps {
  order: OrderDetail['order']
  parcel: OrderDetail['parcels'][number] | undefined
}

/** Leads to what of a parcel was accepted, or to where that is recorded; the records of a store are its own. */
function AcceptanceLink({ order, parcel }: AcceptanceLinkProps) {
  if (!parcel) return null
  if (order.store) return parcel.accepted_at && '已验收'
  const to = href('orderAcceptance', { id: order.id }, { parcel: parcel.id })
  if (parcel.accepted_at) return <TextLink href={to}>已验收</TextLink>
  return (
    <LinkButton href={to} size="s">
      验收
    </LinkButton>
  )
}

function Details({ detail }: Pick<OrderViewProps, 'detail'>) {
  const { order, parcels } = detail
  return (
    <>
      <Panel title="订单信息" aside={parcels.length > 0 && <PrintLinks detail={detail} />}>
        <OrderSummary detail={detail} />
      </Panel>
      <Panel title="金额">
        <OrderAmounts amounts={order.amounts} wide />
      </Panel>
      <OrderPayments id={PAYMENTS_ID} payments={detail.payments} />
      <OrderRefunds refunds={detail.refunds} />
      <OrderInvoices
        invoices={detail.invoices}
        hrefOf={({ state }) =>
          order.store ? undefined : href('invoices', {}, { tab: INVOICE_TABS[state], keywords: order.sn })
        }
      />
    </>
  )
}

const REQUEST_PAGES = { return: 'orderReturn', ticket: 'orderAfterSales' } as const

/** The tab of the list of invoices that has those in each state. */
const INVOICE_TABS = {
  none: 'orders',
  not_needed: 'orders',
  applied: 'applied',
  issued: 'issued',
  rejected: 'closed',
  voided: 'closed',
} as const satisfies Record<InvoiceSummary['state'], string>

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

/** What an order with parcels can print, and the records of those that were accepted. */
function PrintLinks({ detail: { order, parcels } }: Pick<OrderViewProps, 'detail'>) {
  const { id, sn, is_ephedrine, store } = order
  return (
    <ButtonRow>
      <LinkButton href={href('order', { id }, { print: 1 })} size="s">
        打印随货单
      </LinkButton>
      {is_ephedrine === 1 && (
        <LinkButton href={href('order', { id }, { print: 'receipt' })} size="s">
          打印签收回执
        </LinkButton>
      )}
      {!store && parcels.some(({ accepted_at }) => accepted_at !== null) && (
        <LinkButton href={href('acceptanceRecords', {}, { keywords: sn })} size="s">
          验收记录
        </LinkButton>
      )}
    </ButtonRow>
  )
}
