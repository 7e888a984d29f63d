'use client'

import { useQuery } from '@tanstack/react-query'
import { CART_CHANGES } from './cartCache'

/** How often the cart changed in this tab: after a new number, a copy of the cart is out of date. */
export function useCartChanges(): number {
  return useQuery({
    queryKey: CART_CHANGES,
    queryFn: () => 0,
    initialData: 0,
    staleTime: Number.POSITIVE_INFINITY,
  }).data
}
