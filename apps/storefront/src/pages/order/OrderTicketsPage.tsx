import { ticketList } from '@yaoji/api-client/contract/service-ticket'
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
import { OrderTicketsView } from './OrderTicketsView'

/** Milliseconds between two requests while a ticket is open: the shop answers in the meantime. */
const POLL_MS = 30_000

/** RT-27: the service tickets of one order with their conversations, and the request of another. */
export default function OrderTicketsPage() {
  const id = readId(useParams().id)
  const order = id === null ? [] : [{ name: '订单详情', href: href('order', { id }) }]
  return (
    <>
      <PageHeading title="售后详情" crumbs={[crumbTo('orders'), ...order, { name: '售后详情' }]} />
      {id === null ? <OrderNotFound /> : <TicketSection key={id} id={id} />}
    </>
  )
}

function TicketSection({ id }: { id: number }) {
  const tickets = useCall(
    ticketList,
    { id },
    {
      inline: true,
      staleTime: 0,
      refetchOnWindowFocus: 'always',
      refetchInterval: ({ state }) =>
        state.data?.list.some(({ actions }) => actions.includes('reply')) ? POLL_MS : false,
    },
  )
  return (
    <QueryView query={tickets} pending={<TicketSkeleton />} missing={<OrderNotFound />}>
      {data => <OrderTicketsView tickets={data} />}
    </QueryView>
  )
}

function TicketSkeleton() {
  return (
    <Panel title="售后服务">
      <Skeleton variant="lines" count={3} label="正在加载售后服务" />
      <Skeleton variant="rows" count={4} aria-hidden />
    </Panel>
  )
}
