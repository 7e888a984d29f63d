'use client'

import type { DataOf } from '@yaoji/api-client'
import type { cartAdd } from '@yaoji/api-client/contract/cart'
import type { Goods } from '@yaoji/api-client/contract/goods'
import { LINE_COMBINATION } from '@yaoji/domain'
import { useEffect, useRef, useState } from 'react'
import { useCartAdd } from './cart'

/** The fields of a product, or of a combination, that are sent when it is added. */
export type GoodsToAdd = Pick<Goods, 'id' | 'name' | 'price' | 'bzdw'> &
  Partial<Pick<Goods, 'goods_price_id' | 'ck_id' | 'goods_manjian_id'>> & { readonly isCombination?: true }

export interface AddGoodsOptions {
  /** The service answered: added, adjusted and why, or refused and why. Not called for a failed call. */
  readonly onResult?: (result: DataOf<typeof cartAdd>, goods: GoodsToAdd, number: number) => void
}

/**
 * Adds products to the cart from any page. `then` of an add runs when something was added and the component is still
 * mounted. A failed call is shown by whoever shows failures of mutations; the button can be pressed again.
 */
export function useAddGoods({ onResult }: AddGoodsOptions = {}) {
  const { mutateAsync } = useCartAdd()
  const [busyKeys, setBusyKeys] = useState<ReadonlySet<string>>(new Set())
  const mounted = useMounted()

  function mark(key: string, busy: boolean) {
    setBusyKeys(before => new Set(busy ? [...before, key] : [...before].filter(each => each !== key)))
  }

  async function add(goods: GoodsToAdd, number: number, then?: () => void) {
    mark(keyOf(goods), true)
    try {
      // The callbacks of `mutate` run for its last call only; Enter in one row after another makes several.
      const result = await mutateAsync([lineOf(goods, number)])
      onResult?.(result, goods, number)
      if (result.added.length + result.adjusted.length > 0 && mounted.current) then?.()
    } catch {
      // The cache's `onError` shows the failure.
    } finally {
      mark(keyOf(goods), false)
    }
  }

  return { add, isBusy: (goods: GoodsToAdd) => busyKeys.has(keyOf(goods)) }
}

function useMounted() {
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
function keyOf({ isCombination, goods_price_id, id }: GoodsToAdd): string {
  return `${isCombination}/${goods_price_id ?? id}`
}

function lineOf(goods: GoodsToAdd, number: number) {
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
