import type { BuyAction, BuyState } from '@yaoji/domain'
import type { CartReader, CartStoreLine } from '@yaoji/hooks'
import type { ManjianState } from '../manjian-hints/headless'

/** What a row shows of a cart line, by the wire's names. */
export interface CartTableLine extends CartStoreLine {
  raw_price?: string | undefined
  goods_manjian_id: number | null
  notices: readonly { kind: string; text: string }[]
  gift_data: { total: number; name: string } | null
  combination: {
    name: string
    list: readonly { goods_id: number; name: string; ypgg: string; number: number }[]
  } | null
  goods: CartStoreLine['goods'] & {
    id: number
    goods_price_id: number
    name: string
    ypgg: string
    sccj: string
    bzdw: string
    goods_image: readonly { list: string }[]
    min_qty: number
    step_qty: number
    max_qty: number | null
    near_expiry: number
    expiry_date: string | null
    buy_state: BuyState
  }
}

export interface CartTableTotal {
  activity_data: { manjians: { list: readonly ManjianState[] } }
}

/** Anything that holds the lines and tells when one changes: a cart store of `@yaoji/hooks`. */
export type CartTableSource = CartReader<CartTableLine, CartTableTotal>

export interface CartTableEvents {
  onNumber?: (id: number, number: number) => void
  /** Lines whose choice is to change. */
  onSelect?: (ids: number[], is_selected: 0 | 1) => void
  /** Lines to delete: ask the buyer first. Rows go when the source lets them go, now or later. */
  onDelete?: (ids: number[]) => void
}

/** Addresses. Give functions that stay the same between renders: a new one renders every row. */
export interface CartTableLinks {
  goodsHref: (line: CartTableLine) => string
  /** Where to find what can be bought instead. */
  similarHref?: (line: CartTableLine) => string | undefined
  /** Where the one next step of a line that waits for something leads: log in, renew a licence. */
  actionHref?: (action: BuyAction, line: CartTableLine) => string | undefined
}
