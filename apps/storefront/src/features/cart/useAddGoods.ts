import type { DataOf } from '@yaoji/api-client'
import type { cartAdd } from '@yaoji/api-client/contract/cart'
import type { Goods } from '@yaoji/api-client/contract/goods'
import { LINE_COMBINATION } from '@yaoji/domain'
import { useCartAdd } from '@yaoji/hooks/data'
import { useToast } from '@yaoji/ui/toast'
import { useEffect, useRef, useState } from 'react'
import { GO_TO_CART } from './goToCart'

/** The fields of a product, or of a combination, that are sent when it is added. */
type Addable = Pick<Goods, 'id' | 'name' | 'price' | 'bzdw'> &
  Partial<Pick<Goods, 'goods_price_id' | 'ck_id' | 'goods_manjian_id'>> & { readonly isCombination?: true }

type CartAddResult = DataOf<typeof cartAdd>

/**
 * Adds products to the cart from any page, and shows the result: added, adjusted and why, or refused and why. `then` of
 * an add runs when something was added and the buyer is still on the page.
 */
export function useAddGoods() {
  const toast = useToast()
  const { mutateAsync } = useCartAdd()
  const [busyKeys, setBusyKeys] = useState<ReadonlySet<string>>(new Set())

  const onPage = useOnPage()

  function mark(key: string, busy: boolean) {
    setBusyKeys(before => new Set(busy ? [...before, key] : [...before].filter(each => each !== key)))
  }

  function showResult({ adjusted, refused }: CartAddResult, goods: Addable, number: number) {
    const [line] = [...adjusted, ...refused]
    if (line) toast({ text: `${goods.name}：${line.message}`, tone: 'warning' })
    else
      toast({
        key: 'cart.added',
        text: `已加入购物车：${goods.name} ${number} ${goods.bzdw}`,
        tone: 'success',
        action: GO_TO_CART,
      })
  }

  async function add(goods: Addable, number: number, then?: () => void) {
    mark(keyOf(goods), true)
    try {
      // The callbacks of `mutate` run for its last call only; Enter in one row after another makes several.
      const result = await mutateAsync([lineOf(goods, number)])
      showResult(result, goods, number)
      if (result.added.length + result.adjusted.length > 0 && onPage.current) then?.()
    } catch {
      // The error channel shows the failure.
    } finally {
      mark(keyOf(goods), false)
    }
  }

  return { add, isBusy: (goods: Addable) => busyKeys.has(keyOf(goods)) }
}

/** Whether the component that calls it is mounted. */
function useOnPage() {
  const mounted = useRef(false)
  useEffect(() => {
    mounted.current = true
    return () => {
      mounted.current = false
    }
  }, [])
  return mounted
}

/** A combination and a product can have the same id. */
function keyOf({ isCombination, goods_price_id, id }: Addable): string {
  return `${isCombination}/${goods_price_id ?? id}`
}

function lineOf(goods: Addable, number: number) {
  return {
    ...(goods.isCombination && { type: LINE_COMBINATION }),
    goods_id: goods.id,
    number,
    price: goods.price,
    ck_id: goods.ck_id,
    goods_price_id: goods.goods_price_id,
    goods_manjian_id: goods.goods_manjian_id ?? undefined,
  }
}
