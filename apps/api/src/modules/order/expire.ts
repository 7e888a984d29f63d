import { OPEN_RETURNS, ORDER } from '@yaoji/domain'
import { and, asc, eq, inArray, lte, notExists } from 'drizzle-orm'
import type { Db } from '../../db/types'
import type { Context } from '../../wire/context'
import { eachDue } from '../../wire/each-due'
import { shopSettings } from '../config/shop-settings'
import { orderReturns } from '../return/tables'
import { lockAccount } from '../wallet/account'
import { cancelOrder } from './cancel'
import { lockOrder } from './change-status'
import { receiveOrder } from './receive'
import { hasOpenReturn } from './returnable'
import { completeOrder } from './review'
import { type OrderRow, orders } from './tables'

/** Orders of one round; the next round takes more. */
const ROUND = 100

/** A timed job over orders. */
interface OrderJob {
  /** Orders that were due when they were read. */
  readonly due: readonly OrderRow[]
  /** Whether an order is still due once it is locked. */
  readonly isDue: (order: OrderRow, db: Db) => boolean | Promise<boolean>
  readonly work: (context: Context, order: OrderRow) => Promise<unknown>
}

/**
 * Cancels the orders whose payment time is over; returns how many. Each order has its own transaction and is checked
 * again after it is locked, so that several processes can run this at the same time.
 */
export async function expireUnpaid(context: Context): Promise<number> {
  const { db, now } = context
  const isDue = (order: OrderRow) => order.status === ORDER.unpaid && order.pay_before <= now
  const due = await db
    .select()
    .from(orders)
    .where(and(eq(orders.status, ORDER.unpaid), lte(orders.pay_before, now)))
    .orderBy(asc(orders.pay_before))
    .limit(ROUND)
  const work: OrderJob['work'] = (each, order) => cancelOrder(each, order, '超时未付款，订单自动取消')
  return eachOrder(context, { due, isDue, work })
}

/** Receives the orders that were shipped long ago; returns how many. Several processes can run it, like expiring. */
export async function receiveShipped(context: Context): Promise<number> {
  const { db, now } = context
  const last = new Date(now.getTime() - shopSettings().auto_receive_days * 86_400_000)
  const isDue = (order: OrderRow) =>
    order.status === ORDER.shipped && order.shipped_at !== null && order.shipped_at <= last
  const due = await db
    .select()
    .from(orders)
    .where(and(eq(orders.status, ORDER.shipped), lte(orders.shipped_at, last)))
    .orderBy(asc(orders.shipped_at))
    .limit(ROUND)
  const work: OrderJob['work'] = (each, order) => receiveOrder(each, order, '超时自动确认收货')
  return eachOrder(context, { due, isDue, work })
}

/** Completes the received orders whose time for returns is over and which have no open return; returns how many. */
export async function completeReceived(context: Context): Promise<number> {
  const { db, now } = context
  const last = new Date(now.getTime() - shopSettings().return_days * 86_400_000)
  const isDue: OrderJob['isDue'] = async (order, tx) =>
    order.status === ORDER.received &&
    order.received_at !== null &&
    order.received_at <= last &&
    !(await hasOpenReturn(tx, order.id))
  const openReturns = db
    .select({ id: orderReturns.id })
    .from(orderReturns)
    .where(and(eq(orderReturns.order_id, orders.id), inArray(orderReturns.status, OPEN_RETURNS)))
  const due = await db
    .select()
    .from(orders)
    .where(and(eq(orders.status, ORDER.received), lte(orders.received_at, last), notExists(openReturns)))
    .orderBy(asc(orders.received_at))
    .limit(ROUND)
  return eachOrder(context, { due, isDue, work: completeOrder })
}

function eachOrder(context: Context, { due, isDue, work }: OrderJob): Promise<number> {
  const one = ({ id, user_id }: OrderRow) =>
    context.db.transaction(async tx => {
      await lockAccount(tx, user_id)
      const order = await lockOrder(tx, id)
      if (!order || !(await isDue(order, tx))) return 0
      await work({ ...context, db: tx }, order)
      return 1
    })
  return eachDue(due, one, 'api: some orders failed in a timed job. The next round tries them again.')
}
