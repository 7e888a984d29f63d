import type { Flag, RxType, Scope, SourceKind, SpecialFlag, Storage } from './types'

/** What a source row says about a product once it is repaired, before anything is invented. */
export interface Draft {
  source: SourceKind
  /** Names the random sequence of this product; unique and independent of the row's place. */
  key: string
  common_name: string
  trade_name: string
  approval_no: string
  dosage_form: string
  /** Key of its leaf in the main menu. */
  leaf: string
  sccj: string
  is_import: Flag
  ypgg: string
  bzdw: string
  origin: string
  /** Wholesale price in yuan, not yet rounded. */
  yuan: number
  rx_type: RxType
  storage: Storage
  special_flag: SpecialFlag
  scope: Scope
  /** Share in basis points. */
  tax_rate: number
  /** Litres or so of one pack: heavy goods come in small cases. */
  bulk: number
  /** Months from production to expiry. */
  shelf_months: number
  /** How many source rows carry the same name: a measure of how common it is. */
  siblings: number
  /** 0 for goods outside the Chinese medicine zone, 1 inside. */
  is_zy: Flag
}
