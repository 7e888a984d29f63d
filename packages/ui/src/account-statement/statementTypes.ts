/* A statement by the wire's names: what the component shows of it. */

export interface StatementAmounts {
  readonly goods_amount: string
  readonly promotion_amount: string
  readonly welfare_amount: string
  readonly manjian_amount: string
  readonly coupon_amount: string
  readonly cash_amount: string
  readonly points_amount: string
  readonly shipping_amount: string
  readonly cost_amount: string
  readonly balance_amount: string
  readonly online_amount: string
}

/** An order that was paid; an `extra` is money that no order expected. */
export interface StatementPaymentRow extends StatementAmounts {
  readonly id: number
  readonly kind: 'order' | 'extra'
  readonly order_id: number
  readonly sn: string
  /** The store that ordered, and its name. */
  readonly user_id: number
  readonly company: string
  readonly warehouse: string
  readonly paid_at: string
  readonly pay_text: string
}

/** An order of a row, and the store that ordered. */
export type StatementOrder = Pick<StatementPaymentRow, 'order_id' | 'user_id'>

export interface StatementRefundRow {
  readonly id: number
  readonly sn: string
  readonly order_id: number
  readonly order_sn: string
  readonly user_id: number
  readonly company: string
  readonly target: string
  readonly amount: string
  readonly state_text: string
  readonly created_at: string
}

export interface StatementInvoiceRow {
  readonly id: number
  readonly number: string
  readonly type_text: string
  /** 1: a red one, whose amount is negative. */
  readonly is_red: number
  readonly company: string
  readonly issued_on: string
  readonly amount: string
}

/** What a store has of the totals. */
export interface StatementStoreRow {
  readonly user_id: number
  readonly company: string
  /** Orders that were paid. */
  readonly order_count: number
  readonly goods_amount: string
  /** All deductions of its orders together. */
  readonly deducted_amount: string
  readonly shipping_amount: string
  readonly paid_amount: string
  readonly refunded_amount: string
  readonly net_amount: string
  readonly invoiced_amount: string
}

/** Changes of the balance of one kind. */
export interface StatementChangeRow {
  readonly use_type: number
  readonly use_type_text: string
  readonly income: string
  readonly expense: string
}

export interface StatementTotalAmounts extends StatementAmounts {
  readonly paid_amount: string
  readonly refunded_amount: string
  readonly net_amount: string
  readonly invoiced_amount: string
  readonly opening_amount: string
  readonly income: string
  readonly expense: string
  readonly closing_amount: string
}

export interface AccountStatementData {
  readonly month: string
  readonly begin_date: string
  readonly end_date: string
  /** 1: the month has not ended. */
  readonly is_running: number
  readonly made_at: string
  /** Null for several stores: each row names its own. */
  readonly store_id: number | null
  /** The head office and its stores; a buyer of one store has that one. */
  readonly stores: readonly unknown[]
  readonly company: string
  readonly rules: readonly string[]
  readonly row_count: number
  readonly max_rows: number
  /** Null when there are too many rows. */
  readonly statement: {
    readonly payments: readonly StatementPaymentRow[]
    readonly refunds: readonly StatementRefundRow[]
    readonly invoices: readonly StatementInvoiceRow[]
    readonly balance_changes: readonly StatementChangeRow[]
    /** By store; none of a statement of one store. */
    readonly store_totals: readonly StatementStoreRow[]
    readonly totals: StatementTotalAmounts
  } | null
}
