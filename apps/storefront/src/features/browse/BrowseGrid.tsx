import type { Goods } from '@yaoji/api-client/contract/goods'
import { GoodsCard } from '@yaoji/ui/goods-card'
import { GoodsGrid } from '@yaoji/ui/goods-grid'
import { useLocation } from 'react-router-dom'
import { buyActionHref } from '../cart/buyActionHref'
import { useAddGoods } from '../cart/useAddGoods'
import { goodsHref } from './goodsHref'

export interface BrowseGridProps {
  list: readonly Goods[]
  /** Accessible name of the grid. */
  label?: string
  withoutPicture?: boolean
  refreshing?: boolean
}

/** A grid of product cards with buy buttons. */
export function BrowseGrid({ list, label = '商品', withoutPicture, refreshing }: BrowseGridProps) {
  const { add, isBusy } = useAddGoods()
  const location = useLocation()
  return (
    <GoodsGrid aria-label={label} refreshing={refreshing}>
      {list.map(goods => (
        <GoodsCard
          key={goods.goods_price_id}
          goods={goods}
          href={goodsHref(goods)}
          withoutPicture={withoutPicture}
          busy={isBusy(goods)}
          onAdd={number => add(goods, number)}
          actionHref={action => buyActionHref(action, location)}
        />
      ))}
    </GoodsGrid>
  )
}
