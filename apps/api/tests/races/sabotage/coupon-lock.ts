import { eq } from 'drizzle-orm'
import type { Db } from '../../../src/db/types'
import { userCoupons } from '../../../src/modules/coupon/tables'
import { pause } from './pause'

export { giveBackCoupons, spendCoupon } from '../../../src/modules/coupon/lock'

/** The naive way: look whether it is unused, then write that it is locked. */
export async function lockCoupon(
  db: Db,
  { id, parent_sn }: { id: number; user_id: number; parent_sn: string },
): Promise<boolean> {
  const [coupon] = await db.select().from(userCoupons).where(eq(userCoupons.id, id))
  await pause(db)
  if (coupon?.status !== 'unused') return false
  await db.update(userCoupons).set({ status: 'locked', parent_sn }).where(eq(userCoupons.id, id))
  return true
}
