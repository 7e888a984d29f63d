import { useAddGoods, useGoodsList } from '@yaoji/hooks/data'
import { Empty } from '@yaoji/ui/empty'
import { GoodsCard } from '@yaoji/ui/goods-card'
import { GoodsGrid } from '@yaoji/ui/goods-grid'
import { PageHeading } from '@yaoji/ui/page-heading'
import { LoadMore } from '@yaoji/ui/pagination'
import { QueryView } from '@yaoji/ui/query-view'
import { Skeleton } from '@yaoji/ui/skeleton'
import { useAddedToast } from '@yaoji/ui/toast'
import { useSearchParams } from 'react-router-dom'
import { goodsHref, paths } from './routes'

/** All products, or those that the keywords find. */
export function ListPage() {
  const keywords = useSearchParams()[0].get('keywords') ?? undefined
  const list = useGoodsList({ keywords })
  const { add, isBusy } = useAddGoods({ onResult: useAddedToast({ cartHref: paths.cart }) })
  const title = keywords ? `Products for “${keywords}”` : 'All products'
  return (
    <>
      <PageHeading title={title} />
      <QueryView query={list} pending={<Skeleton variant="grid" count={10} label="Loading products" />}>
        {({ pages }) => {
          const goods = pages.flatMap(page => page.list)
          if (goods.length === 0) return <Empty title="Nothing found" text="Try fewer or other words." />
          return (
            <>
              <GoodsGrid aria-label="Products" refreshing={list.isPlaceholderData}>
                {goods.map(each => (
                  <GoodsCard
                    key={each.goods_price_id}
                    goods={each}
                    href={goodsHref(each)}
                    busy={isBusy(each)}
                    onAdd={number => add(each, number)}
                    actionHref={() => paths.login}
                  />
                ))}
              </GoodsGrid>
              <LoadMore
                shown={goods.length}
                total={pages[0]?.total}
                more={list.hasNextPage}
                loading={list.isFetchingNextPage}
                onMore={() => void list.fetchNextPage()}
              />
            </>
          )
        }}
      </QueryView>
    </>
  )
}
