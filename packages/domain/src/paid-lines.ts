import { splitByShares, sumAmounts } from './money'

/** What a line of an order has to be paid with, in fen. */
export interface PaidShare {
  readonly payable_amount: number
  /** What the balance pays. */
  readonly balance_amount: number
  /** The freight that was shared out to it, in the two above. */
  readonly shipping_amount: number
}

/** What the goods of a line cost after all reductions, however they are paid, without freight, in fen. */
export function goodsCost({ payable_amount, balance_amount, shipping_amount }: PaidShare): number {
  return Math.max(0, payable_amount + balance_amount - shipping_amount)
}

/** A row of an order's account: a line, or its freight. Amounts in fen. */
export interface CostRow {
  readonly cost: number
  /** What returns refunded of it. */
  readonly returned: number
}

export interface PaidRow {
  readonly paid: number
  readonly refunded: number
}

/** An order's rows, and what it received and refunded as a whole, in fen. */
export interface SplitPaidInput {
  readonly rows: readonly CostRow[]
  readonly paid: number
  readonly refunded: number
}

/**
 * What was paid for each row of an order and what was refunded of it, so that both sums are those of the order exactly.
 * `extra` is what the order received beyond its cost, with its refund. What is less than the cost is shared by cost. A
 * refund without a return takes the extra first, then every row by what is left of it.
 */
export function splitPaid({ rows, paid, refunded }: SplitPaidInput): { rows: PaidRow[]; extra: PaidRow } {
  const costs = rows.map(({ cost }) => cost)
  const expected = Math.min(paid, sumAmounts(costs))
  const paidOf = splitByShares(expected, costs)
  const returned = rows.map((row, at) => Math.min(row.returned, paidOf[at] ?? 0))
  const rest = Math.max(0, refunded - sumAmounts(returned))
  const extra = { paid: paid - expected, refunded: Math.min(rest, paid - expected) }
  const left = returned.map((amount, at) => (paidOf[at] ?? 0) - amount)
  const others = splitByShares(Math.min(rest - extra.refunded, sumAmounts(left)), left)
  return {
    rows: returned.map((amount, at) => ({ paid: paidOf[at] ?? 0, refunded: amount + (others[at] ?? 0) })),
    extra,
  }
}
