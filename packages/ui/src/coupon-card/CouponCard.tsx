import { moneyText, parseAmount, readMoney } from '@yaoji/domain'
import { forwardRef, type HTMLAttributes, type ReactNode } from 'react'
import { dataAttr } from '../part/dataAttr'
import { joinClass } from '../part/joinClass'
import { plain } from '../theme/base.css'
import * as css from './CouponCard.css'

export const couponCardLabels = {
  /** What the coupon is, by its kind. */
  kinds: { reduce: '满减券', discount: '折扣券', cash: '现金券', freight: '运费券' },
  /** From which amount it can be used. */
  threshold: (min_amount: string) =>
    parseAmount(min_amount) > 0 ? `满 ${moneyText(min_amount)} 可用` : '无门槛',
  /** The largest deduction of a discount. */
  most: (max_amount: string) => `最高减 ${moneyText(max_amount)}`,
  /** The first and the last day. */
  period: (begin: string, end: string) => `${begin} 至 ${end}`,
  /** How many are left to claim. */
  left: (left: number, quota: number) => `剩 ${left} 张，共 ${quota} 张`,
}

type CouponKind = keyof typeof couponCardLabels.kinds

/** What the card shows of a coupon, by the wire's names. */
export interface CouponCardCoupon {
  name: string
  kind: CouponKind
  /** Which products it applies to: `限中药饮片专区`. */
  scope_text: string
  /** Face value in yuan; `0.00` for a discount. */
  amount: string
  /** For a discount, like `95折`; empty for other kinds. */
  rate_text: string
  /** The largest deduction; null without one. */
  max_amount: string | null
  /** Amount from which it can be used. */
  min_amount: string
  /** `YYYY-MM-DD HH:mm:ss`. */
  begin_time: string
  end_time: string
}

export interface CouponCardProps extends Omit<HTMLAttributes<HTMLElement>, 'children'> {
  /** The coupon, by the wire's names. */
  coupon: CouponCardCoupon
  /** Coupons that are left to claim, and in total: shown as a bar. Without it there is none. */
  stock?: { readonly left: number; readonly quota: number }
  /** More about it, one line each: limits, when the claiming begins. */
  notes?: readonly ReactNode[]
  /** The coupon cannot be claimed or used. */
  inactive?: boolean
  /** Buttons and links. */
  actions?: ReactNode
  /** Texts in place of {@link couponCardLabels}. */
  labels?: Partial<typeof couponCardLabels>
}

/**
 * A coupon: value, threshold, name, products, period, what is left, and what can be done with it. Renders `article`
 * named by the coupon; sets `data-kind` and `data-inactive`.
 */
export const CouponCard = forwardRef<HTMLElement, CouponCardProps>(function CouponCard(
  { coupon, stock, notes = [], inactive, actions, labels, className, ...rest },
  ref,
) {
  const words = { ...couponCardLabels, ...labels }
  const { name, kind, scope_text, min_amount, max_amount, begin_time, end_time } = coupon
  const rules = [scope_text, max_amount === null ? '' : words.most(max_amount)].filter(Boolean)
  return (
    <article
      aria-label={name}
      {...rest}
      ref={ref}
      className={joinClass(css.root, className)}
      data-kind={kind}
      data-inactive={dataAttr(inactive)}
    >
      <div className={css.face} data-part="face">
        <div className={css.value} data-part="value">
          <CouponValue coupon={coupon} />
        </div>
        <p className={css.threshold} data-part="threshold">
          {words.threshold(min_amount)}
        </p>
        <p className={css.kind} data-part="kind">
          {words.kinds[kind]}
        </p>
      </div>
      <div className={css.about} data-part="about">
        <div className={css.name} data-part="name" title={name}>
          {name}
        </div>
        <p className={css.line} data-part="rules">
          {rules.join('，')}
        </p>
        <p className={css.line} data-part="period">
          {words.period(begin_time.slice(0, 10), end_time.slice(0, 10))}
        </p>
        {notes.map((note, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a note has no id
          <p key={index} className={css.note} data-part="note">
            {note}
          </p>
        ))}
        <div className={css.foot} data-part="foot">
          {stock && <Stock {...stock} text={words.left(stock.left, stock.quota)} />}
          {actions && (
            <div className={css.actions} data-part="actions">
              {actions}
            </div>
          )}
        </div>
      </div>
    </article>
  )
})

/** `95折`, or the amount without decimals that are 0. */
function CouponValue({ coupon: { rate_text, amount } }: { coupon: CouponCardCoupon }) {
  if (rate_text !== '') return rate_text
  const parts = readMoney(amount)
  if (!parts) return amount
  return (
    <>
      <span className={css.sign} data-part="sign">
        ¥
      </span>
      {parts.integer}
      {parts.decimals !== '00' && `.${parts.decimals}`}
    </>
  )
}

/** How many are left, as a bar and in words. */
function Stock({ left, quota, text }: { left: number; quota: number; text: string }) {
  const share = quota > 0 ? left / quota : 0
  return (
    <p className={css.stock} data-part="stock">
      <span aria-hidden className={css.bar} data-part="bar" style={{ ['--left' as string]: share }} />
      <span className={plain} data-part="text">
        {text}
      </span>
    </p>
  )
}
