'use client'
import { forwardRef, type HTMLAttributes, useState } from 'react'
import { Button } from '../button'
import { couponCardLabels } from '../coupon-card'
import { useMoney } from '../formats/useMoney'
import { useLabels } from '../labels/useLabels'
import { dataAttr } from '../part/dataAttr'
import { joinClass } from '../part/joinClass'
import { RadioGroup, type RadioOption } from '../radio-group'
import * as css from './CouponChoice.css'
import { CouponChoiceFold } from './CouponChoiceFold'

export const couponChoiceLabels = {
  /** The choice of no coupon; `name` is the legend, as in the next two. */
  none: (name: string) => `不使用${name}`,
  showAll: (count: number, name: string) => `查看 ${count} 张不可用的${name}`,
  showUsable: (name: string) => `收起不可用的${name}`,
  /** What a folded choice says where none can be used; else the chosen one, or none. */
  noneUsable: (name: string) => `没有可用的${name}`,
  /** The button that opens a folded choice, with how many can be used, and the one that closes it. */
  change: (usable: number) => (usable > 0 ? `${usable} 张可用，更改` : '查看'),
  close: '收起',
  /** A coupon, and what it takes off these lines where it does. */
  coupon: (name: string, saves: string | undefined) => (saves ? `${name} · 省 ${saves}` : name),
  /** What a voucher has, and that the rest stays. */
  left: (amount: string) => `余额 ${amount}，用不完的留到下次`,
  /** The last day. */
  until: (end_date: string) => `${end_date} 前有效`,
  /** What is said about a coupon, in one line. */
  details: (details: readonly string[]) => details.join('，'),
}

/** What is shown of a coupon that the buyer has, by the wire's names. */
export interface HeldCoupon {
  id: number
  name: string
  kind: 'reduce' | 'discount' | 'cash' | 'freight'
  /** Which products it applies to: `限中药饮片专区`. */
  scope_text: string
  /** What a cash voucher still has. */
  left_amount: string
  /** Amount from which it can be used. */
  min_amount: string
  /** `YYYY-MM-DD`. */
  end_date: string
  usable: 0 | 1
  /** What it takes off these lines; absent when it cannot be used. */
  saves?: string | undefined
  /** Why it cannot be used; empty when it can. */
  reason: string
}

export interface CouponChoiceProps extends Omit<HTMLAttributes<HTMLDivElement>, 'children'> {
  /** What is chosen from: `优惠券`. */
  legend: string
  /** The coupons that the buyer holds for this order. */
  coupons: readonly HeldCoupon[]
  /** Id of the chosen one; 0 or null for none. One that cannot be used counts as none. */
  value: number | null
  /** Gets 0 for none. */
  onValueChange: (id: number) => void
  /**
   * One line with the chosen coupon, and the others when asked for.
   * @default false
   */
  folds?: boolean
  /** Words in place of those of {@link couponChoiceLabels}. */
  labels?: Partial<typeof couponChoiceLabels>
}

/**
 * One coupon or none, with what each takes off; those that cannot be used, and why, on request. Renders `div`, or
 * nothing where there are no coupons; sets `data-folded` while it shows the chosen one only.
 */
export const CouponChoice = forwardRef<HTMLDivElement, CouponChoiceProps>(function CouponChoice(props, ref) {
  const { legend, coupons, value, onValueChange, folds = false, ...more } = props
  const { labels, className, ...rest } = more
  const words = useLabels('couponChoice', couponChoiceLabels, labels)
  const money = useMoney()
  const { threshold } = useLabels('couponCard', couponCardLabels, undefined)
  const [all, setAll] = useState(false)
  const [folded, setFolded] = useState(folds)
  if (coupons.length === 0) return null
  const usable = coupons.filter(coupon => coupon.usable === 1)
  const others = coupons.filter(coupon => coupon.usable === 0)
  const shown = all ? [...usable, ...others] : usable
  const chosen = usable.find(coupon => coupon.id === value)

  function optionOf(coupon: HeldCoupon): RadioOption {
    const { id, name, kind, scope_text, left_amount, min_amount, end_date, saves, reason } = coupon
    const rest = kind === 'cash' ? words.left(money.text(left_amount)) : ''
    const details = [scope_text, threshold(min_amount, money), rest, words.until(end_date)]
    return {
      value: String(id),
      label: words.coupon(name, saves === undefined ? undefined : money.text(saves)),
      description: words.details(details.filter(Boolean)),
      reason: coupon.usable === 1 ? undefined : reason,
    }
  }

  const none = words.none(legend)
  const without = usable.length > 0 ? none : words.noneUsable(legend)
  return (
    <div
      {...rest}
      ref={ref}
      className={joinClass(css.root, className)}
      data-folded={dataAttr(folds && folded)}
    >
      {folds && (
        <CouponChoiceFold
          legend={legend}
          chosen={chosen ? optionOf(chosen).label : without}
          folded={folded}
          action={folded ? words.change(usable.length) : words.close}
          onFold={() => setFolded(!folded)}
        />
      )}
      {!(folds && folded) && (
        <>
          <RadioGroup
            legend={legend}
            legendHidden={folds}
            variant="cards"
            value={String(chosen?.id ?? 0)}
            onValueChange={next => onValueChange(Number(next))}
            options={[{ value: '0', label: none }, ...shown.map(optionOf)]}
          />
          {others.length > 0 && (
            <Button
              variant="quiet"
              size="s"
              className={css.more}
              aria-expanded={all}
              onClick={() => setAll(!all)}
            >
              {all ? words.showUsable(legend) : words.showAll(others.length, legend)}
            </Button>
          )}
        </>
      )}
    </div>
  )
})
