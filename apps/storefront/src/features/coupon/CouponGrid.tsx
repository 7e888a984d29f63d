import type { ClaimableCoupon } from '@yaoji/api-client/contract/coupon'
import { CardGrid, CardGridItem, CardGridSkeleton } from '@yaoji/ui/card-grid'
import { ClaimCard } from './ClaimCard'

const COLUMN_WIDTH = 340

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
    <CardGrid label={label} columnWidth={COLUMN_WIDTH}>
      {list.map(coupon => (
        <CardGridItem key={coupon.id}>
          <ClaimCard coupon={coupon} onBegin={onBegin} />
        </CardGridItem>
      ))}
    </CardGrid>
  )
}

/** How many coupons are expected. */
const PLACES = 12

/** The grid while the coupons load. */
export function CouponGridSkeleton() {
  return (
    <CardGridSkeleton
      label="正在加载优惠券"
      count={PLACES}
      columnWidth={COLUMN_WIDTH}
      height={182}
      narrowHeight={200}
    />
  )
}
