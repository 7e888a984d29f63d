import { parseAmount } from '@yaoji/domain'

/** What an order costs, in fen: what is to be paid, and what it uses of the balance. */
export function costOf(order: { payable_amount: string; balance_amount: string }): number {
  return parseAmount(order.payable_amount) + parseAmount(order.balance_amount)
}
