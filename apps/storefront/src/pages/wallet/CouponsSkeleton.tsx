import { Skeleton } from '@yaoji/ui/skeleton'
import * as card from './CouponCard.css'
import * as css from './CouponsPage.css'

/** Cards of the skeleton. */
const EXPECTED = [1, 2, 3, 4]

/** Coupons that are loading, in the shape of the page. */
export function CouponsSkeleton({ title }: { title: string }) {
  return (
    <div className={css.list}>
      {EXPECTED.map(at => (
        <div key={at} className={card.root} data-status="used">
          <div className={card.value} />
          <div className={card.facts}>
            {at === 1 ? (
              <Skeleton label={`正在加载${title}`} count={3} />
            ) : (
              <Skeleton aria-hidden count={3} />
            )}
          </div>
        </div>
      ))}
    </div>
  )
}
