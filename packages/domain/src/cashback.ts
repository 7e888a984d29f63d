/** A tier of a monthly cashback: from `amount` fen received in a month, `cashback` fen come back. */
export interface CashbackTier {
  amount: number
  cashback: number
}

/** A tier that pays more than the amount received until now, with the amount in fen that is missing. */
export interface NextCashback extends CashbackTier {
  short_by: number
}

/**
 * State of a month for a buyer: `running` until it ends, `settling` while products of it can still be returned, `missed`
 * without a reached tier, `paid` with its row in the wallet.
 */
export type CashbackState = 'running' | 'settling' | 'missed' | 'paid'

/** The largest cashback of the reached tiers, in fen; 0 below the first. */
export function cashbackOf(tiers: readonly CashbackTier[], received: number): number {
  return Math.max(0, ...tiers.filter(tier => tier.amount <= received).map(tier => tier.cashback))
}

/** The nearest tier that pays more than the reached ones; null when there is none. */
export function nextCashback(tiers: readonly CashbackTier[], received: number): NextCashback | null {
  const now = cashbackOf(tiers, received)
  const better = tiers.filter(tier => tier.amount > received && tier.cashback > now)
  const [next] = better.sort((a, b) => a.amount - b.amount || b.cashback - a.cashback)
  return next ? { ...next, short_by: next.amount - received } : null
}

/** Fen of one order that count: what was paid for its products, without shipping, less what was refunded of them. */
export function cashbackAmount(order: { spent: number; shipping: number; refunded: number }): number {
  return Math.max(0, order.spent - order.shipping - order.refunded)
}
