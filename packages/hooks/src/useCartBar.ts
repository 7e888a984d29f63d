'use client'

import type { CartReader, CartStore } from './cartStore'
import { useCartCheck, useCartTotal } from './useCartStore'

/**
 * What the bar below a cart needs: the totals with their pending edits, undefined until they are known, and the box
 * that selects all lines, or none.
 */
export function useCartBar<Total>(
  cart: Pick<CartReader<unknown, Total>, 'getTotal' | 'getCheck' | 'idsOf' | 'subscribeTotal'> &
    Pick<CartStore<unknown, Total>, 'select'>,
) {
  const { total, pending } = useCartTotal(cart)
  const check = useCartCheck(cart)
  return {
    total,
    pending,
    check,
    onCheckAll(checked: boolean) {
      if (checked) cart.select(cart.idsOf('selectable'), 1)
      else cart.select(cart.idsOf('selected'), 0)
    },
  }
}
