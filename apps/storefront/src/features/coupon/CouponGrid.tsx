import type { ClaimableCoupon } from '@yaoji/api-client/contract/coupon'
import { ClaimCard } from './ClaimCard'
import * as css from './CouponGrid.css'

export interface CouponGridProps {
  list: readonly ClaimableCoupon[]
  /** Accessible name of the list. */
  label: string
  /** The claiming of a coupon begins now. */
  onBegin: () => void
}

/** Coupons that can be claimed, in columns. */
export function CouponGrid({ list, label, onBegin }: CouponGridProps) {
  return (
    <ul aria-label={label} className={css.grid}>
      {list.map(coupon => (
        <li key={coupon.id} className={css.item}>
          <ClaimCard coupon={coupon} onBegin={onBegin} />
        </li>
      ))}
    </ul>
  )
}

/** How many coupons are expected. */
const PLACES = 12

/** The grid while the coupons load. */
export function CouponGridSkeleton({ count = PLACES }: { count?: number }) {
  return (
    <div role="status">
      <span className={css.loading}>正在加载优惠券</span>
      <div aria-hidden className={css.grid}>
        {Array.from({ length: count }, (_, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: empty shapes are all alike
          <span key={index} className={css.blank} />
        ))}
      </div>
    </div>
  )
}
