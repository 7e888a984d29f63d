import type { BuyAction, BuyState } from '@yaoji/domain'
import type { CartReader, CartStoreLine } from '@yaoji/hooks'
import type { ReactNode } from 'react'
import type { ManjianState } from '../manjian-hints'

/** What a row shows of a cart line, by the wire's names. */
export interface CartTableLine extends CartStoreLine {
  raw_price?: string | undefined
  goods_manjian_id: number | null
  /** Pinyin of the name by syllable, `a mo xi lin`; several readings of a character have a slash: `chong/zhong`. */
  name_pinyin?: string | undefined
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
    common_name?: string | undefined
    approval_no?: string | undefined
    code?: string | undefined
    barcode?: string | undefined
    /** Packs of a middle package; 0 or 1 without one. */
    mid_pack?: number | undefined
    /** `cold` and `frozen` are marked in the row. */
    storage?: string | undefined
    /** `ephedrine`: ephedrine-type goods, with rules of their own. */
    special_flag?: string | undefined
    buy_state: BuyState
  }
}

export interface CartTableTotal {
  activity_data: { manjians: { list: readonly ManjianState[] } }
}

/** Whatever holds the lines and reports changes: a cart store of `@yaoji/hooks`. */
export type CartTableSource = CartReader<CartTableLine, CartTableTotal>

export interface CartTableEvents {
  /** The number of packs of a line. */
  onNumber?: (id: number, number: number) => void
  /** Lines to select (1) or to deselect (0). */
  onSelect?: (ids: number[], is_selected: 0 | 1) => void
  /** Lines to delete: ask the buyer first. A row is there until the source removes its line, now or later. */
  onDelete?: (ids: number[]) => void
}

/** Addresses and actions. Give functions that stay the same between renders: a new one renders every row. */
export interface CartTableLinks {
  /** The page of the line's product. */
  goodsHref: (line: CartTableLine) => string
  /** What can be bought instead of a line. */
  similarHref?: (line: CartTableLine) => string | undefined
  /** The products that count for the line's full reduction. */
  reductionHref?: (line: CartTableLine) => string | undefined
  /** The next step of a line that cannot be bought yet: log in, renew a licence. */
  actionHref?: (action: BuyAction, line: CartTableLine) => string | undefined
  /** What else is offered for a line that cannot be bought, behind its reason: a button for a message. */
  renderAction?: (line: CartTableLine) => ReactNode
}
