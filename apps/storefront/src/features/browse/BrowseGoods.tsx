import { Skeleton } from '@yaoji/ui/skeleton'
import type { ListView } from '@yaoji/ui/sort-bar'
import { lazy, Suspense } from 'react'
import { BrowseCards, type BrowseCardsProps } from './BrowseCards'

const BrowseTable = lazy(() => import('./BrowseTable'))

export interface BrowseGoodsProps extends BrowseCardsProps {
  view: ListView
}

/** Products as cards or as a table, with buy buttons. */
export function BrowseGoods({ view, ...goods }: BrowseGoodsProps) {
  if (view !== 'table') return <BrowseCards {...goods} withoutPicture={view === 'no_image'} />
  return (
    <Suspense fallback={<Skeleton variant="table" label="正在加载商品" />}>
      <BrowseTable {...goods} />
    </Suspense>
  )
}
