import { eq } from 'drizzle-orm'
import { couponTemplates, userCoupons, voucherLog } from '../../../src/modules/coupon/tables'
import type { VoucherMove } from '../../../src/modules/coupon/voucher'
import type { Context } from '../../../src/wire/context'
import { pause } from './pause'

export { expireVouchers, giveBackToVoucher, giveCoupon } from '../../../src/modules/coupon/voucher'

/** The naive way: what is left is read, evaluated, and written. */
export async function deductFromVoucher(
  { db, now }: Context,
  { id, amount, order_sn }: VoucherMove,
): Promise<boolean> {
  const [held] = await db
    .select({ own: userCoupons, template: couponTemplates })
    .from(userCoupons)
    .innerJoin(couponTemplates, eq(couponTemplates.id, userCoupons.template_id))
    .where(eq(userCoupons.id, id))
  await pause(db)
  if (!held || held.template.amount - held.own.spent < amount) return false
  const spent = held.own.spent + amount
  await db.update(userCoupons).set({ spent }).where(eq(userCoupons.id, id))
  await db.insert(voucherLog).values({
    user_id: held.own.user_id,
    user_coupon_id: id,
    at: now,
    use_type: 2,
    amount: -amount,
    balance_after: held.template.amount - spent,
    order_sn,
    remark: held.template.name,
  })
  return true
}
