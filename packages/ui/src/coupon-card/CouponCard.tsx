'use client'
import { daysBetween, type Money, parseAmount } from '@yaoji/domain'
import { forwardRef, type HTMLAttributes, type ReactNode } from 'react'
import type { Times } from '../formats/times'
import { useMoney } from '../formats/useMoney'
import { useTimes } from '../formats/useTimes'
import { useLabels } from '../labels/useLabels'
import { dataAttr } from '../part/dataAttr'
import { joinClass } from '../part/joinClass'
import { plain } from '../theme/base.css'
import * as css from './CouponCard.css'

export const couponCardLabels = {
  /** What the coupon is, by its kind. */
  kinds: { reduce: '满减券', discount: '折扣券', cash: '现金券', freight: '运费券' },
  /** From which amount it can be used. */
  threshold: (min_amount: string, money: Money) =>
    parseAmount(min_amount) > 0 ? `满 ${money.text(min_amount)} 可用` : '无门槛',
  /** The largest deduction of a discount. */
  most: (max_amount: string, money: Money) => `最高减 ${money.text(max_amount)}`,
  /** The products, and the largest deduction where there is one. */
  rules: (rules: readonly string[]) => rules.join('，'),
  /** The first and the last day. */
  period: (begin: string, end: string) => `${begin} 至 ${end}`,
  /** How many are left to claim. */
  left: (left: number, quota: number) => `剩 ${left} 张，共 ${quota} 张`,
  /** What a coupon for the freight takes off. */
  freight: '抵扣运费',
  /** A cash voucher of which orders have used a part. */
  partly: (amount: string, money: Money) => `面值 ${money.text(amount)}，已用一部分`,
  /** Before its first day. */
  from: (day: string) => `${day} 起可用`,
  /** Until its last day; 0 on that day. */
  daysLeft: (days: number) => (days === 0 ? '今天到期' : `还剩 ${days} 天`),
}

type Words = typeof couponCardLabels
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
  /** What it can still take off; absent for a coupon that nobody has yet. */
  left_amount?: string
  /** 1: its last day is near. */
  is_ending?: number
}

export interface CouponCardProps extends Omit<HTMLAttributes<HTMLElement>, 'children'> {
  /** The coupon, by the wire's names. */
  coupon: CouponCardCoupon
  /** Coupons that are left to claim, and in total: shown as a bar. Without it there is none. */
  stock?: { readonly left: number; readonly quota: number }
  /**
   * More about it, one line each: limits, when the claiming begins.
   * @default []
   */
  notes?: readonly ReactNode[]
  /** The day of the service, `YYYY-MM-DD`: says how long the coupon can still be used. */
  today?: string | undefined
  /** What became of it, in place of the days that are left: that it was used. */
  state?: string | undefined
  /** The coupon cannot be claimed or used. */
  inactive?: boolean
  /**
   * The element of its name: a heading where several coupons are a part of the page's outline.
   * @default 'div'
   */
  nameAs?: 'div' | 'h2' | 'h3'
  /** Buttons and links. */
  actions?: ReactNode
  /** Texts in place of {@link couponCardLabels}. */
  labels?: Partial<typeof couponCardLabels>
}

/**
 * A coupon: value, threshold, name, products, period, what is left, and what can be done with it. Renders `article`
 * named by the coupon; sets `data-kind` and `data-inactive`, and `data-soon` on the days that are left.
 */
export const CouponCard = forwardRef<HTMLElement, CouponCardProps>(function CouponCard(
  { coupon, stock, notes = [], inactive, actions, labels, className, ...others },
  ref,
) {
  const { today, state, nameAs: Name = 'div', ...rest } = others
  const words = useLabels('couponCard', couponCardLabels, labels)
  const times = useTimes()
  const money = useMoney()
  const { name, kind, min_amount, begin_time, end_time } = coupon
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
          <CouponValue coupon={coupon} inactive={inactive} />
        </div>
        <p className={css.threshold} data-part="threshold">
          {words.threshold(min_amount, money)}
        </p>
        <p className={css.kind} data-part="kind">
          {words.kinds[kind]}
        </p>
      </div>
      <div className={css.about} data-part="about">
        <Name className={css.name} data-part="name" title={name}>
          {name}
        </Name>
        <p className={css.line} data-part="rules">
          {words.rules(rulesOf(coupon, { words, money, inactive }))}
        </p>
        <p className={css.line} data-part="period">
          {words.period(times.date(begin_time), endText(end_time, times))}
        </p>
        {notes.map((note, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a note has no id
          <p key={index} className={css.note} data-part="note">
            {note}
          </p>
        ))}
        <div className={css.foot} data-part="foot">
          <Days coupon={coupon} today={today} state={state} words={words} />
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

/** `95折`, or the amount; decimals that are 0 are left out but for cash, which the ledger has with them too. */
function CouponValue({ coupon, inactive }: Pick<CouponCardProps, 'coupon' | 'inactive'>) {
  const money = useMoney()
  const { kind, rate_text, amount, left_amount = amount } = coupon
  if (rate_text !== '') return rate_text
  const shown = inactive ? amount : left_amount
  const parts = money.parts(shown)
  if (!parts) return shown
  const { prefix, suffix, point } = money.currency
  return (
    <>
      <Sign text={prefix} />
      {parts.integer}
      {(kind === 'cash' ? parts.decimals : parts.decimals.replace(/^0+$/, '')) && point + parts.decimals}
      <Sign text={suffix} />
    </>
  )
}

/** The symbol of the currency, on its side of the digits. */
const Sign = ({ text }: { text: string }) =>
  text && (
    <span className={css.sign} data-part="sign">
      {text}
    </span>
  )

/** The products and the limit; the scope of a coupon for the freight may be the words of its limit. */
function rulesOf(coupon: CouponCardCoupon, options: LimitOptions): readonly string[] {
  return [...new Set([coupon.scope_text, limitOf(coupon, options)].filter(Boolean))]
}

interface LimitOptions {
  words: Words
  money: Money
  inactive: boolean | undefined
}

function limitOf(coupon: CouponCardCoupon, { words, money, inactive }: LimitOptions): string {
  const { kind, amount, left_amount = amount, max_amount } = coupon
  if (kind === 'freight') return words.freight
  if (kind === 'cash' && !inactive && left_amount !== amount) return words.partly(amount, money)
  return max_amount === null ? '' : words.most(max_amount, money)
}

/** The last day, and the minute where it ends before that day does. */
function endText(end_time: string, times: Times): string {
  return end_time.endsWith('23:59:59') ? times.date(end_time) : times.minute(end_time)
}

interface DaysProps extends Pick<CouponCardProps, 'coupon' | 'today' | 'state'> {
  words: Words
}

/** How long it can still be used, or what became of it. */
function Days({ coupon: { begin_time, end_time, is_ending }, today, state, words }: DaysProps) {
  const times = useTimes()
  if (state === undefined && today === undefined) return null
  const begin = begin_time.slice(0, 10)
  const isLater = today !== undefined && begin > today
  const daysLeft = () => words.daysLeft(daysBetween(today ?? '', end_time.slice(0, 10)))
  return (
    <span
      className={css.days}
      data-part="days"
      data-soon={dataAttr(state === undefined && !isLater && is_ending === 1)}
    >
      {state ?? (isLater ? words.from(times.date(begin)) : daysLeft())}
    </span>
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
