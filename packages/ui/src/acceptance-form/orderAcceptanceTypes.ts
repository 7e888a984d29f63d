import type { AcceptanceResult } from '@yaoji/domain'
import type { AcceptanceFormPack } from './AcceptanceForm'

/** The packs of a batch in a parcel, by the wire's names. */
export interface ParcelAcceptancePack extends AcceptanceFormPack {
  /** What was recorded of it; null before. */
  result: (Omit<AcceptanceResult, 'shipped'> & { readonly remark: string }) | null
}

/** A parcel as its receiver checks it, by the wire's names. */
export interface ParcelAcceptanceData {
  readonly id: number
  /** The carrier. */
  readonly company: string
  readonly tracking_no: string
  readonly state_text: string
  /** Who accepted it, and when, `YYYY-MM-DD HH:mm:ss`; null before. */
  readonly acceptance: { readonly inspector: string; readonly accepted_at: string } | null
  readonly packs: readonly ParcelAcceptancePack[]
}

/** Packs for which a refund can be asked, because they are short or damaged. */
export interface AcceptanceClaim {
  readonly reason: 'short' | 'damaged'
  readonly lines: readonly { readonly batch_id: number; readonly number: number }[]
}

/** What of the parcels of an order was accepted, by the wire's names. */
export interface OrderAcceptanceData {
  /** The name that is proposed for who checks the next parcel. */
  readonly inspector: string
  /** The first that was sent comes first. */
  readonly parcels: readonly ParcelAcceptanceData[]
  /** Packs that are in no parcel yet. */
  readonly unshipped: number
  /** 1: the order can be received now. */
  readonly can_receive: number
  readonly claims: readonly AcceptanceClaim[]
  /** 1: a refund without sending goods back can be requested now. */
  readonly can_refund: number
  /** Hours after the receipt in which it can. */
  readonly report_hours: number
}

/** A parcel as it is recorded, by the wire's names. */
export interface AcceptanceInput {
  id: number
  inspector: string
  lines: { pack_id: number; received: number; rejected: number; remark: string }[]
}
