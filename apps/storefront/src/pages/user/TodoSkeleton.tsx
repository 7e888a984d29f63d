import { Skeleton } from '@yaoji/ui/skeleton'
import * as css from './MemberCentrePage.css'

/** Rows that usually wait. */
const EXPECTED = [1, 2, 3, 4]

/** What waits for the buyer while it is loading, in the shape of the list. */
export function TodoSkeleton() {
  return (
    <div>
      {EXPECTED.map(at => (
        <div key={at} className={css.todo}>
          <span />
          {at === 1 ? <Skeleton label="正在加载待办" count={2} /> : <Skeleton aria-hidden count={2} />}
        </div>
      ))}
    </div>
  )
}
