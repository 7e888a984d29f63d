import type { OrderDetail } from '@yaoji/api-client/contract/order'
import {
  isOrderStatus,
  RETURN_KIND_ROWS,
  returnStatusText,
  TICKET_KIND_ROWS,
  ticketStatusText,
} from '@yaoji/domain'
import { desc, eq, sql } from 'drizzle-orm'
import { jsonRows } from '../../db/json-rows'
import type { Db } from '../../db/types'
import { chinaTime } from '../../wire/clock'
import { orderReturns } from '../return/tables'
import { serviceTickets } from '../service-ticket/tables'
import { orderEvents } from './tables'

/** What happened to an order, and its returns and service tickets in short; each list newest first. */
export async function orderHistory(
  db: Db,
  orderId: number,
): Promise<Pick<OrderDetail, 'events' | 'after_sales'>> {
  const { events, returns, tickets } = await readAll(db, orderId)
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
  return {
    events: events.map(({ at, text, status }) => ({
      time: chinaTime(new Date(at)),
      text,
      status: status !== null && isOrderStatus(status) ? status : null,
    })),
    after_sales: rows.sort(
      (one, other) => other.created_at.localeCompare(one.created_at) || other.id - one.id,
    ),
  }
}

/** The lists by one statement: every statement has a cost of its own, and most orders have no returns and no tickets. */
async function readAll(db: Db, orderId: number) {
  const events = db
    .select({
      at: sql<string>`${orderEvents.at}`.as('at'),
      text: orderEvents.text,
      status: orderEvents.status,
    })
    .from(orderEvents)
    .where(eq(orderEvents.order_id, orderId))
    .orderBy(desc(orderEvents.at), desc(orderEvents.id))
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
    .select({ events: jsonRows(events), returns: jsonRows(returns), tickets: jsonRows(tickets) })
    .from(sql`(select 1) as one`)
  return found ?? { events: [], returns: [], tickets: [] }
}
