import { orderDetail } from '@yaoji/api-client/contract/order'
import { ORDER } from '@yaoji/domain'
import { useCall } from '@yaoji/hooks/data'
import { useParams, useSearchParams } from 'react-router-dom'
import { crumbTo } from '../../core/navigation/crumbTo'
import { readId } from '../../core/navigation/readId'
import { PageHeading } from '../../core/page/PageHeading'
import { noPrint } from '../../core/page/printSheet.css'
import { QueryView } from '../../core/page/QueryView'
import { OrderNotFound } from '../../features/orders/OrderNotFound'
import { OrderPrintSheet } from './OrderPrintSheet'
import { OrderSkeleton } from './OrderSkeleton'
import { OrderView } from './OrderView'

const CRUMBS = [crumbTo('orders'), { name: '订单详情' }]

/** Milliseconds between two requests of an unpaid order: it is paid on another page, or it expires. */
const POLL_MS = 30_000

/** RT-27: one order, what happens next, and what the buyer can do. */
export default function OrderPage() {
  const id = readId(useParams().id)
  const [search] = useSearchParams()
  const isSheet = search.get('print') === '1'
  return (
    <>
      <div className={noPrint}>
        <PageHeading title="订单详情" crumbs={CRUMBS} />
      </div>
      {id === null ? <OrderNotFound /> : <OrderSection key={id} id={id} isSheet={isSheet} />}
    </>
  )
}

interface OrderSectionProps {
  id: number
  /** The sheets of its parcels to print, in place of its page; before the first parcel there are none. */
  isSheet: boolean
}

function OrderSection({ id, isSheet }: OrderSectionProps) {
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
    <QueryView query={detail} pending={<OrderSkeleton />} missing={<OrderNotFound />}>
      {data =>
        isSheet && data.parcels.length > 0 ? (
          <OrderPrintSheet detail={data} />
        ) : (
          <OrderView detail={data} onRefresh={() => void detail.refetch()} />
        )
      }
    </QueryView>
  )
}
