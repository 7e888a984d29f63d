'use client'

import type { DataOf } from '@yaoji/api-client'
import type { cartAdd } from '@yaoji/api-client/contract/cart'
import type { Goods } from '@yaoji/api-client/contract/goods'
import { LINE_COMBINATION } from '@yaoji/domain'
import { useEffect, useRef, useState } from 'react'
import { useShownFor } from '../useShownFor'
import { useCartAdd } from './cart'

/** The fields of a product, or of a combination, that are sent when it is added. */
export type GoodsToAdd = Pick<Goods, 'id' | 'name' | 'price' | 'bzdw'> &
  Partial<Pick<Goods, 'goods_price_id' | 'ck_id' | 'goods_manjian_id'>> & { readonly isCombination?: true }

export interface AddGoodsOptions {
  /**
   * The service answered: added, adjusted and why, or refused and why. Before that once with null where there is no network:
   * the product is added when it is back. Not called for a failed call.
   */
  readonly onResult?: (result: DataOf<typeof cartAdd> | null, goods: GoodsToAdd, number: number) => void
}

/**
 * Adds products to the cart from any page, without a network once it is back. `then` of an add runs with the id of the
 * cart's line when something was added and the component is still mounted. A failed call is shown by whoever shows failures
 * of mutations; the button can be pressed again. What was added as it was asked for is known for a moment, so that its button
 * can say so.
 */
export function useAddGoods({ onResult }: AddGoodsOptions = {}) {
  const { mutateAsync } = useCartAdd()
  const [busyKeys, setBusyKeys] = useState<ReadonlySet<string>>(new Set())
  const [added, showAdded] = useShownFor<{ key: string; number: number }>(ADDED_MS)
  const mounted = useMounted()

  function mark(key: string, busy: boolean) {
    setBusyKeys(before => new Set(busy ? [...before, key] : [...before].filter(each => each !== key)))
  }

  async function add(goods: GoodsToAdd, number: number, then?: (line_id: number) => void) {
    mark(keyOf(goods), true)
    try {
      if (!navigator.onLine) {
        onResult?.(null, goods, number)
        await new Promise(back => window.addEventListener('online', back, { once: true }))
      }
      // The callbacks of `mutate` run for its last call only; Enter in one row after another makes several.
      const result = await mutateAsync([lineOf(goods, number)])
      onResult?.(result, goods, number)
      if (result.added.length > 0 && mounted.current) showAdded({ key: keyOf(goods), number })
      const [line] = [...result.added, ...result.adjusted]
      if (line && mounted.current) then?.(line.id)
    } catch {
      // The cache's `onError` shows the failure.
    } finally {
      mark(keyOf(goods), false)
    }
  }

  return {
    add,
    isBusy: (goods: GoodsToAdd) => busyKeys.has(keyOf(goods)),
    /** How many packs of it were just added; undefined again a moment later. */
    addedOf: (goods: GoodsToAdd) => (added?.key === keyOf(goods) ? added.number : undefined),
  }
}

/** How long a button says what it added, in milliseconds. */
const ADDED_MS = 1_500

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
