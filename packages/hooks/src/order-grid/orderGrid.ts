import type { PurchaseLine, PurchaseRows, PurchaseSkip } from '@yaoji/domain'
import type { FocusEvent, KeyboardEvent, MouseEvent, RefObject } from 'react'
import type { OrderGridAction } from './gridActions'
import type { OrderGridDraft } from './gridDraft'
import type { SharedProduct } from './gridSummary'
import type {
  OrderGridAnswer,
  OrderGridCode,
  OrderGridGoods,
  OrderGridGoodsLine,
  OrderGridMatches,
  OrderGridNews,
  OrderGridProduct,
  OrderGridReadyRow,
  OrderGridResultRow,
  OrderGridRow,
  OrderGridSavedLine,
} from './orderGridTypes'
import type { OrderGridFilter } from './useOpenRows'

export interface UseOrderGridOptions<Goods extends OrderGridGoods = OrderGridGoods> {
  /** Finds the products of texts. After a failure their rows can be matched again. */
  readonly match: (
    queries: readonly string[],
    /** The own codes beside the texts, in their order; empty without one. */
    own_codes: readonly string[],
  ) => Promise<OrderGridMatches<Goods>>
  /** Products by their ids, as they are now; those that are not sold any more are left out. */
  readonly load: (goods_ids: readonly number[]) => Promise<readonly OrderGridProduct<Goods>[]>
  /** Products for a text that is being typed, best first. Default: those of `match`. */
  readonly suggest?: (text: string, signal: AbortSignal) => Promise<readonly OrderGridProduct<Goods>[]>
  /** Adds rows to the cart. After a failure, which the caller shows, the rows are as before. */
  readonly add: (rows: readonly OrderGridReadyRow<Goods>[]) => Promise<OrderGridAnswer>
  /**
   * Keeps what the buyer chose or confirmed for texts, and own codes of rows that were added; answers what is wrong with
   * those that were not kept, in words. After a failure they are given again with the next ones.
   */
  readonly learn?: (codes: readonly OrderGridCode[]) => Promise<readonly string[]>
  /** Products that the buyer buys often: they are last, and stay. The same array from render to render. */
  readonly regular?: readonly OrderGridProduct<Goods>[]
  /** Keeps the rows through a reload. Read once. */
  readonly draft?: OrderGridDraft
  /** The focus is in the row to type in when the grid opens. Default: false. */
  readonly focusOnOpen?: boolean
  /**
   * A table with more columns than product and number waits in `table` when it is pasted, for the buyer to look at how it is
   * read. Default: false, its lines are added at once.
   */
  readonly asksTables?: boolean
  /** Called with what became of the rows that were filled in. */
  readonly onResult?: (rows: readonly OrderGridResultRow<Goods>[]) => void
}

export interface OrderGrid<Goods extends OrderGridGoods = OrderGridGoods> {
  /** In the order of the sheet: the row to type in, those that were added, the newest first, the regular products. */
  readonly rows: readonly OrderGridRow[]
  /** Those that the filter leaves. */
  readonly shown: readonly OrderGridRow[]
  /** Key of the row to type in; of no row where the grid is full. */
  readonly entry: number
  /** Number of each row, from 1, by its key: in the order in which they were added. */
  readonly lines: ReadonlyMap<number, number>
  /** Products that rows have or can choose, by their ids. */
  readonly products: ReadonlyMap<number, OrderGridProduct<Goods>>
  /** Products that are in several rows, by their ids. */
  readonly shared: ReadonlyMap<number, SharedProduct>
  /** What would be added: products, their rows, and what they cost in fen. */
  readonly total: { readonly products: number; readonly rows: number; readonly amount: number }
  /** Rows to look at, by their keys: guesses to confirm, and what cannot be added as it is. */
  readonly open: Readonly<Record<'guess' | 'todo', readonly number[]>>
  readonly filter: OrderGridFilter
  /** Shows the rows of a filter, and goes to the first of them. Rows that are complete later stay shown. */
  readonly setFilter: (filter: OrderGridFilter) => void
  /** Some texts were not matched: the call failed. */
  readonly failed: boolean
  /** Some of them because there is no network: they are matched again when it is back. */
  readonly offline: boolean
  /** Lines of the last paste or file that were left out, because the grid is full. */
  readonly left_out: number
  /** Lines of the last paste that name no product. */
  readonly skipped: readonly PurchaseSkip[]
  /** A table that was pasted, and waits for the buyer to say how it is read; null without one. */
  readonly table: PurchaseRows | null
  /** Lets a table wait in `table`; undefined without `asksTables`. */
  readonly openTable: ((rows: PurchaseRows) => void) | undefined
  readonly closeTable: () => void
  /** Why codes were not kept, in words; empty after it was closed. */
  readonly learnProblems: readonly string[]
  readonly closeLearnProblems: () => void
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
  /** The products that a row can choose, in a list below it which has the focus; `row` is the key of its row. */
  readonly candidates: {
    readonly id: string
    readonly row: number | null
    readonly goods_ids: readonly number[]
    readonly listProps: {
      readonly role: 'listbox'
      readonly id: string
      readonly tabIndex: 0
      readonly 'aria-activedescendant': string | undefined
      readonly 'data-candidates': number
      readonly onKeyDown: (event: KeyboardEvent) => void
      readonly onBlur: (event: FocusEvent) => void
    }
    readonly optionProps: (index: number) => {
      readonly role: 'option'
      readonly id: string
      readonly 'aria-selected': boolean
      readonly onMouseDown: (event: MouseEvent) => void
      readonly onClick: () => void
    }
  }
  /** The ref and the handlers of the element around the rows. */
  readonly bodyProps: {
    readonly ref: RefObject<HTMLTableSectionElement | null>
    readonly onKeyDown: (event: KeyboardEvent) => void
    readonly onClick: (event: MouseEvent) => void
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
  /** Adds lines that were kept: those with a product have it, the texts of the others are matched. */
  readonly addSaved: (
    lines: readonly OrderGridSavedLine[],
    products: readonly OrderGridProduct<Goods>[],
  ) => void
  /** The filled rows, in the order of the sheet, to be kept. A product that is not certain is left out of its line. */
  readonly savedLines: () => OrderGridSavedLine[]
  /** Matches the failed rows again. */
  readonly retry: () => void
  /** Empties the grid; regular products stay, without their numbers. */
  readonly clear: () => void
  /** Adds the rows whose product is certain; the others stay. */
  readonly addAll: () => void
  readonly closeResult: () => void
  /** Moves the focus to an empty row to type in: what is in it is complete. */
  readonly focusBlankRow: () => void
  /**
   * The cell for the focus after rows were added, scrolled into view: that of the first to look at, else that of the row to
   * type in. A dialog that closes gives it the focus.
   */
  readonly firstAddedCell: () => HTMLElement | undefined
}
