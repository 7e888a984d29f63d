import { returnList } from '@yaoji/api-client/contract/return'
import { useCall } from '@yaoji/hooks/data'
import { Skeleton } from '@yaoji/ui/skeleton'
import { useParams } from 'react-router-dom'
import { crumbTo } from '../../core/navigation/crumbTo'
import { readId } from '../../core/navigation/readId'
import { PageHeading } from '../../core/page/PageHeading'
import { Panel } from '../../core/page/Panel'
import { QueryView } from '../../core/page/QueryView'
import { OrderNotFound } from '../../features/orders/OrderNotFound'
import { href } from '../../routes'
import * as css from './OrderReturn.css'
import { OrderReturnView } from './OrderReturnView'

/** RT-27: the returns of one order, and the request of another. */
export default function OrderReturnPage() {
  const id = readId(useParams().id)
  const order = id === null ? [] : [{ name: '订单详情', href: href('order', { id }) }]
  return (
    <>
      <PageHeading title="退货详情" crumbs={[crumbTo('orders'), ...order, { name: '退货详情' }]} />
      {id === null ? <OrderNotFound /> : <ReturnSection key={id} id={id} />}
    </>
  )
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
