import type { ListedGoods } from '@yaoji/api-client/contract/goods'
import { LoadMore } from '@yaoji/ui/pagination'
import { Skeleton } from '@yaoji/ui/skeleton'
import { lazy, type ReactNode, Suspense } from 'react'
import { ErrorPanel } from '../../core/errors/ErrorPanel'
import { BrowseGrid, type BrowseGridProps } from './BrowseGrid'

const BrowseTable = lazy(() => import('./BrowseTable'))

/** How a list is shown: cards with pictures, a table, or cards without pictures. */
export type BrowseView = 'card' | 'table' | 'no_image'

interface More {
  readonly has: boolean
  readonly loading: boolean
  /** Why the next page did not load. */
  readonly error: Error | null
  readonly load: () => void
}

export interface BrowseResultsProps extends Pick<BrowseGridProps, 'factsOf' | 'actionHref'> {
  /** Undefined while the first page loads. */
  list: readonly ListedGoods[] | undefined
  view: BrowseView
  total: number | undefined
  refreshing: boolean
  empty: ReactNode
  more: More
}

/** The products of a list, in every state. */
export function BrowseResults(props: BrowseResultsProps) {
  const { list, view, total, refreshing, empty, more, factsOf, actionHref } = props
  if (!list) return <Skeleton variant={view === 'table' ? 'rows' : 'grid'} count={10} label="正在加载商品" />
  if (list.length === 0) return <>{empty}</>
  return (
    <>
      {view === 'table' ? (
        <Suspense fallback={<Skeleton variant="rows" count={10} label="正在加载商品" />}>
          <BrowseTable list={list} factsOf={factsOf} refreshing={refreshing} />
        </Suspense>
      ) : (
        <BrowseGrid
          list={list}
          withoutPicture={view === 'no_image'}
          {...{ factsOf, actionHref, refreshing }}
        />
      )}
      {more.error ? (
        <ErrorPanel error={more.error} onRetry={more.load} size="s" />
      ) : (
        <LoadMore
          shown={list.length}
          total={total}
          more={more.has}
          loading={more.loading}
          onMore={more.load}
        />
      )}
    </>
  )
}
