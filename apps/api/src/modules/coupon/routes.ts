import { availableCoupon, couponClaim, couponNum, userCoupon } from '@yaoji/api-client/contract/coupon'
import type { FastifyInstance } from 'fastify'
import { bind } from '../../wire/bind'
import { claimCoupon } from './claim'
import { countCoupons, listClaimable, listOwn } from './list'

export function couponRoutes(app: FastifyInstance): void {
  bind(app, availableCoupon, ({ db, viewer, input, now }) => listClaimable(db, viewer.buyer.id, input, now))
  bind(app, userCoupon, ({ db, viewer, input, now }) => listOwn(db, viewer.buyer.id, input, now))
  bind(app, couponNum, async ({ db, viewer, now }) => {
    const { cash_amount: _, ...counts } = await countCoupons(db, viewer.buyer.id, now)
    return counts
  })
  bind(app, couponClaim, async ({ db, viewer, input, now }) => ({
    coupon: await claimCoupon(db, viewer.buyer.id, input.id, now),
  }))
}
