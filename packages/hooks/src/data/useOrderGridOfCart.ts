'use client'

import type { DataOf } from '@yaoji/api-client'
import type { quickBuyMatch } from '@yaoji/api-client/contract/quick-buy'
import type { OrderGridReadyRow, UseOrderGridOptions } from '../order-grid'
import { useOrderGrid } from '../order-grid'
import { useCartAdd } from './cart'
import { usePurchaseCodeSave } from './purchaseCode'
import { useQuickBuyMatch } from './quickBuy'

/** A product as the match answers it. */
type MatchedGoods = DataOf<typeof quickBuyMatch>['products'][number]['goods']

type Options = Omit<UseOrderGridOptions<MatchedGoods>, 'match' | 'load' | 'add' | 'learn'>

/**
 * The order grid with the calls of the service: texts are matched by `quickBuy.match`, ready rows are added to the cart,
 * and what the buyer chose is kept by `purchaseCode.save`. The other options are those of `useOrderGrid`.
 */
export function useOrderGridOfCart(options: Options = {}) {
  const { mutateAsync: match } = useQuickBuyMatch()
  const { mutateAsync: add } = useCartAdd()
  const { mutateAsync: learn } = usePurchaseCodeSave()
  return useOrderGrid<MatchedGoods>({
    ...options,
    match: (queries, own_codes) =>
      match({ queries: [...queries], ...(own_codes.some(Boolean) && { own_codes: [...own_codes] }) }),
    async learn(codes) {
      const { refused } = await learn({ codes: [...codes] })
      return refused.filter(({ reason }) => reason === 'limit').map(({ message }) => message)
    },
    load: async goods_ids => (await match({ queries: [], goods_ids: [...goods_ids] })).products,
    add: rows => add(rows.map(toCartLine)),
  })
}

const toCartLine = ({ goods, number }: OrderGridReadyRow<MatchedGoods>) => ({
  goods_id: goods.id,
  goods_price_id: goods.goods_price_id,
  number,
  price: goods.price,
})
