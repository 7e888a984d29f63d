import type { ClaimableCoupon } from '@yaoji/api-client/contract/coupon'

/** A coupon of the coupon centre that can be claimed: 20 off from 500 on. */
export function claimableFor(id: number, change: Partial<ClaimableCoupon> = {}): ClaimableCoupon {
  return {
    id,
    name: `满 500 减 20 第 ${id} 期`,
    kind: 'reduce',
    scope: 'all',
    scope_text: '全场通用',
    amount: '20.00',
    rate_text: '',
    max_amount: null,
    min_amount: '500.00',
    begin_time: '2031-05-01 00:00:00',
    end_time: '2031-07-01 00:00:00',
    use_url: '/list',
    quota: 100,
    left: 60,
    claimed: 0,
    unused: 0,
    per_buyer: 1,
    per_day: null,
    claim_begin_time: null,
    state: 'open',
    can_claim: 1,
    reason: '',
    ...change,
  }
}

export function claimableList(...list: ClaimableCoupon[]) {
  return { list, total: list.length, page: 1, per_page: 20, last_page: 1 }
}
