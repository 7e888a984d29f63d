import type { PurchaseLine } from '@yaoji/domain'
import type {
  OrderGridGoodsLine,
  OrderGridMatch,
  OrderGridProduct,
  OrderGridRow,
  OrderGridSavedLine,
} from './orderGridTypes'

/** The most rows: as many texts as one call matches. */
export const ORDER_GRID_ROWS = 500

/** The longest text of a row. */
export const MOST_LETTERS = 120

/** No row has this key. */
export const NO_ENTRY = -1

export interface GridState {
  /** In the order of the sheet: the row to type in, those that were added, the newest first, the regular products. */
  readonly rows: readonly OrderGridRow[]
  /** Key of the row to type in; of no row where the grid is full. */
  readonly entry: number
  /** Products that rows have or can choose, by their ids. */
  readonly products: ReadonlyMap<number, OrderGridProduct>
  /** Key of the next row. */
  readonly next: number
  /** Lines of the last paste or file that were left out, because the grid is full. */
  readonly left_out: number
}

/** The answer for one row. */
export interface RowMatch {
  readonly key: number
  /** The text that was matched: the row may have another one by now. */
  readonly query: string
  readonly match: OrderGridMatch
}

/** What the buyer does in rows. */
export type OrderGridAction =
  | { readonly type: 'type'; readonly key: number; readonly query: string }
  | { readonly type: 'number'; readonly key: number; readonly number: string }
  /** The row is again what it was before the buyer typed in it. */
  | { readonly type: 'restore'; readonly row: OrderGridRow }
  /** The number is complete: it becomes a valid one. */
  | { readonly type: 'settle'; readonly key: number }
  /** The text is complete. With `takes` the buyer pressed Enter: the row takes the first of several products, and is matched again after a failure. */
  | { readonly type: 'queue'; readonly key: number; readonly takes: boolean }
  /** The buyer took a product of the list below the cell. */
  | { readonly type: 'take'; readonly key: number; readonly product: OrderGridProduct }
  | { readonly type: 'choose'; readonly key: number; readonly goods_id: number }
  /** The row to type in is complete: it becomes the newest of the others, below an empty one. */
  | { readonly type: 'leave' }
  /** The buyer has looked at the other products of a row, and keeps the one that it took. */
  | { readonly type: 'look'; readonly key: number }
  | { readonly type: 'remove'; readonly key: number }

export type GridAction =
  | OrderGridAction
  /** Every text that waits for the buyer is complete, and a failed one is matched again: the buyer adds all rows. */
  | { readonly type: 'queueAll' }
  | { readonly type: 'retry' }
  | { readonly type: 'wait'; readonly keys: readonly number[] }
  | { readonly type: 'fail'; readonly keys: readonly number[]; readonly status: 'failed' | 'offline' }
  | {
      readonly type: 'match'
      readonly matches: readonly RowMatch[]
      readonly products: readonly OrderGridProduct[]
    }
  | { readonly type: 'learn'; readonly products: readonly OrderGridProduct[] }
  /** Products of kept rows are not known: no answer came, or the answer does not have them. Their rows have only a text. */
  | {
      readonly type: 'unknown'
      readonly goods_ids: readonly number[]
      readonly status: 'failed' | 'offline' | 'none'
    }
  | { readonly type: 'lines'; readonly lines: readonly PurchaseLine[] }
  | {
      readonly type: 'goods'
      readonly lines: readonly OrderGridGoodsLine[]
      readonly products: readonly OrderGridProduct[]
    }
  | {
      readonly type: 'saved'
      readonly lines: readonly OrderGridSavedLine[]
      readonly products: readonly OrderGridProduct[]
    }
  | { readonly type: 'regular'; readonly products: readonly OrderGridProduct[] }
  | { readonly type: 'added'; readonly keys: ReadonlySet<number> }
  | { readonly type: 'clear' }
