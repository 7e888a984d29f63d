import type { Flag, RxType, Scope, SourceKind, SpecialFlag, Storage } from './types'

/** A product as the corrected source row describes it, before generated values are added. */
export interface Draft {
  source: SourceKind
  /** Key of the random sequence of this product: unique, and independent of the row's position. */
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
  /** Approximate litres of one pack: a case of large packs has fewer of them. */
  bulk: number
  /** Months from production to expiry. */
  shelf_months: number
  /** Number of source rows with the same name: how common it is. */
  siblings: number
  /** 1: in the Chinese medicine zone; 0: not. */
  is_zy: Flag
}
