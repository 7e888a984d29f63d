import { eq } from 'drizzle-orm'
import type { Db } from '../../../src/db/types'
import type { StatusChange } from '../../../src/modules/order/change-status'
import { type OrderRow, orderEvents, orders } from '../../../src/modules/order/tables'
import type { Context } from '../../../src/wire/context'
import { pause } from './pause'

/** The naive way: the order is read and not held. */
export async function lockOrder(db: Db, id: number): Promise<OrderRow | null> {
  const [row] = await db.select().from(orders).where(eq(orders.id, id))
  await pause(db)
  return row ?? null
}

/** The naive way: the order goes to any status, from wherever it is by now. */
export async function changeStatus(
  { db, now }: Context,
  order: OrderRow,
  { to, change = {}, event }: StatusChange,
): Promise<OrderRow> {
  const [moved] = await db
    .update(orders)
    .set({ ...change, status: to })
    .where(eq(orders.id, order.id))
    .returning()
  await db.insert(orderEvents).values({ order_id: order.id, at: now, text: event })
  return moved ?? order
}
