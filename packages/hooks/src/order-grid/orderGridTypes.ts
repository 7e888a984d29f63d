import type { OtherUnit, PackNumberFault } from '@yaoji/domain'
import type { AddableGoods } from '../useAddToCart'
import type { AdjustedNumber } from '../useQuantity'

/** The fields of a product that the grid reads, by the wire's names. */
export interface OrderGridGoods extends Readonly<AddableGoods> {
  readonly id: number
  readonly code: string
  readonly name: string
  readonly ypgg: string
  readonly sccj: string
  /** Last day of use, `YYYY-MM-DD`; null where it is not known. */
  readonly expiry_date: string | null
  /** Decimal strings in yuan; absent where the buyer may not see prices. */
  readonly price?: string | undefined
  /** Price without any tier. */
  readonly base_price?: string | undefined
  readonly ladder_price?: readonly { readonly number: number; readonly price: string }[] | undefined
  /** 1: a tier's price applies up to its number; any other: from its number on. */
  readonly ladder_price_type: number
}

/** What the buyer bought of a product before. */
export interface OrderGridBought {
  /** Number of orders that contained it. */
  readonly times: number
  readonly last_number: number
  /** Decimal string in yuan; absent when the buyer may not see the current price. */
  readonly last_price?: string | undefined
  /** 1: the last purchase was near-expiry stock. */
  readonly last_near_expiry: 0 | 1
  /** Begins with the day: `2026-11-01 10:00:00`. */
  readonly last_at: string
}

/** A product with what the buyer bought of it; null when the buyer did not buy it before. */
export interface OrderGridProduct<Goods extends OrderGridGoods = OrderGridGoods> {
  readonly goods: Goods
  readonly bought: OrderGridBought | null
}

/** The products of one text. `none` names no product: the nearest are listed. */
export interface OrderGridMatch {
  readonly state: 'one' | 'several' | 'none'
  /** Products, best first; not always all of them. */
  readonly goods_ids: readonly number[]
  /** Number of products that the text names. */
  readonly total: number
  /** What the buyer's company keeps for the text or its own code; absent without one. */
  readonly own?: OrderGridOwn | undefined
}

/** `used`: the product that the company keeps is the first, and certain. `off_sale`: it is not sold any more. */
export interface OrderGridOwn {
  readonly state: 'used' | 'off_sale'
  /** Name and pack of the product. */
  readonly name: string
}

/** A text, or a code of the buyer's own system, with the product that the buyer chose or confirmed for it. */
export interface OrderGridCode {
  readonly text: string
  /** 1: a code of the buyer's own system. */
  readonly is_own: 0 | 1
  readonly goods_id: number
}

/** The answer for texts: a match for each of them in their order, and every product of the matches once. */
export interface OrderGridMatches<Goods extends OrderGridGoods = OrderGridGoods> {
  readonly matches: readonly OrderGridMatch[]
  readonly products: readonly OrderGridProduct<Goods>[]
}

/**
 * `typed`: the text waits for Enter, or for the buyer to leave it. `queued`: it waits for a call. `failed`: the call
 * failed. `offline`: it did not reach the service, and is made again when the network is back.
 */
export type OrderGridStatus = 'typed' | 'queued' | 'matching' | 'failed' | 'offline' | OrderGridMatch['state']

/**
 * What the buyer knows of a product that the row took by itself as the first of several. `unseen`: the buyer has not
 * confirmed it. `none`: it is certain, or confirmed.
 */
export type OrderGridDoubt = 'none' | 'unseen'

/** A row of the grid. */
export interface OrderGridRow {
  readonly key: number
  /** What was typed: it names the product. */
  readonly query: string
  /** The code of the buyer's own system beside the text; empty without one. */
  readonly own_code: string
  /** What the company keeps for the text or its own code; null without one, and once the buyer has chosen. */
  readonly own: OrderGridOwn | null
  /** The number of packs as it was typed. */
  readonly number: string
  /** Why the number is not the one that was typed; empty when it is. */
  readonly adjusted: readonly OrderGridMessage[]
  /** The number as it was typed where it was adjusted; empty otherwise. */
  readonly typed: string
  readonly status: OrderGridStatus
  /** Of several products the row takes the first. */
  readonly takes: boolean
  /** The product of the row; null while none is chosen. */
  readonly goods_id: number | null
  readonly doubt: OrderGridDoubt
  /** Products to choose from. */
  readonly choices: readonly number[]
  /** Number of products that the text names. */
  readonly total: number
  /** One of the products that the buyer buys often: it stays in the grid after it was added. */
  readonly regular: boolean
}

/**
 * What a row says of itself. `near`: no product has the text, but some are like it. `shortened_code`: the text is a
 * barcode that a spreadsheet shortened.
 */
export type OrderGridMessage =
  | { readonly kind: 'matching' | 'failed' | 'offline' | 'none' | 'near' | 'shortened_code' }
  | { readonly kind: 'enter_number' | 'enter_product' | 'no_product' | 'ready' }
  | { readonly kind: 'choose'; readonly total: number }
  /** The product that the company keeps for the text is not sold any more. */
  | { readonly kind: 'own_off_sale'; readonly name: string }
  | { readonly kind: 'buy_state'; readonly buy_state: OrderGridGoods['buy_state'] }
  | { readonly kind: 'number'; readonly fault: PackNumberFault }
  | { readonly kind: 'unit'; readonly other: OtherUnit; readonly unit: string }
  | { readonly kind: 'adjusted'; readonly adjusted: AdjustedNumber }
  /** Number of products beside the one that the row took. */
  | { readonly kind: 'guess' | 'others'; readonly others: number }
  /** Other rows have the same product: their numbers, from 1. */
  | { readonly kind: 'same_product'; readonly lines: readonly number[] }
  /** What the service says of an entry. */
  | { readonly kind: 'service'; readonly text: string }

/** `ready` rows can be added; `guess` asks the buyer to confirm the product. */
export interface OrderGridNote {
  readonly tone: 'ready' | 'quiet' | 'guess' | 'wait' | 'bad'
  readonly messages: readonly OrderGridMessage[]
}

/** A row that can be sent. */
export interface OrderGridReadyRow<Goods extends OrderGridGoods = OrderGridGoods> {
  readonly row: OrderGridRow
  /** Number of the row, from 1. */
  readonly line: number
  readonly goods: Goods
  readonly number: number
}

/** What became of the rows that were sent: each entry is in one of the lists, by its index. */
export interface OrderGridAnswer {
  /** `number`: packs of the product in the cart after the entry. */
  readonly added: readonly { readonly entry: number; readonly number: number }[]
  readonly adjusted: readonly { readonly entry: number; readonly number: number; readonly message: string }[]
  readonly refused: readonly { readonly entry: number; readonly reason: string; readonly message: string }[]
}

/** What happened to one row. */
export interface OrderGridResultRow<Goods extends OrderGridGoods = OrderGridGoods> {
  readonly key: number
  /** Number of the row in the grid, from 1. */
  readonly line: number
  readonly query: string
  /** Null for a row without a product. */
  readonly goods: Goods | null
  /** The number in the grid, as it was typed. */
  readonly wanted: string
  /** Number of its product in the cart after all rows; null when no row of it was added. */
  readonly number: number | null
  /** The product is the first of several and not confirmed: the row was not added. */
  readonly guessed: boolean
  readonly outcome: 'refused' | 'adjusted' | 'added'
  readonly messages: readonly OrderGridMessage[]
  /** The reason of a refusal: a buying state, or one of the service's own; empty otherwise. */
  readonly reason: string
}

/** A product with a number, such as a line of an earlier order. */
export interface OrderGridGoodsLine {
  readonly goods_id: number
  readonly number: number
}

/** A line that is kept apart from the grid: what was typed, and the product that is certain; null where none is. */
export interface OrderGridSavedLine {
  readonly query: string
  /** The code of the buyer's own system beside the text; empty without one. */
  readonly own_code: string
  readonly number: string
  readonly goods_id: number | null
}

/** What has happened, to be announced. */
export type OrderGridNews<Goods extends OrderGridGoods = OrderGridGoods> =
  | {
      readonly kind: 'matched_row'
      /** Number of the row among those with content, from 1. */
      readonly line: number
      /** The product that the row has; null for none. */
      readonly goods: Goods | null
      readonly note: OrderGridNote
      /** It has the product that the company keeps for its text. */
      readonly own: boolean
    }
  | {
      readonly kind: 'matched_rows'
      readonly rows: number
      readonly one: number
      readonly several: number
      readonly none: number
    }
  | { readonly kind: 'match_failed' | 'match_offline' | 'nothing_to_add' | 'nothing_open' }
  /** Adding waits for so many rows. */
  | { readonly kind: 'waiting'; readonly rows: number }
  | { readonly kind: 'goods_added'; readonly products: number }
  | { readonly kind: 'added'; readonly rows: readonly OrderGridResultRow<Goods>[] }
