import type { Goods } from '@yaoji/api-client/contract/goods'
import { useCartAdd } from '@yaoji/hooks/data'
import { useToast } from '@yaoji/ui/toast'
import { useState } from 'react'
import { href } from '../../routes'

/** The fields of a product that are sent when it is added. */
type Addable = Pick<Goods, 'id' | 'name' | 'goods_price_id' | 'ck_id' | 'goods_manjian_id' | 'price' | 'bzdw'>

/** Adds products to the cart from any page, and shows the result: added, adjusted and why, or refused and why. */
export function useAddGoods() {
  const toast = useToast()
  const { mutate } = useCartAdd()
  const [busyIds, setBusyIds] = useState<ReadonlySet<number>>(new Set())

  function mark(id: number, busy: boolean) {
    setBusyIds(before => new Set(busy ? [...before, id] : [...before].filter(each => each !== id)))
  }

  function add(goods: Addable, number: number, then?: () => void) {
    mark(goods.goods_price_id, true)
    mutate([lineOf(goods, number)], {
      onSuccess({ added, adjusted, refused }) {
        const [line] = [...adjusted, ...refused]
        if (line) toast({ text: `${goods.name}：${line.message}`, tone: 'warning' })
        else
          toast({
            key: 'cart.added',
            text: `已加入购物车：${goods.name} ${number} ${goods.bzdw}`,
            tone: 'success',
            action: GO_TO_CART,
          })
        if (added.length + adjusted.length > 0) then?.()
      },
      onSettled: () => mark(goods.goods_price_id, false),
    })
  }

  return { add, isBusy: (goods: Addable) => busyIds.has(goods.goods_price_id) }
}

const GO_TO_CART = { text: '去购物车', href: href('cart') }

function lineOf(goods: Addable, number: number) {
  return {
    goods_id: goods.id,
    number,
    price: goods.price,
    ck_id: goods.ck_id,
    goods_price_id: goods.goods_price_id,
    goods_manjian_id: goods.goods_manjian_id ?? undefined,
  }
}
