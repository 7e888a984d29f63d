import type { GoodsListInput } from '@yaoji/api-client/contract/goods'
import { useGoodsList } from '@yaoji/hooks/data'
import type { ReactNode } from 'react'
import { ErrorPanel } from '../../core/errors/ErrorPanel'
import { BrowseFilters } from './BrowseFilters'
import { BrowseResults, type BrowseView } from './BrowseResults'
import { type BrowseChoice, useBrowseQuery } from './useBrowseQuery'

export interface GoodsBrowserProps {
  /** What the page is about: a category, keywords, a zone. */
  base: Omit<GoodsListInput, keyof BrowseChoice> & Pick<GoodsListInput, 'category'>
  view: BrowseView
  /** Addresses of the views to switch between, with the choice kept. */
  views: Readonly<Partial<Record<BrowseView, string>>>
  /** In place of the results when nothing is found. */
  empty: ReactNode
}

/** A product list with filters, order, views and further pages. */
export function GoodsBrowser({ base, view, views, empty }: GoodsBrowserProps) {
  const { choice, change } = useBrowseQuery()
  const list = useGoodsList({ ...choice, ...base })
  const first = list.data?.pages[0]

  if (list.isError && !list.data) return <ErrorPanel error={list.error} onRetry={list.refetch} />
  return (
    <>
      <BrowseFilters
        choice={choice}
        onChange={change}
        facets={first?.facets}
        total={first?.total}
        view={view}
        views={views}
        withCategory={base.category === undefined}
      />
      <BrowseResults
        list={list.data?.pages.flatMap(page => page.list)}
        view={view}
        total={first?.total}
        refreshing={list.isPlaceholderData}
        empty={empty}
        more={{
          has: list.hasNextPage,
          loading: list.isFetchingNextPage,
          error: list.isFetchNextPageError ? list.error : null,
          load: () => void list.fetchNextPage(),
        }}
      />
    </>
  )
}
