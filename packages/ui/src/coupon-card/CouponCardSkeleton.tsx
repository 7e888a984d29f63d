import { forwardRef, type HTMLAttributes } from 'react'
import { joinClass } from '../part/joinClass'
import { Skeleton } from '../skeleton'
import * as css from './CouponCard.css'

export interface CouponCardSkeletonProps extends Omit<HTMLAttributes<HTMLDivElement>, 'children'> {
  /** Says that coupons load; on one card of several. */
  label?: string | undefined
}

/** A coupon that is loading, in the shape of its card. Renders `div`. */
export const CouponCardSkeleton = forwardRef<HTMLDivElement, CouponCardSkeletonProps>(
  function CouponCardSkeleton({ label, className, ...rest }, ref) {
    return (
      <div {...rest} ref={ref} className={joinClass(css.root, className)} data-inactive="">
        <div className={css.face} data-part="face" />
        <div className={css.loading} data-part="about">
          {label === undefined ? <Skeleton aria-hidden count={4} /> : <Skeleton label={label} count={4} />}
        </div>
      </div>
    )
  },
)
