import { parseAmount } from './money'

/** What an order costs, in fen: what is to be paid, and what it uses of the balance. */
export function orderCost(order: {
  readonly payable_amount: string
  readonly balance_amount: string
}): number {
  return parseAmount(order.payable_amount) + parseAmount(order.balance_amount)
}
