import type { OrderAmountsData } from '../order-amounts'
import type { OrderedLine } from '../order-lines'
import type { OrderLinksOrder } from '../order-links'
import type { ParcelListParcel } from '../parcel-list'
import type { OrderSummaryDetail } from './OrderSummary'
import type { AfterSaleRecord, InvoiceRecord, PaymentRecord, RefundRecord } from './orderRecordTypes'

/** A line of an order, with the product that it is of. */
export interface OrderDetailLine extends OrderedLine {
  goods_id: number
}

/** A parcel, and when its packs were accepted; null before. */
export interface OrderDetailParcel extends ParcelListParcel {
  accepted_at: string | null
  /** Packs that did not arrive, and that arrived and were not accepted. */
  short?: number
  rejected?: number
}

/** Something that happened to an order, by the wire's names. */
export interface OrderDetailEvent {
  readonly time: string
  readonly text: string
  /** The status that it led to, negative for an end without goods; null when it changed none. */
  readonly status: number | null
}

/** One order with everything that belongs to it, by the wire's names; the newest of each list first. */
export interface OrderDetailData<Invoice extends InvoiceRecord = InvoiceRecord>
  extends Omit<OrderSummaryDetail, 'order' | 'payments'> {
  readonly order: OrderSummaryDetail['order'] & {
    readonly id: number
    readonly is_ephedrine: number
    readonly lines: readonly OrderDetailLine[]
    readonly amounts: OrderAmountsData
  }
  readonly parcels: readonly OrderDetailParcel[]
  /** Packs that are not shipped yet, and the gifts of these. */
  readonly unshipped: number
  readonly unshipped_gifts: number
  readonly events: readonly OrderDetailEvent[]
  readonly after_sales: readonly AfterSaleRecord[]
  readonly payments: readonly PaymentRecord[]
  readonly refunds: readonly RefundRecord[]
  readonly invoices: readonly Invoice[]
  /** The other orders of the same purchase. */
  readonly siblings: readonly OrderLinksOrder[]
}

/** Where the links of an order lead. */
export interface OrderDetailHrefs<Invoice extends InvoiceRecord = InvoiceRecord> {
  /** The sheets of its parcels, and the receipt of ephedrine-type products, to be printed. */
  readonly print: string
  readonly receipt: string
  /** What of its parcels was accepted. */
  readonly records: string
  /** The inspection reports of its batches in one file, where any has one; undefined where there is no such file. */
  readonly reports?: string | undefined
  /** Where the inspection report of a batch without one is requested; undefined where none can be. */
  readonly report: string | undefined
  readonly goods: (line: OrderDetailLine) => string
  /** Where a parcel is accepted, or what was accepted of it. */
  readonly acceptance: (parcel: OrderDetailParcel) => string
  readonly request: (record: AfterSaleRecord) => string
  readonly invoice: (invoice: Invoice) => string
  /** Another order of the purchase: where it is paid or shown. */
  readonly order: (order: OrderLinksOrder, page: 'pay' | 'view') => string
}
