import { and, eq } from 'drizzle-orm'
import type { Context } from '../../wire/context'
import { payments } from '../payment/tables'

/** Closes the waiting payment attempts of an order. Money that arrives later is booked then. */
export async function closeWaitingPayments({ db, now }: Context, orderId: number): Promise<void> {
  await db
    .update(payments)
    .set({ state: 'closed', settled_at: now })
    .where(and(eq(payments.order_id, orderId), eq(payments.state, 'waiting')))
}
