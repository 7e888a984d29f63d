import type { NumberFault } from '../order-grid/gridRow'
import type { OrderGridGoods } from '../order-grid/orderGridTypes'
import type { AddableGoods } from '../useAddToCart'
import type { AdjustedNumber } from '../useQuantity'

/** The fields of a product that the matrix reads, by the wire's names. */
export interface StoreMatrixGoods
  extends Readonly<AddableGoods>,
    Pick<OrderGridGoods, 'id' | 'name' | 'base_price' | 'ladder_price' | 'ladder_price_type'> {
  /** The line of the product that is added. */
  readonly goods_price_id: number
}

/** What a cell says of its number. `service`: what the service said of it. */
export type StoreMatrixMessage =
  | NumberFault
  | { readonly kind: 'adjusted'; readonly adjusted: AdjustedNumber }
  | { readonly kind: 'service'; readonly text: string }

/** The number of a product for a store, as it was typed, or as it was corrected with the reason. */
export interface StoreMatrixCell {
  readonly text: string
  readonly message: StoreMatrixMessage | null
}

/** Packs of a product for the cart of a store, by the wire's names. */
export interface StoreMatrixEntry {
  readonly user_id: number
  readonly goods_id: number
  readonly goods_price_id: number
  readonly number: number
}

/** The sum of a row, a column, or of all cells. */
export interface StoreMatrixTotal {
  /** Number of products. */
  readonly kinds: number
  readonly packs: number
  /** Fen, by the prices of the products; null where one is hidden. */
  readonly amount: number | null
}

interface Answered {
  readonly entry: number
  readonly message: string
}

/** What became of the entries, by the wire's names. */
export interface StoreMatrixAnswer {
  readonly added: readonly { readonly entry: number }[]
  readonly adjusted: readonly Answered[]
  readonly refused: readonly Answered[]
  /** The stores of the buyer, with why one cannot order now. */
  readonly carts: readonly { readonly user_id: number; readonly name: string; readonly message: string }[]
}

/** What became of the numbers of one store. */
export interface StoreMatrixResult {
  readonly user_id: number
  readonly name: string
  readonly message: string
  readonly added: number
  readonly adjusted: number
  readonly refused: number
  /** The products whose number was changed or refused, with the reason. */
  readonly notes: readonly { readonly key: number; readonly name: string; readonly message: string }[]
}
