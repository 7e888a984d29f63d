/** A purchase that became several orders, by the wire's names. */
export interface OrderTablePurchase {
  parent_sn: string
  part_count: number
  payable_amount: string
  balance_amount: string
  unpaid_count: number
  /** Orders that are paid at once, and their sum. */
  pay_together: readonly number[]
  pay_together_amount: string
}
