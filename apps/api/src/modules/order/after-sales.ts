import type { OrderDetail } from '@yaoji/api-client/contract/order'
import { RETURN_KIND_ROWS, returnStatusText, TICKET_KIND_ROWS, ticketStatusText } from '@yaoji/domain'
import { eq, sql } from 'drizzle-orm'
import { jsonRows } from '../../db/json-rows'
import type { Db } from '../../db/types'
import { chinaTime } from '../../wire/clock'
import { orderReturns } from '../return/tables'
import { serviceTickets } from '../service-ticket/tables'

/** The returns and service tickets of an order in short, newest first. */
export async function afterSalesOf(db: Db, orderId: number): Promise<OrderDetail['after_sales']> {
  const { returns, tickets } = await readBoth(db, orderId)
  const rows: OrderDetail['after_sales'] = [
    ...returns.map(({ id, sn, kind, status, created_at }) => ({
      type: 'return' as const,
      id,
      sn,
      kind_text: RETURN_KIND_ROWS[kind].text,
      status_text: returnStatusText(status),
      created_at: chinaTime(new Date(created_at)),
    })),
    ...tickets.map(({ id, sn, kind, status, created_at }) => ({
      type: 'ticket' as const,
      id,
      sn,
      kind_text: TICKET_KIND_ROWS[kind].text,
      status_text: ticketStatusText(status),
      created_at: chinaTime(new Date(created_at)),
    })),
  ]
  return rows.sort((one, other) => other.created_at.localeCompare(one.created_at) || other.id - one.id)
}

/** Both lists by one statement: most orders have none. */
async function readBoth(db: Db, orderId: number) {
  const returns = db
    .select({
      id: orderReturns.id,
      sn: orderReturns.sn,
      kind: orderReturns.kind,
      status: orderReturns.status,
      created_at: sql<string>`${orderReturns.created_at}`.as('created_at'),
    })
    .from(orderReturns)
    .where(eq(orderReturns.order_id, orderId))
  const tickets = db
    .select({
      id: serviceTickets.id,
      sn: serviceTickets.sn,
      kind: serviceTickets.kind,
      status: serviceTickets.status,
      created_at: sql<string>`${serviceTickets.created_at}`.as('created_at'),
    })
    .from(serviceTickets)
    .where(eq(serviceTickets.order_id, orderId))
  const [found] = await db
    .select({ returns: jsonRows(returns), tickets: jsonRows(tickets) })
    .from(sql`(select 1) as one`)
  return found ?? { returns: [], tickets: [] }
}
