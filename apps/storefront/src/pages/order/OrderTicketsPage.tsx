import {
  type ServiceTicket,
  type ServiceTickets,
  ticketDetail,
  ticketList,
} from '@yaoji/api-client/contract/service-ticket'
import { useCall } from '@yaoji/hooks/data'
import { RequestFrame as OneRequest, RequestSkeleton } from '@yaoji/ui/order-requests'
import { QueryView } from '../../core/page/QueryView'
import { OrderNotFound } from '../../features/orders/OrderNotFound'
import { href } from '../../routes'
import { OrderRequests } from './OrderRequests'
import { RequestFrame } from './RequestFrame'
import { TicketForm } from './TicketForm'
import { TicketPanel } from './TicketPanel'

const FRESH = { inline: true, staleTime: 0, refetchOnWindowFocus: 'always' } as const

/** Milliseconds between two requests while a ticket is open: the shop answers in the meantime. */
const POLL_MS = 30_000

const pollFor = (...tickets: readonly (ServiceTicket | undefined)[]) =>
  tickets.some(ticket => ticket?.actions.includes('reply')) ? POLL_MS : false

/** RT-27: one service ticket by its number, or the tickets of an order and the request of another. */
export default function OrderTicketsPage() {
  return (
    <RequestFrame
      title="售后详情"
      one={sn => <OneTicket key={sn} sn={sn} />}
      all={id => <TicketSection key={id} id={id} />}
      missing={<TicketNotFound />}
    />
  )
}

function OneTicket({ sn }: { sn: string }) {
  const found = useCall(
    ticketDetail,
    { sn },
    { ...FRESH, refetchInterval: ({ state }) => pollFor(state.data?.ticket) },
  )
  return (
    <QueryView query={found} pending={<RequestSkeleton title="售后服务" />} missing={<TicketNotFound />}>
      {({ order_id, ticket }) => (
        <OneRequest
          orderHref={href('order', { id: order_id })}
          allHref={href('orderAfterSales', { id: order_id })}
        >
          <TicketPanel ticket={ticket} />
        </OneRequest>
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
    { ...FRESH, refetchInterval: ({ state }) => pollFor(...(state.data?.list ?? [])) },
  )
  return (
    <QueryView query={tickets} pending={<RequestSkeleton title="售后服务" />} missing={<OrderNotFound />}>
      {data => <Tickets tickets={data} />}
    </QueryView>
  )
}

function Tickets({ tickets }: { tickets: ServiceTickets }) {
  const { order_id, list, kinds, blocked } = tickets
  return (
    <OrderRequests
      order_id={order_id}
      open={kinds.length > 0}
      blocked={{ title: '现在不能申请售后服务', text: blocked }}
      newText="申请其他售后服务"
      form={(close, onCancel) => <TicketForm tickets={tickets} onDone={close} onCancel={onCancel} />}
    >
      {list.map(ticket => (
        <TicketPanel key={ticket.id} ticket={ticket} />
      ))}
    </OrderRequests>
  )
}
