import type { ServiceTickets } from '@yaoji/api-client/contract/service-ticket'
import { OrderRequests } from './OrderRequests'
import { TicketForm } from './TicketForm'
import { TicketPanel } from './TicketPanel'

/** The tickets of an order, and the request of another. */
export function OrderTicketsView({ tickets }: { tickets: ServiceTickets }) {
  const { order_id, list, kinds, blocked } = tickets
  return (
    <OrderRequests
      order_id={order_id}
      open={kinds.length > 0}
      blocked={{ title: '现在不能申请售后服务', text: blocked }}
      askText="申请其他售后服务"
      form={(close, onCancel) => <TicketForm tickets={tickets} onDone={close} onCancel={onCancel} />}
    >
      {list.map(ticket => (
        <TicketPanel key={ticket.id} ticket={ticket} />
      ))}
    </OrderRequests>
  )
}
