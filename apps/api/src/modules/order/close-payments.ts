import { and, eq, inArray } from 'drizzle-orm'
import type { Context } from '../../wire/context'
import { payments } from '../payment/tables'

/**
 * Closes the waiting payment attempt of an order, for all orders that it pays together. Money that arrives later is
 * booked then. The caller has locked the buyer’s account.
 */
export async function closeWaitingPayments({ db, now }: Context, orderId: number): Promise<void> {
  const numbers = db
    .select({ sn: payments.sn })
    .from(payments)
    .where(and(eq(payments.order_id, orderId), eq(payments.state, 'waiting')))
  await db
    .update(payments)
    .set({ state: 'closed', settled_at: now })
    .where(and(inArray(payments.sn, numbers), eq(payments.state, 'waiting')))
}
