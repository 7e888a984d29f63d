import type { OrderAmountsData } from '../order-amounts'

/** One line of an order, by the wire's names. Money is absent where it may not be seen. */
export interface OrderLine {
  id: number
  name: string
  ypgg: string
  sccj: string
  bzdw: string
  image: string
  number: number
  /** Packs of it that returns refunded. */
  refunded_number?: number | undefined
  /** Of these, packs that were not shipped. */
  unshipped_number?: number | undefined
  price?: string | undefined
  raw_price?: string | undefined
  amount?: string | undefined
  /** What full reductions and coupons take off the amount. */
  manjian_share?: string | undefined
  coupon_share?: string | undefined
  /** 1: a free gift with another line. */
  is_gift?: number | undefined
  /** 1: near-expiry stock. */
  near_expiry?: number | undefined
  /** Its last day of use; absent where the batches have it. */
  expiry_date?: string | null | undefined
  /** The products of a combination; `number`, `price` and `amount` are then of its packages. */
  parts?: readonly OrderLinePart[] | undefined
  /** How many products a combination has, shown in place of its `ypgg`; absent or 0 for other lines. */
  combination_kinds?: number | undefined
  batches?: readonly OrderLineBatch[] | undefined
}

/** A product of a combination. */
export interface OrderLinePart {
  name: string
  ypgg: string
  /** How many are in one package. */
  number: number
  /** Packs of it that returns refunded. */
  refunded_number?: number | undefined
  /** Of these, packs that were not shipped. */
  unshipped_number?: number | undefined
  bzdw?: string | undefined
  batches?: readonly OrderLineBatch[] | undefined
}

export interface OrderLineBatch {
  batch_no: string
  expiry_date: string
  number: number
  /** Where the inspection report is; empty where there is none yet. */
  report_url: string
}

/** One order that a checkout makes, or has made. */
export interface OrderLinesPartData {
  key: string
  warehouse: string
  is_ephedrine: number
  /** Its lines, or the first of them where `line_count` says that there are more. */
  lines: readonly OrderLine[]
  /** 种 of all its lines. Absent, with the four below, where `lines` has all: they are counted. */
  line_count?: number | undefined
  /** Packs of all its lines without gifts. */
  goods_number?: number | undefined
  /** Packs of all its gifts. */
  gift_number?: number | undefined
  /** How many of all its lines are near-expiry stock. */
  near_expiry_count?: number | undefined
  /** The gifts of all its lines. */
  gifts?: readonly OrderLine[] | undefined
  /** Further lines are on their way. */
  loading?: boolean | undefined
  /** Why further lines did not come. */
  failure?: string | undefined
  /** What leads from the lines to what this order costs; absent where it is shown elsewhere. */
  amounts?: OrderAmountsData | undefined
  /** What this order costs, in the line to which it folds; absent where it may not be seen. */
  total?: string | undefined
}
