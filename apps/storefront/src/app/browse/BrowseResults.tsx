import type { Goods } from '@yaoji/api-client/contract/goods'
import { GoodsCard } from '@yaoji/ui/goods-card'
import { GoodsGrid } from '@yaoji/ui/goods-grid'
import { LoadMore } from '@yaoji/ui/pagination'
import { Skeleton } from '@yaoji/ui/skeleton'
import { lazy, type ReactNode, Suspense } from 'react'
import { useLocation } from 'react-router-dom'
import { href } from '../../routes'
import { buyActionHref } from '../cart/buyActions'
import { useAddGoods } from '../cart/useAddGoods'
import { ErrorPanel } from '../errors/ErrorPanel'

const BrowseTable = lazy(() => import('./BrowseTable'))

/** How a list is shown: drawers with pictures, a table, or drawers without pictures. */
export type BrowseView = 'card' | 'table' | 'no_image'

interface More {
  readonly has: boolean
  readonly loading: boolean
  /** Why the next page did not come. */
  readonly error: Error | null
  readonly load: () => void
}

export interface BrowseResultsProps {
  /** Undefined while the first page is on its way. */
  list: readonly Goods[] | undefined
  view: BrowseView
  total: number | undefined
  refreshing: boolean
  empty: ReactNode
  more: More
}

/** The goods that were found, in every state. */
export function BrowseResults({ list, view, total, refreshing, empty, more }: BrowseResultsProps) {
  if (!list) return <Skeleton variant={view === 'table' ? 'rows' : 'grid'} count={10} label="正在加载商品" />
  if (list.length === 0) return <>{empty}</>
  return (
    <>
      {view === 'table' ? (
        <Suspense fallback={<Skeleton variant="rows" count={10} label="正在加载商品" />}>
          <BrowseTable list={list} refreshing={refreshing} />
        </Suspense>
      ) : (
        <BrowseGrid list={list} withoutPicture={view === 'no_image'} refreshing={refreshing} />
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

function BrowseGrid(props: { list: readonly Goods[]; withoutPicture: boolean; refreshing: boolean }) {
  const { add, isBusy } = useAddGoods()
  const location = useLocation()
  return (
    <GoodsGrid aria-label="商品" refreshing={props.refreshing}>
      {props.list.map(goods => (
        <GoodsCard
          key={goods.goods_price_id}
          goods={goods}
          href={goodsHref(goods)}
          withoutPicture={props.withoutPicture}
          busy={isBusy(goods)}
          onAdd={number => add(goods, number)}
          actionHref={action => buyActionHref(action, location)}
        />
      ))}
    </GoodsGrid>
  )
}

/** Address of a goods' page; another line than the normal one names itself. */
export function goodsHref(goods: Pick<Goods, 'id' | 'near_expiry' | 'goods_price_id'>): string {
  return href(
    'goods',
    { id: goods.id },
    goods.near_expiry ? { is_jxq: 1, goods_price_id: goods.goods_price_id } : {},
  )
}
