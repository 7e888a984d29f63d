/** A short cart line, by the wire's names. */
export interface SideCartLine {
  id: number
  number: number
  price?: string | undefined
  combination: { name: string } | null
  /** Why the last number was not taken; empty when it was. */
  error?: string | undefined
  goods: {
    id: number
    name: string
    ypgg: string
    bzdw: string
    goods_image: readonly { list: string }[]
    /** The stock, and which numbers can be ordered. */
    number: number
    min_qty: number
    step_qty: number
    max_qty: number | null
  }
}

/** What the panel shows of the totals, by the wire's names. */
export interface SideCartTotal {
  selected_count: number
  /** Of the selected lines at their prices, before full reductions. */
  goods_amount?: string | undefined
  /** By lower prices, promotions and full reductions: the first two are in the prices of the lines. */
  saved_amount?: string | undefined
  payable_amount?: string | undefined
  shipping_data?: { shipping_amount: string } | undefined
  action: { state: 'checkout' | 'empty' | 'login' | 'licence'; message: string }
}
