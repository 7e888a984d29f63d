import type { GoodsListInput } from '@yaoji/api-client/contract/goods'
import { useGoodsList } from '@yaoji/hooks/data'
import { GoodsList } from '@yaoji/ui/goods-list'
import { Skeleton } from '@yaoji/ui/skeleton'
import { lazy, type ReactNode, Suspense } from 'react'
import { reloadPage } from '../../core/navigation/reloadPage'
import { BrowseCards, type BrowseCardsProps } from './BrowseCards'
import { BrowseFilters, type BrowseView } from './BrowseFilters'
import { type BrowseChoice, useBrowseQuery } from './useBrowseQuery'

const BrowseTable = lazy(() => import('./BrowseTable'))

export interface GoodsBrowserProps extends Pick<BrowseCardsProps, 'attributesOf' | 'actionHref'> {
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
export function GoodsBrowser(props: GoodsBrowserProps) {
  const { base, defaultSort, view, views, empty, attributesOf, actionHref } = props
  const { choice, change } = useBrowseQuery()
  const query = useGoodsList({ ...choice, sort: choice.sort ?? defaultSort, ...base })
  return (
    <GoodsList
      query={query}
      skeleton={view === 'table' ? 'rows' : 'grid'}
      empty={empty}
      onReload={reloadPage}
      head={first => (
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
      )}
    >
      {(list, refreshing) =>
        view === 'table' ? (
          <Suspense fallback={<Skeleton variant="rows" count={10} label="正在加载商品" />}>
            <BrowseTable {...{ list, attributesOf, refreshing }} />
          </Suspense>
        ) : (
          <BrowseCards
            {...{ list, attributesOf, actionHref, refreshing }}
            withoutPicture={view === 'no_image'}
          />
        )
      }
    </GoodsList>
  )
}
