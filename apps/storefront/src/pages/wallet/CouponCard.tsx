import type { OwnCoupon } from '@yaoji/api-client/contract/coupon'
import { daysBetween, moneyText } from '@yaoji/domain'
import { LinkButton } from '@yaoji/ui/button'
import { couponCardLabels } from '@yaoji/ui/coupon-card'
import { minuteText } from '../../core/clock/minuteText'
import { touchTarget } from '../../core/page/touchTarget.css'
import { href } from '../../routes'
import * as css from './CouponCard.css'

export interface CouponCardProps {
  coupon: OwnCoupon
  /** The day of the service; undefined until it is known. */
  today: string | undefined
}

/** A coupon: what for, from which amount, how much, until when, and where to use it. */
export function CouponCard({ coupon, today }: CouponCardProps) {
  const { name, status, status_text, begin_time, end_time } = coupon
  return (
    <li className={css.root} data-status={status}>
      <div className={css.value}>
        <span className={css.amount}>{valueText(coupon)}</span>
        <span className={css.threshold}>{couponCardLabels.threshold(coupon.min_amount)}</span>
      </div>
      <div className={css.facts}>
        <h2 className={css.name}>{name}</h2>
        <p className={css.fact}>{rulesText(coupon)}</p>
        <p className={css.fact}>
          {begin_time.slice(0, 10)} 至 {minuteText(end_time)}
        </p>
        <p className={css.foot}>
          {status === 'unused' ? (
            <DaysLeft coupon={coupon} today={today} />
          ) : (
            <span className={css.fact}>{status_text}</span>
          )}
          <CouponAction coupon={coupon} />
        </p>
      </div>
    </li>
  )
}

/** How much it can still take off: 98折, ¥20.00. */
function valueText({ kind, status, amount, left_amount, rate_text }: OwnCoupon): string {
  if (kind === 'discount') return rate_text
  return moneyText(status === 'unused' ? left_amount : amount)
}

/** The products and the limit; the scope of a freight coupon may be the words of its limit. */
function rulesText(coupon: OwnCoupon): string {
  return [...new Set([coupon.scope_text, limitText(coupon)])].filter(Boolean).join('，')
}

function limitText({ kind, status, amount, left_amount, max_amount }: OwnCoupon): string {
  if (kind === 'freight') return '抵扣运费'
  if (kind === 'cash' && status === 'unused' && left_amount !== amount)
    return `面值 ${moneyText(amount)}，已用一部分`
  return max_amount === null ? '' : couponCardLabels.most(max_amount)
}

function DaysLeft({ coupon: { begin_time, end_time, is_ending }, today }: CouponCardProps) {
  if (today === undefined) return <span className={css.fact} />
  if (begin_time.slice(0, 10) > today)
    return <span className={css.fact}>{begin_time.slice(0, 10)} 起可用</span>
  const days = daysBetween(today, end_time.slice(0, 10))
  const text = days === 0 ? '今天到期' : `还剩 ${days} 天`
  return (
    <span className={css.fact} data-soon={is_ending === 1 ? '' : undefined}>
      {text}
    </span>
  )
}

function CouponAction({ coupon }: { coupon: OwnCoupon }) {
  const { name, status, parent_sn } = coupon
  if (status === 'unused')
    return (
      <LinkButton href={coupon.use_url} size="s" className={touchTarget} aria-label={`去使用 ${name}`}>
        去使用
      </LinkButton>
    )
  if (!parent_sn) return null
  return (
    <LinkButton
      href={href('orders', {}, { keywords: parent_sn })}
      variant="quiet"
      size="s"
      className={touchTarget}
      aria-label={`查看使用 ${name} 的订单`}
    >
      查看订单
    </LinkButton>
  )
}
