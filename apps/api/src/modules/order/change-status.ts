import { canMove, type OrderStatus, orderStatusText } from '@yaoji/domain'
import { and, eq } from 'drizzle-orm'
import type { Db } from '../../db/types'
import type { Context } from '../../wire/context'
import { conflict } from '../../wire/refusal'
import type { OrderRow } from './orderAnswer'
import { orderEvents, orders } from './tables'

/** Holds an order's row until the transaction ends and answers it as it is then. The buyer's account is locked before it. */
export async function lockOrder(db: Db, id: number): Promise<OrderRow | null> {
  const [row] = await db.select().from(orders).where(eq(orders.id, id)).for('update')
  return row ?? null
}

/** Where an order goes. */
export interface StatusChange {
  readonly to: OrderStatus
  /** What else changes in its row. */
  readonly change?: Partial<OrderRow>
  /** What the buyer reads of it. */
  readonly event: string
}

/**
 * Moves an order to another status along the domain's table, and writes down what happened. Only an order that is still
 * where it was moves, so that of two who try one wins. Refuses a way that the table does not know.
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
