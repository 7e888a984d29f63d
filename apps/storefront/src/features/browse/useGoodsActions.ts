import type { Goods } from '@yaoji/api-client/contract/goods'
import type { BuyAction } from '@yaoji/domain'
import { useCartNumberChange, useCartNumbers, useSession } from '@yaoji/hooks/data'
import { useLocation } from 'react-router-dom'
import { href } from '../../routes'
import { soldOutAction } from '../arrival/soldOutAction'
import { buyActionHref } from '../cart/buyActionHref'
import { useAddGoods } from '../cart/useAddGoods'
import { goodsHref } from './goodsHref'

/** Where an action leads on a page that has its own; undefined for the other actions. */
export type ActionHref = (action: BuyAction, goods: Goods) => string | undefined

/** What can be done with products in a list, as props of GoodsCards, GoodsTable and the like. */
export function useGoodsActions(actionHref?: ActionHref) {
  const { add, isBusy, addedOf } = useAddGoods({ inPlace: true })
  const numberInCart = useCartNumbers({ wanted: useSession().cart > 0 })
  const changeNumber = useCartNumberChange()
  const location = useLocation()
  return {
    goodsHref,
    onAdd: add,
    isBusy,
    addedOf,
    inCart: ({ goods_price_id }: Goods) => numberInCart(goods_price_id),
    cartHref: href('cart'),
    onInCartChange: ({ goods_price_id }: Goods, number: number) => changeNumber(goods_price_id, number),
    soldOut: (goods: Goods) => soldOutAction(goods),
    actionHref: (action: BuyAction, goods: Goods) =>
      actionHref?.(action, goods) ?? buyActionHref(action, location, goods),
  }
}
