import type { PurchaseLine, PurchaseSkip } from '@yaoji/domain'
import type { FocusEvent, KeyboardEvent, MouseEvent, RefObject } from 'react'
import type { OrderGridAction } from './gridActions'
import type { OrderGridDraft } from './gridDraft'
import type { SharedProduct } from './gridSummary'
import type {
  OrderGridAnswer,
  OrderGridGoods,
  OrderGridGoodsLine,
  OrderGridMatches,
  OrderGridNews,
  OrderGridProduct,
  OrderGridReadyRow,
  OrderGridResultRow,
  OrderGridRow,
} from './orderGridTypes'

export interface UseOrderGridOptions<Goods extends OrderGridGoods = OrderGridGoods> {
  /** Finds the products of texts. After a failure their rows can be matched again. */
  readonly match: (queries: readonly string[]) => Promise<OrderGridMatches<Goods>>
  /** Products by their ids, as they are now; those that are not sold any more are left out. */
  readonly load: (goods_ids: readonly number[]) => Promise<readonly OrderGridProduct<Goods>[]>
  /** Products for a text that is being typed, best first. Default: those of `match`. */
  readonly suggest?: (text: string, signal: AbortSignal) => Promise<readonly OrderGridProduct<Goods>[]>
  /** Adds rows to the cart. After a failure, which the caller shows, the rows are as before. */
  readonly add: (rows: readonly OrderGridReadyRow<Goods>[]) => Promise<OrderGridAnswer>
  /** Products that the buyer buys often: they are first, and stay. The same array from render to render. */
  readonly regular?: readonly OrderGridProduct<Goods>[]
  /** Keeps the rows through a reload. Read once. */
  readonly draft?: OrderGridDraft
  /** Called with what became of the rows that were filled in. */
  readonly onResult?: (rows: readonly OrderGridResultRow<Goods>[]) => void
}

export interface OrderGrid<Goods extends OrderGridGoods = OrderGridGoods> {
  readonly rows: readonly OrderGridRow[]
  /** Products that rows have or can choose, by their ids. */
  readonly products: ReadonlyMap<number, OrderGridProduct<Goods>>
  /** Products that are in several rows, by their ids. */
  readonly shared: ReadonlyMap<number, SharedProduct>
  /** What would be added without a question: products, their rows, and what they cost in fen. */
  readonly total: { readonly products: number; readonly rows: number; readonly amount: number }
  /** Rows to look at, by their keys: guesses to confirm, and what cannot be added as it is. */
  readonly open: Readonly<Record<'guess' | 'todo', readonly number[]>>
  /** Numbers of the rows about which the grid asks before it adds them, from 1; empty without a question. */
  readonly question: readonly number[]
  /** Some texts were not matched: the call failed. */
  readonly failed: boolean
  /** Lines of the last paste or file that were left out, because the grid is full. */
  readonly left_out: number
  /** Lines of the last paste that name no product. */
  readonly skipped: readonly PurchaseSkip[]
  /** What became of the rows that were added last; null after it was closed. */
  readonly result: readonly OrderGridResultRow<Goods>[] | null
  /** What has happened, to be announced; null before anything has. */
  readonly news: OrderGridNews<Goods> | null
  /** Rows are being added, or wait for it. */
  readonly busy: boolean
  /** Number of rows for which adding waits: they are being matched. */
  readonly pending: number
  /** The list below the cell in which the buyer types; `row` is the key of its row. */
  readonly list: {
    readonly id: string
    readonly row: number | null
    readonly products: readonly OrderGridProduct<Goods>[]
    /** Id of the option that the keyboard is on; undefined for none. */
    readonly active: string | undefined
    readonly listProps: { readonly role: 'listbox'; readonly id: string }
    readonly optionProps: (index: number) => {
      readonly role: 'option'
      readonly id: string
      readonly tabIndex: -1
      readonly 'aria-selected': boolean
      readonly onMouseDown: (event: MouseEvent) => void
      readonly onClick: () => void
    }
  }
  /** The ref and the handlers of the element around the rows. */
  readonly bodyProps: {
    readonly ref: RefObject<HTMLTableSectionElement | null>
    readonly onKeyDown: (event: KeyboardEvent) => void
    readonly onFocus: (event: FocusEvent) => void
    readonly onBlur: (event: FocusEvent) => void
    readonly onCompositionStart: () => void
    readonly onCompositionEnd: () => void
  }
  /** What the buyer does in a row. The same function from render to render. */
  readonly dispatch: (action: OrderGridAction) => void
  readonly addLines: (lines: readonly PurchaseLine[]) => void
  /** Loads products and adds them with their numbers. Rejects as `load` does. */
  readonly addGoods: (lines: readonly OrderGridGoodsLine[]) => Promise<void>
  /** Matches the failed rows again. */
  readonly retry: () => void
  /** Empties the grid; regular products stay, without their numbers. */
  readonly clear: () => void
  /** Adds all rows; asks first about guesses. */
  readonly addAll: () => void
  /** Answers the question: adds the rows that are certain. */
  readonly addSure: () => void
  /** Answers the question: nothing is added, the focus goes to the first guess. */
  readonly goBack: () => void
  readonly closeResult: () => void
  /** Moves the focus to what is to be done in a row. */
  readonly focusRow: (key: number) => void
  /** Moves the focus to the first empty row. */
  readonly focusBlankRow: () => void
  /** The cell of the first row that was added last, scrolled into view: a dialog that closes gives it the focus. */
  readonly firstAddedCell: () => HTMLElement | undefined
}
