import type { OwnCoupon } from '@yaoji/api-client/contract/coupon'
import { and, count, eq, gt, lt, sql } from 'drizzle-orm'
import type { BuyerContext } from '../../wire/context'
import { conflict, notFound } from '../../wire/refusal'
import { lockAccount } from '../wallet/account'
import { toOwnCoupon } from './coupon-answer'
import { couponTemplates, userCoupons } from './tables'

/** Claims one of the available coupons: never more than there are, nor more than one buyer may have. */
export async function claimCoupon({ db, viewer, now }: BuyerContext, templateId: number): Promise<OwnCoupon> {
  await lockAccount(db, viewer.buyer.id)
  const [template] = await db
    .select()
    .from(couponTemplates)
    .where(and(eq(couponTemplates.id, templateId), gt(couponTemplates.quota, 0)))
  if (!template) throw notFound('优惠券')
  if (template.end_at <= now) throw conflict('领取时间已过')
  const [held] = await db
    .select({ number: count() })
    .from(userCoupons)
    .where(and(eq(userCoupons.user_id, viewer.buyer.id), eq(userCoupons.template_id, templateId)))
  if ((held?.number ?? 0) >= template.per_buyer) throw conflict('您已领取过该优惠券')
  const taken = await db
    .update(couponTemplates)
    .set({ claimed: sql`${couponTemplates.claimed} + 1` })
    .where(and(eq(couponTemplates.id, templateId), lt(couponTemplates.claimed, couponTemplates.quota)))
    .returning({ id: couponTemplates.id })
  if (taken.length === 0) throw conflict('优惠券已领完')
  const [own] = await db
    .insert(userCoupons)
    .values({ user_id: viewer.buyer.id, template_id: templateId, received_at: now })
    .returning()
  if (!own)
    throw new Error('api: a claimed coupon was not kept. The insert answered no row. Check user_coupons.')
  return toOwnCoupon({ own, template }, now)
}
