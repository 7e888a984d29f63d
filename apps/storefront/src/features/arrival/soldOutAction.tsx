import type { BuyState } from '@yaoji/domain'
import { ArrivalButton } from '@yaoji/ui/arrival-button'
import { lazy, type ReactNode, Suspense } from 'react'

/** Loaded with the first product that is sold out. */
const ArrivalAction = lazy(() => import('./ArrivalAction'))

interface SoldOutGoods {
  readonly id: number
  readonly name: string
  readonly buy_state: BuyState
  readonly near_expiry: number
}

/**
 * What is offered in place of the add button of a sold-out product: a message when it arrives. Nothing for other
 * products, and for near-expiry stock, which does not come back.
 */
export function soldOutAction(
  { id, name, buy_state, near_expiry }: SoldOutGoods,
  size?: 's' | 'l',
): ReactNode {
  if (buy_state !== 'no_stock' || near_expiry === 1) return null
  return (
    <Suspense fallback={<ArrivalButton name={name} size={size} aria-disabled />}>
      <ArrivalAction goods={{ id, name }} size={size} />
    </Suspense>
  )
}
