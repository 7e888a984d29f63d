/** A short cart line, by the wire's names. */
export interface SideCartLine {
  id: number
  number: number
  price?: string | undefined
  combination: { name: string } | null
  goods: { id: number; name: string; ypgg: string; bzdw: string; goods_image: readonly { list: string }[] }
}

/** What the panel shows of the totals, by the wire's names. */
export interface SideCartTotal {
  selected_count: number
  payable_amount?: string | undefined
  action: { state: 'checkout' | 'empty' | 'login' | 'licence'; message: string }
}
