import type { ListedGoods } from '@yaoji/api-client/contract/goods'
import type { BuyAction } from '@yaoji/domain'
import { GoodsCard, type GoodsFact } from '@yaoji/ui/goods-card'
import { GoodsGrid } from '@yaoji/ui/goods-grid'
import { useLocation } from 'react-router-dom'
import { soldOutAction } from '../arrival/soldOutAction'
import { buyActionHref } from '../cart/buyActionHref'
import { useAddGoods } from '../cart/useAddGoods'
import { goodsHref } from './goodsHref'

/** What a page compares a product by besides. */
export type FactsOf = (goods: ListedGoods) => readonly GoodsFact[]

/** Where an action leads on a page that has its own; undefined for the other actions. */
export type ActionHref = (action: BuyAction, goods: ListedGoods) => string | undefined

export interface BrowseGridProps {
  list: readonly ListedGoods[]
  /** Accessible name of the grid. */
  label?: string
  withoutPicture?: boolean
  /** What is special to compare on this page. */
  factsOf?: FactsOf
  /** Where an action leads; without this prop, where it leads on every page. */
  actionHref?: ActionHref
  refreshing?: boolean
}

/** A grid of product cards with buy buttons. */
export function BrowseGrid({
  list,
  label = '商品',
  withoutPicture,
  factsOf,
  actionHref,
  refreshing,
}: BrowseGridProps) {
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
          facts={factsOf?.(goods)}
          soldOut={soldOutAction(goods)}
          actionHref={action => actionHref?.(action, goods) ?? buyActionHref(action, location, goods)}
        />
      ))}
    </GoodsGrid>
  )
}
