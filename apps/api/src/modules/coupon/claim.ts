import type { OwnCoupon } from '@yaoji/api-client/contract/coupon'
import { and, eq, gt, lt, sql } from 'drizzle-orm'
import type { BuyerContext } from '../../wire/context'
import { conflict, notFound } from '../../wire/refusal'
import { lockAccount } from '../wallet/account'
import { CLAIM_REFUSALS, claimStateOf, countClaimed } from './claim-state'
import { toOwnCoupon } from './coupon-answer'
import { couponTemplates } from './tables'
import { giveCoupon } from './voucher'

/** Claims one of the available coupons: never more than there are, nor more than one buyer may have, in total and on a day. */
export async function claimCoupon(context: BuyerContext, templateId: number): Promise<OwnCoupon> {
  const { db, viewer, now } = context
  await lockAccount(db, viewer.buyer.id)
  const [template] = await db
    .select()
    .from(couponTemplates)
    .where(and(eq(couponTemplates.id, templateId), gt(couponTemplates.quota, 0)))
  if (!template) throw notFound('优惠券')
  if (template.end_at <= now) throw conflict('领取时间已过')
  const held = await countClaimed(context, templateId)
  const state = claimStateOf(template, held.get(templateId), now)
  if (state !== 'open') throw conflict(CLAIM_REFUSALS[state])
  const taken = await db
    .update(couponTemplates)
    .set({ claimed: sql`${couponTemplates.claimed} + 1` })
    .where(and(eq(couponTemplates.id, templateId), lt(couponTemplates.claimed, couponTemplates.quota)))
    .returning({ id: couponTemplates.id })
  if (taken.length === 0) throw conflict(CLAIM_REFUSALS.gone)
  const own = await giveCoupon(context, { user_id: viewer.buyer.id, template_id: templateId })
  return toOwnCoupon({ own, template }, now)
}
