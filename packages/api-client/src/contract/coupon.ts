import * as z from 'zod/mini'
import { endpoint } from './endpoint'
import { flag, id, idInput, integer, money, noInput, pageInput, pageOf, time } from './wire'

export const couponKind = z.enum(['reduce', 'discount', 'cash', 'freight'])
export const couponScope = z.enum(['all', 'category', 'goods', 'brand', 'zone'])

/** `locked` is in an order that waits to be paid; it comes back when that order is cancelled. */
export const couponStatus = z.enum(['unused', 'locked', 'used', 'expired', 'void'])

/** What a coupon is worth and for what. */
const couponFace = {
  name: z.string(),
  kind: couponKind,
  scope: couponScope,
  scope_text: z.string(),
  /** Face value; `0.00` of a discount. */
  amount: money,
  /** Of a discount, like `95折`; empty for the others. */
  rate_text: z.string(),
  max_amount: z.nullable(money),
  min_amount: money,
  begin_time: time,
  end_time: time,
}

export const ownCoupon = z.object({
  id,
  ...couponFace,
  status: couponStatus,
  status_text: z.string(),
  received_at: time,
  used_at: z.nullable(time),
  /** The checkout that holds or used it. */
  parent_sn: z.nullable(z.string()),
})
export type OwnCoupon = z.output<typeof ownCoupon>

export const claimableCoupon = z.object({
  id,
  ...couponFace,
  /** How many are left to take. */
  left: z.int(),
  /** How many the buyer took, and may take. */
  claimed: z.int(),
  per_buyer: z.int(),
  can_claim: flag,
  /** Why it cannot be taken; empty when it can. */
  reason: z.string(),
})
export type ClaimableCoupon = z.output<typeof claimableCoupon>

/** Input: 1 coupons, 2 cash vouchers; absent for both. */
const typeInput = z.optional(integer(1, 2))

export const availableCoupon = endpoint({
  name: 'user.availableCoupon',
  method: 'GET',
  path: '/api/user/availableCoupon',
  summary:
    'Coupons (type 1) and cash vouchers (type 2) that are handed out now, and whether this buyer may take them.',
  row: 'AP-25',
  access: 'buyer',
  input: z.object({ type: typeInput, ...pageInput }),
  data: pageOf(claimableCoupon),
})

export const userCoupon = endpoint({
  name: 'user.coupon',
  method: 'GET',
  path: '/api/user/coupon',
  summary: 'The buyer’s coupons (type 1) and cash vouchers (type 2) by status.',
  row: 'AP-26',
  access: 'buyer',
  input: z.object({ type: typeInput, status: z.optional(couponStatus), ...pageInput }),
  data: pageOf(ownCoupon),
})

export const couponNum = endpoint({
  name: 'user.couponNum',
  method: 'GET',
  path: '/api/user/couponNum',
  summary: 'How many coupons and cash vouchers the buyer has, by status.',
  row: 'AP-33',
  access: 'buyer',
  silent: true,
  input: noInput,
  data: z.object({
    unused: z.int(),
    locked: z.int(),
    used: z.int(),
    expired: z.int(),
    void: z.int(),
    /** Of the unused ones, those that end within seven days. */
    ending_soon: z.int(),
    /** Unused, by type. */
    coupon: z.int(),
    cash: z.int(),
  }),
})

export const couponClaim = endpoint({
  name: 'coupon.claim',
  method: 'POST',
  path: '/api/coupon/{id}/claim',
  summary: 'Takes one of the coupons that are handed out.',
  access: 'buyer',
  creates: true,
  input: z.object({ id: idInput() }),
  data: z.object({ coupon: ownCoupon }),
})
