import type { CheckoutData, Coupon } from '@yaoji/api-client/contract/checkout'
import { moneyText, parseAmount } from '@yaoji/domain'
import { Button } from '@yaoji/ui/button'
import { Checkbox } from '@yaoji/ui/checkbox'
import { couponCardLabels } from '@yaoji/ui/coupon-card'
import { RadioGroup, type RadioOption } from '@yaoji/ui/radio-group'
import { useState } from 'react'
import * as css from './CheckoutCoupons.css'
import type { CheckoutChoice } from './useCheckoutChoice'

export interface CheckoutCouponsProps {
  data: CheckoutData
  choice: CheckoutChoice
  onChange: (part: Partial<CheckoutChoice>) => void
}

/** Coupons and cash vouchers, of which one each applies, and the balance. */
export function CheckoutCoupons({ data, choice, onChange }: CheckoutCouponsProps) {
  const coupons = data.coupons.filter(({ kind }) => kind !== 'cash')
  const vouchers = data.coupons.filter(({ kind }) => kind === 'cash')
  return (
    <div className={css.root}>
      {data.coupons.length === 0 && <p className={css.none}>没有可用于本次订单的优惠券</p>}
      <CouponChoice
        legend="优惠券"
        coupons={coupons}
        wanted={choice.coupon_id ?? data.coupon_id}
        onChoose={coupon_id => onChange({ coupon_id })}
      />
      <CouponChoice
        legend="现金券"
        coupons={vouchers}
        wanted={choice.voucher_id ?? data.voucher_id}
        onChoose={voucher_id => onChange({ voucher_id })}
      />
      <Balance data={data} choice={choice} onChange={onChange} />
    </div>
  )
}

interface CouponChoiceProps {
  legend: string
  coupons: readonly Coupon[]
  /** Id of the chosen one; 0 or null for none. */
  wanted: number | null
  /** Gets 0 for none. */
  onChoose: (id: number) => void
}

/** Those that can be used, and those that cannot and why. Nothing where the buyer has none. */
function CouponChoice({ legend, coupons, wanted, onChoose }: CouponChoiceProps) {
  const [all, setAll] = useState(false)
  if (coupons.length === 0) return null
  const usable = coupons.filter(coupon => coupon.usable === 1)
  const others = coupons.filter(coupon => coupon.usable === 0)
  const shown = all ? [...usable, ...others] : usable
  // The total does not use one that has become unusable.
  const chosen = usable.find(coupon => coupon.id === wanted)
  return (
    <>
      <RadioGroup
        legend={legend}
        variant="cards"
        value={String(chosen?.id ?? 0)}
        onValueChange={value => onChoose(Number(value))}
        options={[{ value: '0', label: `不使用${legend}` }, ...shown.map(optionOf)]}
      />
      {others.length > 0 && (
        <Button
          variant="quiet"
          size="s"
          className={css.more}
          aria-expanded={all}
          onClick={() => setAll(!all)}
        >
          {all ? `收起不可用的${legend}` : `查看 ${others.length} 张不可用的${legend}`}
        </Button>
      )}
    </>
  )
}

function optionOf(coupon: Coupon): RadioOption {
  const saves = coupon.saves === undefined ? '' : `省 ${moneyText(coupon.saves)}`
  return {
    value: String(coupon.id),
    label: [coupon.name, saves].filter(Boolean).join(' · '),
    description: [
      coupon.scope_text,
      couponCardLabels.threshold(coupon.min_amount),
      restText(coupon),
      `${coupon.end_date} 前有效`,
    ]
      .filter(Boolean)
      .join('，'),
    reason: coupon.usable === 1 ? undefined : coupon.reason,
  }
}

/** A cash voucher can be used in part: what it has, and that the rest stays. */
function restText({ kind, left_amount }: Coupon): string {
  return kind === 'cash' ? `余额 ${moneyText(left_amount)}，用不完的留到下次` : ''
}

function Balance({ data, choice, onChange }: CheckoutCouponsProps) {
  const nothing = parseAmount(data.balance) <= 0
  const used = data.amounts.balance_amount
  return (
    <Checkbox
      label={
        <>
          使用余额 <span className={css.muted}>（可用余额 {moneyText(data.balance)}）</span>
          {choice.use_balance === 1 && parseAmount(used) > 0 && (
            <span> 本次抵扣 {moneyText(used)}，提交后冻结，付款时输入登录密码扣除</span>
          )}
        </>
      }
      checked={choice.use_balance === 1}
      disabled={nothing}
      onCheckedChange={checked => onChange({ use_balance: checked ? 1 : 0 })}
    />
  )
}
