import { type OrderDetail, orderDetail } from '@yaoji/api-client/contract/order'
import { ORDER } from '@yaoji/domain'
import { useCall } from '@yaoji/hooks/data'
import { OrderDetailSkeleton } from '@yaoji/ui/order-records'
import { PageHeading } from '@yaoji/ui/page-heading'
import { readId, useParams, useUrlQuery } from '../../core/navigation/address'
import { crumbTo } from '../../core/navigation/crumbTo'
import { noPrint } from '../../core/page/printSheet.css'
import { QueryView } from '../../core/page/QueryView'
import { OrderNotFound } from '../../features/orders/OrderNotFound'
import { OrderView } from './OrderView'
import { OrderPrintSheet, ReceiptPrintSheet } from './PrintSheets'

const CRUMBS = [crumbTo('orders'), { name: '订单详情' }]

/** What an order can print: the sheets of its parcels, the receipt of ephedrine-type goods. */
const SHEETS = ['1', 'receipt'] as const

/** Milliseconds between two requests of an unpaid order: it is paid on another page, or it expires. */
const POLL_MS = 30_000

/** RT-27: one order, what happens next, and what the buyer can do. */
export default function OrderPage() {
  const id = readId(useParams().id)
  const [search] = useUrlQuery()
  const sheet = SHEETS.find(each => each === search.get('print'))
  return (
    <>
      <div className={noPrint}>
        <PageHeading title="订单详情" crumbs={CRUMBS} />
      </div>
      {id === null ? <OrderNotFound /> : <OrderSection key={id} id={id} sheet={sheet} />}
    </>
  )
}

interface OrderSectionProps {
  id: number
  /** What to print in place of its page; before the first parcel there is nothing. */
  sheet: (typeof SHEETS)[number] | undefined
}

function OrderSection({ id, sheet }: OrderSectionProps) {
  const detail = useCall(
    orderDetail,
    { id },
    {
      inline: true,
      staleTime: 0,
      refetchOnWindowFocus: 'always',
      refetchInterval: ({ state }) => (state.data?.order.status === ORDER.unpaid ? POLL_MS : false),
    },
  )
  return (
    <QueryView query={detail} pending={<OrderDetailSkeleton />} missing={<OrderNotFound />}>
      {data => <OrderOrSheet detail={data} sheet={sheet} onRefresh={() => void detail.refetch()} />}
    </QueryView>
  )
}

interface OrderOrSheetProps extends Pick<OrderSectionProps, 'sheet'> {
  detail: OrderDetail
  onRefresh: () => void
}

function OrderOrSheet({ detail, sheet, onRefresh }: OrderOrSheetProps) {
  const { order, parcels } = detail
  if (parcels.length > 0 && sheet === 'receipt' && order.is_ephedrine === 1)
    return <ReceiptPrintSheet detail={detail} />
  if (parcels.length > 0 && sheet === '1') return <OrderPrintSheet detail={detail} />
  return <OrderView detail={detail} onRefresh={onRefresh} />
}
