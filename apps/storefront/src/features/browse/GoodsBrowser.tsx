import type { GoodsCorrection, GoodsListInput } from '@yaoji/api-client/contract/goods'
import { useGoodsList } from '@yaoji/hooks/data'
import { GoodsList } from '@yaoji/ui/goods-list'
import type { ReactNode } from 'react'
import { reloadPage } from '../../core/navigation/reloadPage'
import { BrowseFilters } from './BrowseFilters'
import { BrowseGoods, type BrowseGoodsProps } from './BrowseGoods'
import { type BrowseChoice, useBrowseQuery } from './useBrowseQuery'
import { useBrowseView } from './useBrowseView'

export interface GoodsBrowserProps extends Pick<BrowseGoodsProps, 'attributesOf' | 'actionHref'> {
  /** What the page is about: a category, keywords, a zone. */
  base: Omit<GoodsListInput, keyof BrowseChoice> & Pick<GoodsListInput, 'category'>
  /** The order when the buyer chose none, on a page with an order of its own. */
  defaultSort?: GoodsListInput['sort']
  /** Above the filters where the list is of other keywords than were asked for. Gets how many products it has. */
  notice?: (correction: GoodsCorrection, count: number | undefined) => ReactNode
  /** In place of the results when nothing is found. */
  empty: ReactNode
}

/** A product list with filters, order, views and further pages. */
export function GoodsBrowser(props: GoodsBrowserProps) {
  const { base, defaultSort, notice, empty, attributesOf, actionHref } = props
  const { choice, change } = useBrowseQuery()
  const views = useBrowseView()
  const query = useGoodsList({ ...choice, sort: choice.sort ?? defaultSort, ...base })
  return (
    <GoodsList
      query={query}
      skeleton={views.view === 'table' ? 'table' : 'grid'}
      empty={empty}
      onReload={reloadPage}
      head={first => (
        <>
          {first?.correction && notice?.(first.correction, first.total)}
          <BrowseFilters
            choice={choice}
            defaultSort={defaultSort}
            onChange={change}
            facets={first?.facets}
            total={first?.total}
            {...views}
            withCategory={base.category === undefined}
            withExpiry={base.zone === 'near_expiry'}
          />
        </>
      )}
    >
      {(list, refreshing) => (
        <BrowseGoods {...{ list, attributesOf, actionHref, refreshing }} view={views.view} />
      )}
    </GoodsList>
  )
}
