import type { ClaimCardCoupon } from './ClaimCard'
import type { CouponCardCoupon } from './CouponCard'
import type { OwnCouponsCoupon } from './OwnCoupons'

/** A coupon for everything: 20 off from 500 on. */
export function couponFor(change: Partial<CouponCardCoupon> = {}): CouponCardCoupon {
  return {
    name: '满 500 减 20',
    kind: 'reduce',
    scope_text: '全场通用',
    amount: '20.00',
    rate_text: '',
    max_amount: null,
    min_amount: '500.00',
    begin_time: '2026-11-01 00:00:00',
    end_time: '2026-12-31 23:59:59',
    ...change,
  }
}

/** A coupon that can be claimed. */
export function claimableFor(change: Partial<ClaimCardCoupon> = {}): ClaimCardCoupon {
  return {
    ...couponFor(),
    left: 320,
    quota: 500,
    state: 'open',
    claim_begin_time: null,
    per_buyer: 2,
    per_day: null,
    claimed: 0,
    unused: 0,
    use_url: '#use',
    ...change,
  }
}

/** A coupon of the buyer. */
export function ownCouponFor(change: Partial<OwnCouponsCoupon> = {}): OwnCouponsCoupon {
  return {
    ...couponFor(),
    id: 1,
    status: 'unused',
    status_text: '未使用',
    use_url: '#use',
    parent_sn: null,
    ...change,
  }
}

/** One that an order has used. */
export const usedCouponForStory = ownCouponFor({
  id: 2,
  status: 'used',
  status_text: '已使用',
  parent_sn: 'YJ26112200000018',
})
