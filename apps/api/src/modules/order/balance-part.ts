import type { OrderRow } from './tables'

/** What an order that is neither paid nor cancelled holds of the balance, in fen; 0 for every other one. */
export function frozenPart({
  paid_at,
  cancelled_at,
  balance_amount,
  balance_paid,
}: Pick<OrderRow, 'paid_at' | 'cancelled_at' | 'balance_amount' | 'balance_paid'>): number {
  return paid_at === null && cancelled_at === null ? balance_amount - balance_paid : 0
}

/** What an order received, in fen: payments, and the part of the balance once it is spent. */
export function receivedOf({
  paid_amount,
  balance_paid,
}: Pick<OrderRow, 'paid_amount' | 'balance_paid'>): number {
  return paid_amount + balance_paid
}
