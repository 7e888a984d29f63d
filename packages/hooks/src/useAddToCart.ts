'use client'

import { type BuyState, canAddToCart, type QuantityRule, snapQuantity } from '@yaoji/domain'
import { useState } from 'react'
import type { QuantityChange } from './useQuantity'

/** The fields of a product that adding it needs, by the wire's names. */
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
  /** A request is in flight: presses do nothing. Default: false. */
  readonly busy?: boolean
  /** Packs, if the caller controls the number. */
  readonly quantity?: number | undefined
  readonly onQuantityChange?: ((number: number, details: QuantityChange) => void) | undefined
}

export interface AddToCart {
  readonly rule: QuantityRule
  /** Packs that will be added. At first the smallest number that can be bought. */
  readonly quantity: number
  readonly setQuantity: (number: number, details: QuantityChange) => void
  readonly canAdd: boolean
  readonly busy: boolean
  /** Why the product cannot be added, short enough for a button; empty when it can. */
  readonly reason: string
  readonly add: () => void
  /** Adds a number that was just entered, unless a request is in flight; returns whether it does. */
  readonly addNumber: (number: number) => boolean
}

/** The state of a control that adds a product to the cart: how many packs, whether it can be added, and why not. */
export function useAddToCart(options: UseAddToCartOptions): AddToCart {
  const { goods, onAdd, busy = false } = options
  const rule = { ...goods, stock: goods.number, unit: goods.bzdw }
  const [chosen, setChosen] = useState<number | null>(null)
  const quantity = options.quantity ?? chosen ?? snapQuantity(rule, 1)
  const canAdd = canAddToCart(goods.buy_state) && quantity > 0
  function addNumber(number: number): boolean {
    if (!canAdd || busy) return false
    onAdd?.(number)
    return true
  }
  return {
    rule,
    quantity,
    setQuantity: (number, details) => {
      setChosen(number)
      options.onQuantityChange?.(number, details)
    },
    canAdd,
    busy,
    reason: canAdd ? '' : addReason(goods.buy_state),
    add: () => void addNumber(quantity),
    addNumber,
  }
}

/** The button's text when the product cannot be added. The price gate next to it says more. */
const REASONS: Partial<Record<BuyState, string>> = {
  out_of_scope: '超出范围',
  controlled: '控销商品',
  region: '本地不销售',
  limit_reached: '已达限购',
  off_shelf: '已下架',
  price_pending: '价格待定',
}

/**
 * Why a product in this state cannot be added, short enough for a button: `已下架`. Where the state allows it, no number
 * can be bought: out of stock.
 */
export function addReason(state: BuyState): string {
  return REASONS[state] ?? '暂时缺货'
}
