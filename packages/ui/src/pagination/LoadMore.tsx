'use client'
import { forwardRef, type HTMLAttributes } from 'react'
import { Button } from '../button'
import { useLabels } from '../labels/useLabels'
import { joinClass } from '../part/joinClass'
import * as css from './Pagination.css'

export const loadMoreLabels = {
  /** How many are shown; `total` where it is known. */
  shown: (shown: number, total: number | undefined) =>
    total === undefined ? `已显示 ${shown} 种` : `已显示 ${shown} 种，共 ${total} 种`,
  /** There is no more. */
  all: (shown: number) => `已全部显示，共 ${shown} 种`,
  more: '加载更多',
  loading: '正在加载',
}

export interface LoadMoreProps extends Omit<HTMLAttributes<HTMLDivElement>, 'children'> {
  /** How many are shown. */
  shown: number
  /** How many there are, where that is known. */
  total?: number | undefined
  /** There is more to load. */
  more: boolean
  /**
   * More is loading: the button waits.
   * @default false
   */
  loading?: boolean
  /** The button was pressed. */
  onMore: () => void
  /** Words in place of those of {@link loadMoreLabels}. */
  labels?: Partial<typeof loadMoreLabels>
}

/**
 * How many are shown, announced politely, and a button that loads more, which is gone when there is no more. Renders
 * `div`.
 */
export const LoadMore = forwardRef<HTMLDivElement, LoadMoreProps>(function LoadMore(
  { shown, total, more, loading = false, onMore, labels, className, ...rest },
  ref,
) {
  const words = useLabels('loadMore', loadMoreLabels, labels)
  return (
    <div {...rest} ref={ref} className={joinClass(css.more, className)}>
      <p role="status" className={css.status} data-part="status">
        {more ? words.shown(shown, total) : words.all(shown)}
      </p>
      {more && (
        <Button busy={loading} onClick={onMore}>
          {loading ? words.loading : words.more}
        </Button>
      )}
    </div>
  )
})
