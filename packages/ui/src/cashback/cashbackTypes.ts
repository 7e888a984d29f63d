/** From which amount received in a month what comes back, in yuan. */
export interface CashbackTier {
  readonly amount: string
  readonly cashback: string
}

/** A month of a buyer, by the wire's names; amounts in yuan. */
export interface CashbackMonth {
  /** `YYYY-MM`. */
  readonly month: string
  /** Paid for received products, less what was refunded. */
  readonly received_amount: string
  readonly cashback_amount: string
  /** `settling` while its products can be returned, `missed` without a reached tier. */
  readonly state: 'running' | 'settling' | 'missed' | 'paid'
  /** The day from which it is paid, `YYYY-MM-DD`. */
  readonly pay_date: string
  /** When it was settled, `YYYY-MM-DD HH:mm:ss`; null before. */
  readonly settled_time: string | null
}

/** An order that counts for a month, by the wire's names; amounts in yuan. */
export interface CashbackOrder {
  readonly order_id: number
  readonly order_sn: string
  /** `YYYY-MM-DD HH:mm:ss`. */
  readonly received_time: string
  readonly goods_amount: string
  readonly refunded_amount: string
  /** What counts of it. */
  readonly received_amount: string
}
