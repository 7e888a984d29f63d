'use client'

import type { Goods } from '@yaoji/api-client/contract/goods'
import { type OrderPadItem, useOrderPad } from '../order-pad'
import { useCartAdd } from './cart'

/** The order pad with the call of the service: its lines are added to the cart by one call. */
export function useOrderPadOfCart<Item extends OrderPadItem<Goods>>(options: {
  readonly list: string
  readonly items: readonly Item[] | undefined
}) {
  const { mutateAsync: add } = useCartAdd()
  return useOrderPad<Item>({
    ...options,
    add: lines =>
      add(
        lines.map(({ goods, number }) => ({
          goods_id: goods.id,
          goods_price_id: goods.goods_price_id,
          number,
          price: goods.price,
          goods_manjian_id: goods.goods_manjian_id ?? undefined,
        })),
      ),
  })
}
