'use client'
import { forwardRef, type HTMLAttributes } from 'react'
import { LinkButton, type LinkButtonEntry } from '../button'
import { Empty } from '../empty'
import { useLabels } from '../labels/useLabels'
import { joinClass } from '../part/joinClass'
import { plain } from '../theme/base.css'
import { CouponCard, type CouponCardCoupon } from './CouponCard'
import { CouponCardSkeleton } from './CouponCardSkeleton'
import * as css from './OwnCoupons.css'

/** A coupon of the buyer, by the wire's names. */
export interface OwnCouponsCoupon extends CouponCardCoupon {
  readonly id: number
  readonly status: OwnCouponStatus
  readonly status_text: string
  /** Where it can be used. */
  readonly use_url: string
  /** Number of the purchase that used it; null before. */
  readonly parent_sn: string | null
}

export const ownCouponsLabels = {
  /** Names of the statuses, in the order of their tabs. */
  states: {
    unused: '未使用',
    locked: '订单占用',
    used: '已使用',
    expired: '已过期',
    void: '已作废',
  },
  loading: (name: string) => `正在加载${name}`,
  /** Without a coupon that can be used, and where coupons come from. */
  none: (name: string) => `没有可用的${name}`,
  noneText: '活动和抽奖获得的券会放在这里，下单时自动选择最省的一张。',
  /** Without a coupon of another status. */
  noneOf: (name: string, state: string) => `没有${state}的${name}`,
  use: '去使用',
  order: '查看订单',
  /** Names of the links, for screen readers. */
  linkUse: (name: string) => `去使用 ${name}`,
  linkOrder: (name: string) => `查看订单，使用了 ${name}`,
}

type Words = typeof ownCouponsLabels

/** What became of a coupon: it can be used, an order holds it, it was used, it is too late, it was taken back. */
export type OwnCouponStatus = keyof Words['states']

export interface OwnCouponsProps extends Omit<HTMLAttributes<HTMLDivElement>, 'children'> {
  /** The coupons of a page; undefined while they load. */
  coupons: readonly OwnCouponsCoupon[] | undefined
  /** What they are called: 优惠券. */
  name: string
  /** The status that is shown. */
  status: OwnCouponStatus
  /** The day of the service, `YYYY-MM-DD`: says how long a coupon can still be used. */
  today?: string | undefined
  /** The coupons are those of another page or status, and the new ones are loading. */
  refreshing?: boolean
  /** Where the orders of a purchase are shown. */
  orderHref: (parent_sn: string) => string
  /** Where coupons can be used, for a buyer without any. */
  links?: readonly LinkButtonEntry[]
  /** Words in place of those of {@link ownCouponsLabels}. */
  labels?: Partial<Words>
}

/** The coupons of a buyer with one status, each with the link to use it or to its order. Renders `div`. */
export const OwnCoupons = forwardRef<HTMLDivElement, OwnCouponsProps>(function OwnCoupons(props, ref) {
  const { coupons, name, status, today, refreshing, orderHref, links, labels, className, ...rest } = props
  const words = useLabels('ownCoupons', ownCouponsLabels, labels)
  return (
    <div {...rest} ref={ref} className={joinClass(plain, className)}>
      {coupons === undefined && <Loading text={words.loading(name)} />}
      {coupons?.length === 0 &&
        (status === 'unused' ? (
          <Empty title={words.none(name)} text={words.noneText} links={links} />
        ) : (
          <Empty title={words.noneOf(name, words.states[status])} />
        ))}
      {coupons && coupons.length > 0 && (
        <ul className={css.list} data-part="list" aria-busy={refreshing || undefined}>
          {coupons.map(coupon => (
            <li key={coupon.id} className={plain}>
              <CouponCard
                coupon={coupon}
                today={today}
                state={coupon.status === 'unused' ? undefined : coupon.status_text}
                inactive={coupon.status !== 'unused'}
                nameAs="h2"
                actions={<Action {...{ coupon, orderHref, words }} />}
              />
            </li>
          ))}
        </ul>
      )}
    </div>
  )
})

interface ActionProps extends Pick<OwnCouponsProps, 'orderHref'> {
  coupon: OwnCouponsCoupon
  words: Words
}

function Action({ coupon: { name, status, use_url, parent_sn }, orderHref, words }: ActionProps) {
  if (status === 'unused')
    return (
      <LinkButton href={use_url} size="s" aria-label={words.linkUse(name)}>
        {words.use}
      </LinkButton>
    )
  if (!parent_sn) return null
  return (
    <LinkButton href={orderHref(parent_sn)} variant="quiet" size="s" aria-label={words.linkOrder(name)}>
      {words.order}
    </LinkButton>
  )
}

function Loading({ text }: { text: string }) {
  return (
    <div className={css.list} data-part="list">
      {[1, 2, 3, 4].map(at => (
        <CouponCardSkeleton key={at} label={at === 1 ? text : undefined} />
      ))}
    </div>
  )
}
