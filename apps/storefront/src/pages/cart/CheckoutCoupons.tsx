import type { CheckoutData } from '@yaoji/api-client/contract/checkout'
import type { CheckoutChoice } from '@yaoji/hooks/data'
import { BalanceChoice, CouponChoice, PointsChoice } from '@yaoji/ui/coupon-choice'
import * as css from './CheckoutView.css'

export interface CheckoutCouponsProps {
  data: CheckoutData
  choice: CheckoutChoice
  onChange: (part: Partial<CheckoutChoice>) => void
}

/** Coupons and cash vouchers, of which one each applies, the points, and the balance. */
export function CheckoutCoupons({ data, choice, onChange }: CheckoutCouponsProps) {
  return (
    <div className={css.coupons}>
      {data.coupons.length === 0 && <p className={css.none}>没有可用于本次订单的优惠券</p>}
      <CouponChoice
        folds
        legend="优惠券"
        coupons={data.coupons.filter(({ kind }) => kind !== 'cash')}
        value={choice.coupon_id ?? data.coupon_id}
        onValueChange={coupon_id => onChange({ coupon_id })}
      />
      <CouponChoice
        folds
        legend="现金券"
        coupons={data.coupons.filter(({ kind }) => kind === 'cash')}
        value={choice.voucher_id ?? data.voucher_id}
        onValueChange={voucher_id => onChange({ voucher_id })}
      />
      <PointsChoice
        offer={data.points_offer}
        used={data.amounts.points_amount}
        onValueChange={points => onChange({ points })}
      />
      <BalanceChoice
        balance={data.balance}
        used={data.amounts.balance_amount}
        checked={choice.use_balance === 1}
        onCheckedChange={checked => onChange({ use_balance: checked ? 1 : 0 })}
      />
    </div>
  )
}
