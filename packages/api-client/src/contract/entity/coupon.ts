import * as z from 'zod/mini'
import { flag, id, int, money, time } from '../wire'

export const couponKind = z.literal(['reduce', 'discount', 'cash', 'freight'])
export const couponScope = z.literal(['all', 'category', 'goods', 'brand', 'zone'])

/** Value and scope of a coupon. */
export const couponFace = {
  name: z.string(),
  kind: couponKind,
  scope: couponScope,
  scope_text: z.string(),
  /** Face value; `0.00` for a discount. */
  amount: money,
  /** For a discount, like `95折`; empty for other kinds. */
  rate_text: z.string(),
  max_amount: z.nullable(money),
  min_amount: money,
  begin_time: time,
  end_time: time,
  /** Address of the products that it applies to. */
  use_url: z.string(),
}

/** Whether a coupon can be claimed now: `coming` before its time, `today` after the buyer’s last one of the day. */
export const claimState = z.literal(['open', 'coming', 'claimed', 'today', 'gone'])

export const claimableCoupon = z.object({
  id,
  ...couponFace,
  /** Coupons in total, and those that are left to claim. */
  quota: int,
  left: int,
  /** Coupons that the buyer claimed, has not used, and may claim in total. */
  claimed: int,
  unused: int,
  per_buyer: int,
  /** Coupons that one buyer may claim on a day; null without such a limit. */
  per_day: z.nullable(int),
  /** When the claiming begins; null when it began with the coupon. */
  claim_begin_time: z.nullable(time),
  state: claimState,
  /** 1 exactly when the state is `open`. */
  can_claim: flag,
  /** Why it cannot be claimed; empty when it can. */
  reason: z.string(),
})
export type ClaimableCoupon = z.output<typeof claimableCoupon>
