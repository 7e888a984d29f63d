/** Packs of a batch in a parcel, by the wire's names. */
export interface SheetPack {
  /** The line of the order. */
  readonly line_id: number
  /** 1: a free gift. */
  readonly is_gift: number
  readonly name: string
  readonly ypgg: string
  readonly bzdw: string
  readonly dosage_form: string
  readonly storage_text: string
  readonly batch_no: string
  /** `YYYY-MM-DD`. */
  readonly produce_date: string
  readonly expiry_date: string
  readonly number: number
  /** Its inspection report; empty without one. */
  readonly report_url: string
}

/** A parcel of an order, by the wire's names. */
export interface SheetParcel {
  readonly id: number
  /** The carrier. */
  readonly company: string
  readonly tracking_no: string
  /** `YYYY-MM-DD HH:mm:ss`. */
  readonly sent_at: string
  readonly packs: readonly SheetPack[]
}

/** A line of an order, by the wire's names. */
export interface SheetLine {
  readonly id: number
  readonly sccj: string
  readonly approval_no: string
  /** In yuan. */
  readonly price?: string | undefined
}

/** What the sheets of an order say, by the wire's names. */
export interface OrderSheetDetail {
  readonly order: {
    readonly id: number
    readonly sn: string
    readonly created_at: string
    readonly warehouse: string
    readonly lines: readonly SheetLine[]
  }
  readonly address: {
    readonly region: string
    readonly detail: string
    readonly consignee: string
    readonly mobile: string
  }
  readonly remark: string
  /** The newest first; the sheets begin with the first one. */
  readonly parcels: readonly SheetParcel[]
  /** Who supplies; empty where it is not known. */
  readonly supplier_company: string
}
