import { canMove, type OrderStatus, orderStatusText } from '@yaoji/domain'
import { and, eq } from 'drizzle-orm'
import type { Db } from '../../db/types'
import type { Context } from '../../wire/context'
import { conflict } from '../../wire/refusal'
import { type OrderRow, orderEvents, orders } from './tables'

/**
 * Locks an order’s row until the transaction ends, and returns its current state. The buyer’s account is locked first.
 */
export async function lockOrder(db: Db, id: number): Promise<OrderRow | null> {
  const [row] = await db.select().from(orders).where(eq(orders.id, id)).for('update')
  return row ?? null
}

/** A change of an order’s status. */
export interface StatusChange {
  readonly to: OrderStatus
  /** Other changes of the row. */
  readonly change?: Partial<OrderRow>
  /** The text of the order’s event, for the buyer. */
  readonly event: string
}

/**
 * Changes an order’s status along the domain’s table, and writes the event. It changes an order only if its status is
 * still the one that was read: of two concurrent changes one wins. Refuses a change that the table does not have.
 */
export async function changeStatus(
  { db, now }: Context,
  order: OrderRow,
  { to, change = {}, event }: StatusChange,
): Promise<OrderRow> {
  if (!canMove(order.status, to)) throw conflict(`订单${orderStatusText(order.status)}，不能进行此操作`)
  const [moved] = await db
    .update(orders)
    .set({ ...change, status: to })
    .where(and(eq(orders.id, order.id), eq(orders.status, order.status)))
    .returning()
  if (!moved) throw conflict('订单状态已变化，请刷新后重试')
  await db.insert(orderEvents).values({ order_id: order.id, at: now, text: event, status: to })
  return moved
}
