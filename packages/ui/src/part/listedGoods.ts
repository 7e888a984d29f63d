'use client'
import type { BuyState } from '@yaoji/domain'
import { useEffect, useMemo, useRef } from 'react'

interface GoodsEvents<Goods> {
  onAdd?: ((goods: Goods, number: number) => void) | undefined
  onInCartChange?: ((goods: Goods, number: number) => void) | undefined
}

/** The events of a list as functions that stay the same, so that a card or row renders only when its product changes. */
export function useGoodsEvents<Goods>({ onAdd, onInCartChange }: GoodsEvents<Goods>) {
  const latest = useRef<GoodsEvents<Goods>>({})
  useEffect(() => {
    latest.current = { onAdd, onInCartChange }
  })
  return useMemo(
    () => ({
      onAdd: (goods: Goods, number: number) => latest.current.onAdd?.(goods, number),
      onInCartChange: (goods: Goods, number: number) => latest.current.onInCartChange?.(goods, number),
    }),
    [],
  )
}

interface ListedGoods {
  readonly goods: { readonly buy_state: BuyState }
  readonly attributes?: readonly (readonly [name: string, value: string])[] | undefined
}

/** What only a product that cannot be bought shows; each render of a list makes another one. */
const OF_OTHER_STATES: ReadonlySet<string> = new Set(['actionHref', 'soldOut'])

/** Whether a card or row of a list would render the same; those of products that cannot be bought render each time. */
export function rendersSame<Props extends ListedGoods>(before: Props, next: Props): boolean {
  if (next.goods.buy_state !== 'ok') return false
  return Object.keys(next).every(name => {
    const key = name as keyof Props
    if (OF_OTHER_STATES.has(name) || Object.is(before[key], next[key])) return true
    return name === 'attributes' && sameAttributes(before.attributes, next.attributes)
  })
}

function sameAttributes(before: ListedGoods['attributes'] = [], next: ListedGoods['attributes'] = []) {
  return (
    before.length === next.length &&
    before.every(([name, value], at) => {
      const other = next[at]
      return other !== undefined && other[0] === name && other[1] === value
    })
  )
}
