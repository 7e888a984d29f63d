import { couponCardLabels } from '@yaoji/ui/coupon-card'

/** From which amount a coupon can be used: `满 ¥500.00 可用`. */
export function thresholdText({ min_amount }: { readonly min_amount: string }): string {
  return couponCardLabels.threshold(min_amount)
}

/** The largest deduction of a discount: `最高减 ¥50.00`. */
export function mostText(max_amount: string): string {
  return couponCardLabels.most(max_amount)
}
