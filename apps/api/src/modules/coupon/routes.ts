import { availableCoupon, couponClaim, couponNum, userCoupon } from '@yaoji/api-client/contract/coupon'
import type { FastifyInstance } from 'fastify'
import { bind } from '../../wire/bind'
import { everySeconds } from '../../wire/timer'
import { claimCoupon } from './claim'
import { countCoupons, listClaimable, listOwn } from './list'
import { expireVouchers } from './voucher'

/** How often the end of cash vouchers is written into their ledger. */
const EXPIRY_SECONDS = 3600

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
  everySeconds(app, EXPIRY_SECONDS, () => expireVouchers({ db: app.deps.db, now: app.deps.now() }))
}
