import { useGoodsList } from '@yaoji/hooks/data'
import { Empty } from '@yaoji/ui/empty'
import { GoodsCards, GoodsList } from '@yaoji/ui/goods-list'
import { PageHeading } from '@yaoji/ui/page-heading'
import { useSearchParams } from 'react-router-dom'
import { goodsHref, paths } from './routes'
import { useAdd } from './useAdd'

/** All products, or those that the keywords find. */
export function ListPage() {
  const keywords = useSearchParams()[0].get('keywords') ?? undefined
  const list = useGoodsList({ keywords })
  const { add, isBusy } = useAdd()
  return (
    <>
      <PageHeading title={keywords ? `Products for “${keywords}”` : 'All products'} />
      <GoodsList query={list} empty={<Empty title="Nothing found" text="Try fewer or other words." />}>
        {(goods, refreshing) => (
          <GoodsCards
            label="Products"
            list={goods}
            refreshing={refreshing}
            goodsHref={goodsHref}
            onAdd={add}
            isBusy={isBusy}
            actionHref={() => paths.login}
          />
        )}
      </GoodsList>
    </>
  )
}
