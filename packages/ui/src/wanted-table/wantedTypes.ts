/** What the shop answered to a request, by the wire's names. */
export interface WantedReplyData {
  /** `YYYY-MM-DD HH:mm:ss`. */
  readonly time: string
  readonly text: string
  /** Unit price in yuan; null when it offers none. */
  readonly price: string | null
  /** Last day on which the price can be accepted, `YYYY-MM-DD`; null without one. */
  readonly valid_until: string | null
  /** When the price was accepted; null for another reply. */
  readonly accepted_at: string | null
  /** The product that the shop sells now; null when there is none. */
  readonly goods_id: number | null
}

/** A product that a buyer wants and the shop does not have, by the wire's names. */
export interface WantedRequest {
  readonly id: number
  readonly name: string
  readonly ypgg: string
  readonly sccj: string
  readonly approval_no: string
  readonly number: number
  /** Unit price in yuan; null when none is given. */
  readonly target_price: string | null
  /** `YYYY-MM-DD`; null without one. */
  readonly deadline: string | null
  readonly remark: string
  /** 10 waiting, 20 quoted, 25 accepted, 30 listed, 40 closed. */
  readonly status: 10 | 20 | 25 | 30 | 40
  readonly status_text: string
  /** `YYYY-MM-DD HH:mm:ss`. */
  readonly created_at: string
  /** The oldest first. */
  readonly replies: readonly WantedReplyData[]
}
