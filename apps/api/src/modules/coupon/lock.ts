import { ORDER } from '@yaoji/domain'
import { and, eq, inArray, notInArray } from 'drizzle-orm'
import type { Db } from '../../db/types'
import type { Context } from '../../wire/context'
import { type OrderRow, orders } from '../order/tables'
import { userCoupons } from './tables'
import { giveBackToVoucher } from './voucher'

/**
 * Locks a buyer’s coupon for a checkout; false when it cannot be locked. Only an unused coupon is locked, so that of
 * several concurrent checkouts one wins and the others change nothing.
 */
export async function lockCoupon(
  db: Db,
  { id, user_id, parent_sn }: { id: number; user_id: number; parent_sn: string },
): Promise<boolean> {
  const taken = await db
    .update(userCoupons)
    .set({ status: 'locked', parent_sn })
    .where(and(eq(userCoupons.id, id), eq(userCoupons.user_id, user_id), eq(userCoupons.status, 'unused')))
    .returning({ id: userCoupons.id })
  return taken.length === 1
}

/** The first paid order of the checkout uses the coupon. */
export async function spendCoupon({ db, now }: Context, parent_sn: string): Promise<void> {
  await db
    .update(userCoupons)
    .set({ status: 'used', used_at: now })
    .where(and(eq(userCoupons.parent_sn, parent_sn), eq(userCoupons.status, 'locked')))
}

type CouponOrder = Pick<OrderRow, 'sn' | 'parent_sn' | 'user_coupon_id' | 'user_voucher_id' | 'cash_amount'>

/** Gives back what a cancelled or closed order used: its part of a cash voucher, and the coupon of its checkout. */
export async function giveBackCoupons(context: Context, order: CouponOrder): Promise<void> {
  const { sn, parent_sn, user_coupon_id, user_voucher_id, cash_amount } = order
  if (user_voucher_id !== null)
    await giveBackToVoucher(context, { id: user_voucher_id, order_sn: sn, amount: cash_amount })
  if (user_coupon_id !== null) await releaseCoupon(context.db, { id: user_coupon_id, parent_sn })
}

/** The coupon can be used again when the last order of its checkout that has a part of it is cancelled or closed. */
async function releaseCoupon(
  db: Db,
  { id, parent_sn }: { readonly id: number; readonly parent_sn: string },
): Promise<void> {
  const over = [ORDER.cancelled, ORDER.closed]
  const carrying = await db
    .select({ id: orders.id })
    .from(orders)
    .where(
      and(eq(orders.parent_sn, parent_sn), eq(orders.user_coupon_id, id), notInArray(orders.status, over)),
    )
  if (carrying.length > 0) return
  await db
    .update(userCoupons)
    .set({ status: 'unused', parent_sn: null, used_at: null })
    .where(
      and(
        eq(userCoupons.id, id),
        eq(userCoupons.parent_sn, parent_sn),
        inArray(userCoupons.status, ['locked', 'used']),
      ),
    )
}
