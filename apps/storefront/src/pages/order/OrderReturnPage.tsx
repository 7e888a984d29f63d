import { returnDetail, returnList } from '@yaoji/api-client/contract/return'
import { useCall } from '@yaoji/hooks/data'
import { PageHeading } from '@yaoji/ui/page-heading'
import { Panel } from '@yaoji/ui/panel'
import { Skeleton } from '@yaoji/ui/skeleton'
import { useParams, useSearchParams } from 'react-router-dom'
import { crumbTo } from '../../core/navigation/crumbTo'
import { readId } from '../../core/navigation/readId'
import { noPrint } from '../../core/page/printSheet.css'
import { QueryView } from '../../core/page/QueryView'
import { OrderNotFound } from '../../features/orders/OrderNotFound'
import { href } from '../../routes'
import * as css from './OrderReturn.css'
import { OrderReturnView } from './OrderReturnView'
import { ReturnPrintSheet } from './PrintSheets'
import { RequestLinks } from './RequestLinks'
import { ReturnPanel } from './ReturnPanel'
import { isRequestNumber } from './requestNumber'

/**
 * RT-27: one return by its number. The id of an order in its place shows the returns of that order and the request of
 * another, as the addresses of earlier messages have it.
 */
export default function OrderReturnPage() {
  const { id: text = '' } = useParams()
  const id = readId(text)
  const order = id === null ? [] : [{ name: '订单详情', href: href('order', { id }) }]
  return (
    <>
      <div className={noPrint}>
        <PageHeading title="退货详情" crumbs={[crumbTo('orders'), ...order, { name: '退货详情' }]} />
      </div>
      {id !== null && <ReturnSection key={id} id={id} />}
      {id === null && (isRequestNumber(text) ? <OneReturn key={text} sn={text} /> : <ReturnNotFound />)}
    </>
  )
}

function OneReturn({ sn }: { sn: string }) {
  const isSheet = useSearchParams()[0].get('print') === '1'
  const found = useCall(returnDetail, { sn }, { inline: true, staleTime: 0, refetchOnWindowFocus: 'always' })
  return (
    <QueryView query={found} pending={<ReturnSkeleton />} missing={<ReturnNotFound />}>
      {({ order_id, order_sn, order_return }) =>
        isSheet ? (
          <ReturnPrintSheet order_sn={order_sn} orderReturn={order_return} />
        ) : (
          <div className={css.root}>
            <ReturnPanel orderReturn={order_return} />
            <RequestLinks order_id={order_id} all={href('orderReturn', { id: order_id })} />
          </div>
        )
      }
    </QueryView>
  )
}

function ReturnNotFound() {
  return <OrderNotFound title="没有找到这个退换货申请" text="申请单号可能写错了，或属于别的账号。" />
}

function ReturnSection({ id }: { id: number }) {
  const returns = useCall(returnList, { id }, { inline: true, staleTime: 0, refetchOnWindowFocus: 'always' })
  return (
    <QueryView query={returns} pending={<ReturnSkeleton />} missing={<OrderNotFound />}>
      {data => <OrderReturnView returns={data} />}
    </QueryView>
  )
}

function ReturnSkeleton() {
  return (
    <div className={css.root}>
      <Panel title="退换货申请">
        <Skeleton variant="lines" count={3} label="正在加载退换货申请" />
        <Skeleton variant="rows" count={4} aria-hidden />
      </Panel>
    </div>
  )
}
