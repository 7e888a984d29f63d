import type { OrderDetail } from '@yaoji/api-client/contract/order'
import { RETURN_KIND_ROWS, returnStatusText, TICKET_KIND_ROWS, ticketStatusText } from '@yaoji/domain'
import { eq } from 'drizzle-orm'
import type { Db } from '../../db/types'
import { chinaTime } from '../../wire/clock'
import { orderReturns } from '../return/tables'
import { serviceTickets } from '../service-ticket/tables'

/** The returns and service tickets of an order in short, newest first. */
export async function afterSalesOf(db: Db, orderId: number): Promise<OrderDetail['after_sales']> {
  const returns = await db.select().from(orderReturns).where(eq(orderReturns.order_id, orderId))
  const tickets = await db.select().from(serviceTickets).where(eq(serviceTickets.order_id, orderId))
  const rows: OrderDetail['after_sales'] = [
    ...returns.map(({ id, sn, kind, status, created_at }) => ({
      type: 'return' as const,
      id,
      sn,
      kind_text: RETURN_KIND_ROWS[kind].text,
      status_text: returnStatusText(status),
      created_at: chinaTime(created_at),
    })),
    ...tickets.map(({ id, sn, kind, status, created_at }) => ({
      type: 'ticket' as const,
      id,
      sn,
      kind_text: TICKET_KIND_ROWS[kind].text,
      status_text: ticketStatusText(status),
      created_at: chinaTime(created_at),
    })),
  ]
  return rows.sort((one, other) => other.created_at.localeCompare(one.created_at) || other.id - one.id)
}
