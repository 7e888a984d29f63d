import type { InvoiceSummary, OrderDetail } from '@yaoji/api-client/contract/order'
import { OrderDetail as Detail } from '@yaoji/ui/order-records'
import { useHashTarget } from '../../features/article/useHashTarget'
import { orderHref } from '../../features/orders/OrderRows'
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
  const { id, sn, store, is_ephedrine, actions } = detail.order
  useHashTarget(id)
  return (
    <Detail
      detail={detail}
      readOnly={store !== undefined}
      parcelsId={PARCELS_ID}
      paymentsId={PAYMENTS_ID}
      hrefs={{
        print: href('order', { id }, { print: 1 }),
        receipt: href('order', { id }, { print: 'receipt' }),
        records: href('acceptanceRecords', {}, { keywords: sn }),
        reports: `/api/order/${id}/reports.zip`,
        report: actions.includes('apply_after_sale')
          ? href('orderAfterSales', { id }, { new: 1 })
          : undefined,
        goods: line => href('goods', { id: line.goods_id }),
        acceptance: parcel => href('orderAcceptance', { id }, { parcel: parcel.id }),
        request: record => href(REQUEST_PAGES[record.type], { id: record.sn }),
        invoice: ({ state }) => href('invoices', {}, { tab: INVOICE_TABS[state], keywords: sn }),
        order: orderHref,
      }}
    >
      {store && <StoreOrderNote store={store} />}
      <OrderStatusPanel detail={detail} onRefresh={onRefresh} />
      {is_ephedrine === 1 && !store && <ReceiptNotice />}
    </Detail>
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
