import type { ListedGoods } from '@yaoji/api-client/contract/goods'
import { GoodsCards, type GoodsCardsProps } from '@yaoji/ui/goods-list'
import { type ActionHref, useGoodsActions } from './useGoodsActions'

export interface BrowseCardsProps
  extends Pick<GoodsCardsProps<ListedGoods>, 'list' | 'withoutPicture' | 'attributesOf' | 'refreshing'> {
  /** Accessible name of the grid. */
  label?: string
  /** Where an action leads; without this prop, where it leads on every page. */
  actionHref?: ActionHref
}

/** A grid of product cards with buy buttons. */
export function BrowseCards({ label = '商品', actionHref, ...cards }: BrowseCardsProps) {
  return <GoodsCards label={label} {...cards} {...useGoodsActions(actionHref)} />
}
