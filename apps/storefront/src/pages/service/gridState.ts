import type { PurchaseLine } from '@yaoji/domain'
import {
  blankRow,
  type Doubt,
  type GridMatch,
  type GridProduct,
  type GridRow,
  isBlank,
  NOT_ADJUSTED,
  withLegalNumber,
} from './gridRow'

/** The most rows: the service matches as many in one call. */
export const MOST_ROWS = 500

/** Rows to type in below the others. */
const BLANK_ROWS = 3

export interface GridState {
  readonly rows: readonly GridRow[]
  /** Products that rows have or can choose, by their ids. */
  readonly products: ReadonlyMap<number, GridProduct>
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
  readonly match: GridMatch
}

export type GridAction =
  | { readonly type: 'type'; readonly key: number; readonly query: string }
  | { readonly type: 'number'; readonly key: number; readonly number: string }
  /** The number is complete: it becomes a valid one. */
  | { readonly type: 'settle'; readonly key: number }
  /** The text is complete. With `takes` the row takes the first of several products: the buyer pressed Enter. */
  | { readonly type: 'queue'; readonly key: number; readonly takes: boolean }
  /** Every text that waits for the buyer is complete: the buyer adds all rows. */
  | { readonly type: 'queueAll' }
  | { readonly type: 'retry' }
  | { readonly type: 'wait'; readonly keys: readonly number[] }
  | { readonly type: 'fail'; readonly keys: readonly number[] }
  | {
      readonly type: 'match'
      readonly matches: readonly RowMatch[]
      readonly products: readonly GridProduct[]
    }
  | { readonly type: 'learn'; readonly products: readonly GridProduct[] }
  /** Products of kept rows are not known: no answer came, or the answer does not have them. Their rows have only a text. */
  | { readonly type: 'unknown'; readonly goods_ids: readonly number[]; readonly status: 'failed' | 'none' }
  /** The buyer took a product of the list below the cell. */
  | { readonly type: 'take'; readonly key: number; readonly product: GridProduct }
  | { readonly type: 'choose'; readonly key: number; readonly goods_id: number }
  /** The buyer has looked at the other products of a row, and keeps the one that it took. */
  | { readonly type: 'look'; readonly key: number }
  /** The page asks about the products of these rows before it adds them. */
  | { readonly type: 'ask'; readonly keys: readonly number[] }
  /** The buyer goes back to the rows instead of answering. */
  | { readonly type: 'unask' }
  | { readonly type: 'lines'; readonly lines: readonly PurchaseLine[] }
  | {
      readonly type: 'goods'
      readonly lines: readonly GoodsLine[]
      readonly products: readonly GridProduct[]
    }
  | { readonly type: 'regular'; readonly products: readonly GridProduct[] }
  | { readonly type: 'added'; readonly keys: ReadonlySet<number> }
  | { readonly type: 'remove'; readonly key: number }
  | { readonly type: 'clear' }

/** A product with a number, such as a line of an earlier order. */
export interface GoodsLine {
  readonly goods_id: number
  readonly number: number
}

/** A grid with rows that were kept, or an empty one. */
export function openGrid(rows: readonly Omit<GridRow, 'key'>[]): GridState {
  const kept = rows.map((row, key) => ({ ...row, key }))
  return withBlankRows({ rows: kept, products: new Map(), next: kept.length, left_out: 0 })
}

export function changeGrid(state: GridState, action: GridAction): GridState {
  return withBlankRows(change(state, action))
}

function change(state: GridState, action: GridAction): GridState {
  switch (action.type) {
    case 'type':
      return updateRow(state, action.key, row => ({
        ...blankRow(row.key),
        query: action.query,
        number: row.number,
      }))
    case 'number':
      return updateRow(state, action.key, row => ({ ...row, number: action.number, ...NOT_ADJUSTED }))
    case 'settle':
      return updateRow(state, action.key, row => legal(row, state.products))
    case 'queue':
      return updateRow(state, action.key, row =>
        row.status === 'typed' && row.query.trim() !== ''
          ? { ...row, status: 'queued', takes: action.takes }
          : row,
      )
    case 'queueAll':
      return {
        ...state,
        rows: state.rows.map(row =>
          row.status === 'typed' && row.query.trim() !== '' ? { ...row, status: 'queued' } : row,
        ),
      }
    case 'retry':
      return {
        ...state,
        rows: state.rows.map(row => (row.status === 'failed' ? { ...row, status: 'queued' } : row)),
      }
    case 'wait':
      return setStatus(state, action.keys, 'matching')
    case 'fail':
      return setStatus(state, action.keys, 'failed')
    case 'match':
      return takeMatches(state, action)
    case 'learn': {
      const products = merge(state.products, action.products)
      return { ...state, products, rows: state.rows.map(row => legal(row, products)) }
    }
    case 'unknown': {
      const unknown = new Set(action.goods_ids.filter(id => !state.products.has(id)))
      const textOnly = {
        status: action.status,
        goods_id: null,
        doubt: 'none',
        choices: [],
        total: 0,
      } as const
      return {
        ...state,
        rows: state.rows.map(row =>
          row.goods_id !== null && unknown.has(row.goods_id) ? { ...row, ...textOnly } : row,
        ),
      }
    }
    case 'take': {
      const { goods } = action.product
      const products = merge(state.products, [action.product])
      const taken = {
        status: 'one',
        goods_id: goods.id,
        doubt: 'none',
        choices: [goods.id],
        total: 1,
      } as const
      return { ...updateRow(state, action.key, row => legal({ ...row, ...taken }, products)), products }
    }
    case 'choose':
      return updateRow(state, action.key, row =>
        legal({ ...row, goods_id: action.goods_id, doubt: 'none' }, state.products),
      )
    case 'look':
      return updateRow(state, action.key, row => ({ ...row, doubt: 'none' }))
    case 'ask': {
      const asked = new Set(action.keys)
      return setDoubt(state, row => (row.doubt === 'unseen' && asked.has(row.key) ? 'asked' : row.doubt))
    }
    case 'unask':
      return setDoubt(state, row => (row.doubt === 'asked' ? 'unseen' : row.doubt))
    case 'lines':
      return addRows(
        state,
        action.lines.map(({ query, number }) => ({
          query: query.slice(0, 120),
          number,
          status: query === '' ? 'typed' : 'queued',
        })),
      )
    case 'goods':
      return addGoods(state, action)
    case 'regular':
      return showRegular(state, action.products)
    case 'added':
      return {
        ...state,
        rows: state.rows.flatMap(row => {
          // The question was answered: about a row that stays, the page asks again.
          if (!action.keys.has(row.key)) return [row.doubt === 'asked' ? { ...row, doubt: 'unseen' } : row]
          return row.regular ? [{ ...row, number: '', ...NOT_ADJUSTED }] : []
        }),
      }
    case 'remove':
      return { ...state, rows: state.rows.filter(({ key }) => key !== action.key) }
    case 'clear':
      return {
        ...state,
        rows: state.rows.filter(row => row.regular).map(row => ({ ...row, number: '', ...NOT_ADJUSTED })),
        left_out: 0,
      }
  }
}

type Products = ReadonlyMap<number, GridProduct>

function legal(row: GridRow, products: Products): GridRow {
  const goods = row.goods_id === null ? undefined : products.get(row.goods_id)?.goods
  return row.number === '' ? row : withLegalNumber(row, goods)
}

function updateRow(state: GridState, key: number, update: (row: GridRow) => GridRow): GridState {
  return { ...state, rows: state.rows.map(row => (row.key === key ? update(row) : row)) }
}

function setStatus(state: GridState, keys: readonly number[], status: GridRow['status']): GridState {
  const set = new Set(keys)
  return { ...state, rows: state.rows.map(row => (set.has(row.key) ? { ...row, status } : row)) }
}

function setDoubt(state: GridState, doubtOf: (row: GridRow) => Doubt): GridState {
  return {
    ...state,
    rows: state.rows.map(row => {
      const doubt = doubtOf(row)
      return doubt === row.doubt ? row : { ...row, doubt }
    }),
  }
}

function takeMatches(
  state: GridState,
  { matches, products: found }: Extract<GridAction, { type: 'match' }>,
): GridState {
  const products = merge(state.products, found)
  const byKey = new Map(matches.map(each => [each.key, each]))
  const rows = state.rows.map(row => {
    const each = byKey.get(row.key)
    // The buyer has typed something else since, or has chosen.
    if (!each || each.query !== row.query || row.goods_id !== null) return row
    const { state: status, goods_ids, total } = each.match
    const takes = status === 'one' || (status === 'several' && row.takes)
    const goods_id = takes ? (goods_ids[0] ?? null) : null
    const doubt = status === 'several' && goods_id !== null ? 'unseen' : 'none'
    return legal({ ...row, status, goods_id, doubt, choices: goods_ids, total }, products)
  })
  return { ...state, rows, products }
}

function addGoods(
  state: GridState,
  { lines, products: found }: Extract<GridAction, { type: 'goods' }>,
): GridState {
  const products = merge(state.products, found)
  const rows = lines.flatMap(({ goods_id, number }) => {
    const product = products.get(goods_id)
    if (!product) return []
    return [legal({ ...productRow(product), number: String(number) }, products)]
  })
  return addRows({ ...state, products }, rows)
}

function productRow({ goods }: GridProduct): GridRow {
  return {
    ...blankRow(0),
    query: goods.code,
    status: 'one',
    goods_id: goods.id,
    choices: [goods.id],
    total: 1,
  }
}

/** The products that the buyer buys often, first; those with a number stay as they are. */
function showRegular(state: GridState, found: readonly GridProduct[]): GridState {
  const products = merge(state.products, found)
  const kept = state.rows.filter(row => !row.regular || row.number !== '')
  const present = new Set(kept.filter(row => row.regular).map(({ goods_id }) => goods_id))
  // A row that was there keeps its key, and with it the focus.
  const before = new Map(state.rows.filter(row => row.regular).map(row => [row.goods_id, row]))
  const added = found
    .filter(({ goods }) => !present.has(goods.id))
    .slice(0, Math.max(0, MOST_ROWS - kept.length))
    .map(
      (product, at) =>
        before.get(product.goods.id) ?? { ...productRow(product), regular: true, key: state.next + at },
    )
  const regular = kept.filter(row => row.regular)
  const own = kept.filter(row => !row.regular)
  return { ...state, products, rows: [...regular, ...added, ...own], next: state.next + added.length }
}

/** Rows after those with content, as many as there is room for. */
function addRows(state: GridState, rows: readonly Partial<GridRow>[]): GridState {
  const filled = state.rows.filter(row => !isBlank(row))
  const room = Math.max(0, MOST_ROWS - filled.length)
  const added = rows.slice(0, room).map((row, at) => ({ ...blankRow(0), ...row, key: state.next + at }))
  return {
    ...state,
    rows: [...filled, ...added],
    next: state.next + added.length,
    left_out: Math.max(0, rows.length - room),
  }
}

/** Below the rows there is always one to type in, unless the grid is full. */
function withBlankRows(state: GridState): GridState {
  const { rows, next } = state
  const last = rows.at(-1)
  if (last && isBlank(last)) return state
  const missing = Math.min(BLANK_ROWS, MOST_ROWS - rows.length)
  const blank = Array.from({ length: Math.max(0, missing) }, (_, at) => blankRow(next + at))
  return { ...state, rows: [...rows, ...blank], next: next + blank.length }
}

function merge(products: Products, found: readonly GridProduct[]): Products {
  return new Map([...products, ...found.map(product => [product.goods.id, product] as const)])
}
