import { cashbackAmount, OPEN_RETURNS, ORDER, type OrderStatus } from '@yaoji/domain'
import { and, eq, gte, inArray, isNotNull, lt, type SQL, sql } from 'drizzle-orm'
import type { Db } from '../../db/types'
import { orders } from '../order/tables'
import { orderReturns } from '../return/tables'
import { boundsOf } from './months'

/** Orders in these statuses were received. */
const RECEIVED: OrderStatus[] = [ORDER.received, ORDER.completed]

/** An order of a month with what counts of it, in fen. */
export interface ReceivedOrder {
  readonly id: number
  readonly sn: string
  readonly status: OrderStatus
  readonly received_at: Date
  /** A return of it is not over. */
  readonly has_open_return: boolean
  readonly goods_amount: number
  readonly refunded_amount: number
  readonly received_amount: number
}

/** The orders that were received in a month, as a condition. */
export function receivedIn(month: string): SQL | undefined {
  const { begin, end } = boundsOf(month)
  return and(inArray(orders.status, RECEIVED), gte(orders.received_at, begin), lt(orders.received_at, end))
}

/** The orders of a buyer that count for a month, the newest first. */
export async function receivedOrders(db: Db, userId: number, month: string): Promise<ReceivedOrder[]> {
  const returns = db
    .select({
      order_id: orderReturns.order_id,
      refunded:
        sql<number>`sum(${orderReturns.goods_amount}) filter (where ${isNotNull(orderReturns.refunded_at)})`.as(
          'refunded_goods',
        ),
      has_open: sql<boolean>`bool_or(${inArray(orderReturns.status, OPEN_RETURNS)})`.as('has_open_return'),
    })
    .from(orderReturns)
    .where(eq(orderReturns.user_id, userId))
    .groupBy(orderReturns.order_id)
    .as('returns')
  const rows = await db
    .select({
      id: orders.id,
      sn: orders.sn,
      status: orders.status,
      received_at: orders.received_at,
      spent: sql<number>`${orders.payable_amount} + ${orders.balance_amount}`.mapWith(Number),
      shipping: orders.shipping_amount,
      refunded: sql<number>`coalesce(${returns.refunded}, 0)`.mapWith(Number),
      has_open_return: sql<boolean>`coalesce(${returns.has_open}, false)`,
    })
    .from(orders)
    .leftJoin(returns, eq(returns.order_id, orders.id))
    .where(and(eq(orders.user_id, userId), receivedIn(month)))
    .orderBy(sql`${orders.received_at} desc`, sql`${orders.id} desc`)
  return rows.flatMap(({ received_at, spent, shipping, refunded, ...order }) =>
    received_at === null
      ? []
      : {
          ...order,
          received_at,
          goods_amount: spent - shipping,
          refunded_amount: refunded,
          received_amount: cashbackAmount({ spent, shipping, refunded }),
        },
  )
}
