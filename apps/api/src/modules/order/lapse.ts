import { AUTO_RECEIVE_DAYS, ORDER } from '@yaoji/domain'
import { and, asc, eq, lte } from 'drizzle-orm'
import type { Db } from '../../db/types'
import { lockAccount } from '../wallet/account'
import { cancelOrder } from './cancel'
import { lockOrder } from './move'
import type { OrderRow } from './orderAnswer'
import { receiveOrder } from './receive'
import { orders } from './tables'

/** Orders that one round takes; the next round takes more. */
const ROUND = 100

/**
 * Cancels the orders whose time to pay is over; answers how many. Each order is its own transaction and is looked at
 * again once it is locked, so that several processes may do this at once.
 */
export async function lapseOrders(db: Db, now: Date): Promise<number> {
  const isOver = (order: OrderRow) => order.status === ORDER.unpaid && order.pay_before <= now
  const due = await db
    .select()
    .from(orders)
    .where(and(eq(orders.status, ORDER.unpaid), lte(orders.pay_before, now)))
    .orderBy(asc(orders.pay_before))
    .limit(ROUND)
  return eachOrder(db, due, isOver, (tx, order) => cancelOrder(tx, order, '超时未付款，订单自动取消', now))
}

/** Receives the orders that were shipped long ago; answers how many. Safe in several processes, as lapsing is. */
export async function receiveShipped(db: Db, now: Date): Promise<number> {
  const last = new Date(now.getTime() - AUTO_RECEIVE_DAYS * 86_400_000)
  const isDue = (order: OrderRow) =>
    order.status === ORDER.shipped && order.shipped_at !== null && order.shipped_at <= last
  const due = await db
    .select()
    .from(orders)
    .where(and(eq(orders.status, ORDER.shipped), lte(orders.shipped_at, last)))
    .orderBy(asc(orders.shipped_at))
    .limit(ROUND)
  return eachOrder(db, due, isDue, (tx, order) => receiveOrder(tx, order, '超时自动确认收货', now))
}

async function eachOrder(
  db: Db,
  due: readonly OrderRow[],
  isStillDue: (order: OrderRow) => boolean,
  work: (db: Db, order: OrderRow) => Promise<unknown>,
): Promise<number> {
  let done = 0
  const errors: unknown[] = []
  for (const { id, user_id } of due) {
    const one = db.transaction(async tx => {
      await lockAccount(tx, user_id)
      const order = await lockOrder(tx, id)
      if (!order || !isStillDue(order)) return 0
      await work(tx, order)
      return 1
    })
    // An order that fails must not keep the others from their turn.
    done += await one.catch((error: unknown) => {
      errors.push(error)
      return 0
    })
  }
  if (errors.length > 0)
    throw new AggregateError(errors, `api: ${errors.length} orders failed in a timed job.`)
  return done
}
