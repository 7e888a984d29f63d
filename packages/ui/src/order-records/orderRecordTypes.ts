import type { SentFileInfo } from '../upload'

/** A refund, by the wire's names. */
export interface RefundRecord {
  readonly sn: string
  /** Where it goes, in words. */
  readonly target: string
  /** In yuan. */
  readonly amount: string
  /** `done`: it arrived. */
  readonly state: string
  readonly state_text: string
  /** `YYYY-MM-DD HH:mm:ss`; `settled_at` is null until it arrived. */
  readonly created_at: string
  readonly settled_at: string | null
}

/** A payment, by the wire's names. */
export interface PaymentRecord {
  readonly sn: string
  /** The method in words. */
  readonly text: string
  readonly amount: string
  /** `paid`: nothing is left to do. */
  readonly state: string
  readonly state_text: string
  readonly time: string
  /** What the buyer sent of a transfer: its files, and what was written. */
  readonly files: readonly SentFileInfo[]
  readonly slip?:
    | {
        readonly payer: string
        readonly bank_serial: string
        readonly paid_date: string
        readonly remark: string
      }
    | undefined
}

/** An invoice, by the wire's names. */
export interface InvoiceRecord {
  readonly id: number
  readonly type_text: string
  /** 1: a credit note. */
  readonly is_red: number
  readonly number: string
  readonly amount: string
  /** `issued`: nothing is left to do. */
  readonly state: string
  readonly state_text: string
  /** `YYYY-MM-DD`; null before. */
  readonly issued_on: string | null
  /** Why it was refused; empty otherwise. */
  readonly reason: string
  /** Empty before it is issued. */
  readonly pdf_url: string
}

/** A return or a request for service, by the wire's names. */
export interface AfterSaleRecord {
  readonly type: 'return' | 'ticket'
  readonly id: number
  readonly sn: string
  readonly kind_text: string
  readonly status_text: string
  readonly created_at: string
}
