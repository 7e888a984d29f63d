import type { GoodsListInput } from '@yaoji/api-client/contract/goods'
import { useGoodsList } from '@yaoji/hooks/data'
import type { ReactNode } from 'react'
import { QueryView } from '../../core/page/QueryView'
import { BrowseFilters } from './BrowseFilters'
import type { BrowseGridProps } from './BrowseGrid'
import { BrowseResults, type BrowseView } from './BrowseResults'
import { type BrowseChoice, useBrowseQuery } from './useBrowseQuery'

export interface GoodsBrowserProps extends Pick<BrowseGridProps, 'factsOf' | 'actionHref'> {
  /** What the page is about: a category, keywords, a zone. */
  base: Omit<GoodsListInput, keyof BrowseChoice> & Pick<GoodsListInput, 'category'>
  /** The order when the buyer chose none, on a page with an order of its own. */
  defaultSort?: GoodsListInput['sort']
  view: BrowseView
  /** Addresses of the views to switch between, with the choice kept. */
  views: Readonly<Partial<Record<BrowseView, string>>>
  /** In place of the results when nothing is found. */
  empty: ReactNode
}

/** A product list with filters, order, views and further pages. */
export function GoodsBrowser({ base, defaultSort, view, views, empty, ...cards }: GoodsBrowserProps) {
  const { choice, change } = useBrowseQuery()
  const list = useGoodsList({ ...choice, sort: choice.sort ?? defaultSort, ...base })

  /** The filters stay in place while the first page loads. */
  function content(data: typeof list.data) {
    const first = data?.pages[0]
    return (
      <>
        <BrowseFilters
          choice={choice}
          defaultSort={defaultSort}
          onChange={change}
          facets={first?.facets}
          total={first?.total}
          view={view}
          views={views}
          withCategory={base.category === undefined}
        />
        <BrowseResults
          list={data?.pages.flatMap(page => page.list)}
          view={view}
          total={first?.total}
          refreshing={list.isPlaceholderData}
          empty={empty}
          {...cards}
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

  return (
    <QueryView query={list} pending={content(undefined)}>
      {content}
    </QueryView>
  )
}
