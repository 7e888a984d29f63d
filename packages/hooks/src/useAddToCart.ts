'use client'

import { type BuyState, canAddToCart, type QuantityRule, snapQuantity } from '@yaoji/domain'
import { useState } from 'react'

/** What adding needs to know of a goods, by the wire's names. */
export interface AddableGoods {
  /** Packs in stock. */
  number: number
  min_qty: number
  step_qty: number
  max_qty: number | null
  bzdw: string
  buy_state: BuyState
}

export interface UseAddToCartOptions {
  readonly goods: AddableGoods
  readonly onAdd?: ((number: number) => void) | undefined
  /** An add is on its way: presses do nothing. */
  readonly busy?: boolean
  /** Packs, when the caller holds the number. */
  readonly quantity?: number | undefined
  readonly onQuantityChange?: ((number: number) => void) | undefined
}

export interface AddToCart {
  readonly rule: QuantityRule
  /** Packs that will be added: the smallest legal number until another is chosen. */
  readonly quantity: number
  readonly setQuantity: (number: number) => void
  readonly canAdd: boolean
  readonly busy: boolean
  /** Why it cannot be added, short enough for a button; empty when it can. */
  readonly reason: string
  readonly add: () => void
}

/** The behaviour of everything that puts a goods into the cart: how many, whether at all, and why not. */
export function useAddToCart(options: UseAddToCartOptions): AddToCart {
  const { goods, onAdd, busy = false } = options
  const rule = { ...goods, stock: goods.number, unit: goods.bzdw }
  const [chosen, setChosen] = useState<number | null>(null)
  const quantity = options.quantity ?? chosen ?? snapQuantity(rule, 1)
  const canAdd = canAddToCart(goods.buy_state) && quantity > 0
  return {
    rule,
    quantity,
    setQuantity: number => {
      setChosen(number)
      options.onQuantityChange?.(number)
    },
    canAdd,
    busy,
    reason: reasonOf(goods.buy_state, canAdd),
    add: () => {
      if (canAdd && !busy) onAdd?.(quantity)
    },
  }
}

/** What the button says in place of its verb. The price gate beside it has the room to say more. */
const REASONS: Partial<Record<BuyState, string>> = {
  unverified: '待认证',
  verifying: '资质审核中',
  out_of_scope: '超出范围',
  controlled: '控销商品',
  region: '本地不销售',
  limit_reached: '已达限购',
  off_shelf: '已下架',
  price_pending: '价格待定',
}

/** A state that lets goods be added leaves one reason only: nothing legal is left to add. */
function reasonOf(state: BuyState, canAdd: boolean): string {
  return canAdd ? '' : (REASONS[state] ?? '暂时缺货')
}
