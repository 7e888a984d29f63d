import { ticketDetail, ticketList } from '@yaoji/api-client/contract/service-ticket'
import { useCall } from '@yaoji/hooks/data'
import { PageHeading } from '@yaoji/ui/page-heading'
import { Panel } from '@yaoji/ui/panel'
import { Skeleton } from '@yaoji/ui/skeleton'
import { useParams } from 'react-router-dom'
import { crumbTo } from '../../core/navigation/crumbTo'
import { readId } from '../../core/navigation/readId'
import { QueryView } from '../../core/page/QueryView'
import { OrderNotFound } from '../../features/orders/OrderNotFound'
import { href } from '../../routes'
import * as css from './OrderRequests.css'
import { OrderTicketsView } from './OrderTicketsView'
import { RequestLinks } from './RequestLinks'
import { isRequestNumber } from './requestNumber'
import { TicketPanel } from './TicketPanel'

/** Milliseconds between two requests while a ticket is open: the shop answers in the meantime. */
const POLL_MS = 30_000

/**
 * RT-27: one service ticket by its number. The id of an order in its place shows the tickets of that order and the request
 * of another, as the addresses of earlier messages have it.
 */
export default function OrderTicketsPage() {
  const { id: text = '' } = useParams()
  const id = readId(text)
  const order = id === null ? [] : [{ name: '订单详情', href: href('order', { id }) }]
  return (
    <>
      <PageHeading title="售后详情" crumbs={[crumbTo('orders'), ...order, { name: '售后详情' }]} />
      {id !== null && <TicketSection key={id} id={id} />}
      {id === null && (isRequestNumber(text) ? <OneTicket key={text} sn={text} /> : <TicketNotFound />)}
    </>
  )
}

function OneTicket({ sn }: { sn: string }) {
  const found = useCall(
    ticketDetail,
    { sn },
    {
      inline: true,
      staleTime: 0,
      refetchOnWindowFocus: 'always',
      refetchInterval: ({ state }) => (state.data?.ticket.actions.includes('reply') ? POLL_MS : false),
    },
  )
  return (
    <QueryView query={found} pending={<TicketSkeleton />} missing={<TicketNotFound />}>
      {({ order_id, ticket }) => (
        <div className={css.root}>
          <TicketPanel ticket={ticket} />
          <RequestLinks order_id={order_id} all={href('orderAfterSales', { id: order_id })} />
        </div>
      )}
    </QueryView>
  )
}

function TicketNotFound() {
  return <OrderNotFound title="没有找到这个售后申请" text="申请单号可能写错了，或属于别的账号。" />
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
