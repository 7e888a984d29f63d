import { availableCoupon, couponClaim, couponNum, userCoupon } from '@yaoji/api-client/contract/coupon'
import type { FastifyInstance } from 'fastify'
import { bind } from '../../wire/bind'
import { claimCoupon } from './claim'
import { countCoupons, listClaimable, listOwn } from './list'

export function couponRoutes(app: FastifyInstance): void {
  bind(app, availableCoupon, context => listClaimable(context, context.input))
  bind(app, userCoupon, context => listOwn(context, context.input))
  bind(app, couponNum, async context => {
    const { cash_amount: _, ...counts } = await countCoupons(context, context.viewer.buyer.id)
    return counts
  })
  bind(app, couponClaim, async context => ({
    coupon: await claimCoupon(context, context.input.id),
  }))
}
