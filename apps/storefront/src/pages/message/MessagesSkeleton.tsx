import { Skeleton } from '@yaoji/ui/skeleton'
import * as css from './MessagesPage.css'

/** Messages of the skeleton. */
const EXPECTED = [1, 2, 3, 4, 5]

/** Messages that are loading, in the shape of the page. */
export function MessagesSkeleton() {
  return (
    <div className={css.list}>
      {EXPECTED.map(at => (
        <div key={at} className={css.row}>
          {at === 1 ? <Skeleton label="正在加载消息" count={3} /> : <Skeleton aria-hidden count={3} />}
        </div>
      ))}
    </div>
  )
}
