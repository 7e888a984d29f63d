import type { ClaimableCoupon } from '@yaoji/api-client/contract/coupon'
import { LoadingBlocks } from '../../core/page/LoadingBlocks'
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
export function CouponGridSkeleton() {
  return <LoadingBlocks text="正在加载优惠券" count={PLACES} className={css.grid} block={css.blank} />
}
