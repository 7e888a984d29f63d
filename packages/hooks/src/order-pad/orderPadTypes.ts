import type { OtherUnit, PackNumberFault } from '@yaoji/domain'
import type { AddableGoods } from '../useAddToCart'
import type { AdjustedNumber } from '../useQuantity'

/** The fields of a product that the pad reads, by the wire's names. */
export interface OrderPadGoods extends Readonly<AddableGoods> {
  readonly id: number
  /** Price without any tier, a decimal string in yuan; absent where the buyer may not see prices. */
  readonly base_price?: string | undefined
  readonly ladder_price?: readonly { readonly number: number; readonly price: string }[] | undefined
  /** 1: a tier's price applies up to its number; any other: from its number on. */
  readonly ladder_price_type: number
}

/** A product with the number that its row begins with. */
export interface OrderPadItem<Goods extends OrderPadGoods = OrderPadGoods> {
  /** Another one in each row of a list. */
  readonly key: string
  readonly goods: Goods
  /** A number is a suggestion: the nearest one that can be bought. A text is what somebody wrote: read as it was typed. */
  readonly start: number | string
  /** Packs that the button of the row adds while its field is empty. */
  readonly suggested?: number | undefined
}

/** What a row says of its number. */
export type OrderPadMessage =
  | { readonly kind: 'number'; readonly fault: PackNumberFault }
  | { readonly kind: 'unit'; readonly other: OtherUnit; readonly unit: string }
  | { readonly kind: 'adjusted'; readonly adjusted: AdjustedNumber }
  /** What the service says of the row. */
  | { readonly kind: 'service'; readonly text: string }

export interface OrderPadRow<Item extends OrderPadItem = OrderPadItem> {
  readonly item: Item
  /** What is in the field; empty: the row is not added. */
  readonly text: string
  /** What the button of the row adds; 0 where nothing can be added. */
  readonly packs: number
  readonly messages: readonly OrderPadMessage[]
  /** What became of the row when it was sent last; null until then, and after its number is changed. */
  readonly outcome: 'added' | 'adjusted' | 'refused' | null
  /** Packs of the product in the cart after that; null where it was not added. */
  readonly in_cart: number | null
}

/** What is sent: a product that can be bought, with a valid number. */
export interface OrderPadLine<Goods extends OrderPadGoods = OrderPadGoods> {
  readonly goods: Goods
  readonly number: number
}

/** The answer of a bulk call; `entry` is the index of the line. */
export interface OrderPadAnswer {
  readonly added: readonly { readonly entry: number; readonly number: number }[]
  readonly adjusted: readonly { readonly entry: number; readonly number: number; readonly message: string }[]
  readonly refused: readonly { readonly entry: number; readonly message: string }[]
}

/** How many rows had each outcome. Those that were added with another number are in both. */
export interface OrderPadCounts {
  readonly added: number
  readonly adjusted: number
  readonly refused: number
}
