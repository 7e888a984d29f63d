import type { AcceptanceRecord } from '@yaoji/api-client/contract/acceptance'
import type { InvoiceProfile } from '@yaoji/api-client/contract/invoice'
import type { Statement } from '@yaoji/api-client/contract/statement'
import type { SupplyAgreement } from '@yaoji/api-client/contract/supply-contract'
import type { InvoiceType } from '@yaoji/domain'
import type { InvoiceLine } from '../modules/invoice/tables'

/* What a PDF shows, as plain data: it is sent to the thread that draws. */

/** A row of a party: what it is, and its value. */
export type PartyRow = readonly [name: string, value: string]

export interface InvoiceContent {
  readonly kind: 'invoice'
  readonly type: InvoiceType
  readonly number: string
  /** `YYYY-MM-DD`, China. */
  readonly issued_on: string
  readonly seller: readonly PartyRow[]
  readonly profile: InvoiceProfile | null
  readonly lines: readonly InvoiceLine[]
  /** Fen with tax, negative in a red invoice. */
  readonly amount: number
  readonly tax_amount: number
  /** Number of the invoice that it takes back a part of; empty without one. */
  readonly red_of: string
  readonly reason: string
  /** Marks it as a specimen of a demonstration. */
  readonly specimen: boolean
}

export interface ContractContent extends SupplyAgreement {
  readonly kind: 'contract'
  readonly number: string
  /** `YYYY-MM-DD HH:mm:ss`, China. */
  readonly signed_at: string
  /** With its middle hidden; empty for a contract without a code. */
  readonly signed_phone: string
  /** SHA-256 of the text that was signed, in hex. */
  readonly text_sha256: string
}

/** An inspection report of the demonstration, which says that it is none. */
export interface SpecimenReportContent {
  readonly kind: 'specimen report'
  readonly batch_no: string
  /** `YYYY-MM-DD`, China. */
  readonly drawn_on: string
  readonly rows: readonly PartyRow[]
}

/** The account statement of a month. */
export interface StatementContent extends Statement {
  readonly kind: 'statement'
  /** First and last day of the month, `YYYY-MM-DD`. */
  readonly begin_date: string
  readonly end_date: string
  /** `YYYY-MM-DD HH:mm:ss`, China. */
  readonly made_at: string
  /** The month has not ended. */
  readonly running: boolean
  /** Whose statement it is; for several stores, each row names its own. */
  readonly company: string
  readonly stores: number
  /** Empty where the shop has not set it. */
  readonly supplier: string
  readonly rules: readonly string[]
  /** Marks it as a specimen of a demonstration. */
  readonly specimen: boolean
}

/** What a buyer accepted of parcels. */
export interface AcceptanceContent {
  readonly kind: 'acceptance records'
  /** The buyer. */
  readonly company: string
  /** `YYYY-MM-DD HH:mm:ss`, China. */
  readonly drawn_at: string
  /** The days of the list, `YYYY-MM-DD`; empty where it has no limit. */
  readonly from: string
  readonly to: string
  /** How many records there are; the PDF may have fewer. */
  readonly total: number
  readonly records: readonly AcceptanceRecord[]
}

export type PdfContent =
  | InvoiceContent
  | ContractContent
  | SpecimenReportContent
  | StatementContent
  | AcceptanceContent
