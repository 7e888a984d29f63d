import type { PurchaseLine } from '@yaoji/domain'
import { type GridAction, type GridState, MOST_LETTERS, NO_ENTRY, ORDER_GRID_ROWS } from './gridActions'
import { blankRow, isBlank, withLegalNumber } from './gridRow'
import type { OrderGridProduct, OrderGridRow } from './orderGridTypes'

type Products = ReadonlyMap<number, OrderGridProduct>

/** The row with a valid number, where its product is known. */
export function legal(row: OrderGridRow, products: Products): OrderGridRow {
  const goods = row.goods_id === null ? undefined : products.get(row.goods_id)?.goods
  return row.number === '' ? row : withLegalNumber(row, goods)
}

export function applyMatches(
  state: GridState,
  { matches, products: found }: Extract<GridAction, { type: 'match' }>,
): GridState {
  const products = merge(state.products, found)
  const byKey = new Map(matches.map(each => [each.key, each]))
  const rows = state.rows.map(row => {
    const each = byKey.get(row.key)
    // The buyer has typed something else since, or has chosen.
    if (!each || each.query !== row.query || row.goods_id !== null) return row
    const { state: status, goods_ids, total, own = null } = each.match
    const takes = status === 'one' || (status === 'several' && row.takes)
    const goods_id = takes ? (goods_ids[0] ?? null) : null
    const doubt = status === 'several' && goods_id !== null ? 'unseen' : 'none'
    return legal({ ...row, status, goods_id, own, doubt, choices: goods_ids, total }, products)
  })
  return { ...state, rows, products }
}

export function addGoods(
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

/** Lines that were kept apart from the grid. One without a product is a text; of one that is gone no other is taken. */
export function addSaved(
  state: GridState,
  { lines, products: found }: Extract<GridAction, { type: 'saved' }>,
): GridState {
  const products = merge(state.products, found)
  const rows = lines.map(line => {
    const product = line.goods_id === null ? undefined : products.get(line.goods_id)
    if (!product) return { ...textRow(line), ...(line.goods_id !== null && { status: 'none' as const }) }
    const { query, own_code, number } = line
    const row = productRow(product)
    return legal({ ...row, query: query || row.query, own_code, number }, products)
  })
  return addRows({ ...state, products }, rows)
}

/** A row whose text is to be matched. */
export function textRow({ query, number, own_code = '' }: PurchaseLine): Partial<OrderGridRow> {
  return {
    own_code: own_code.slice(0, MOST_LETTERS),
    query: query.slice(0, MOST_LETTERS),
    number,
    status: query === '' ? 'typed' : 'queued',
  }
}

function productRow({ goods }: OrderGridProduct): OrderGridRow {
  return {
    ...blankRow(0),
    query: goods.code,
    status: 'one',
    goods_id: goods.id,
    choices: [goods.id],
    total: 1,
  }
}

/** The products that the buyer buys often, last; those with a number stay as they are. */
export function showRegular(state: GridState, found: readonly OrderGridProduct[]): GridState {
  const products = merge(state.products, found)
  const kept = state.rows.filter(row => !row.regular || row.number !== '')
  const present = new Set(kept.filter(row => row.regular).map(({ goods_id }) => goods_id))
  // A row that was there keeps its key, and with it the focus.
  const before = new Map(state.rows.filter(row => row.regular).map(row => [row.goods_id, row]))
  const added = found
    .filter(({ goods }) => !present.has(goods.id))
    .slice(0, Math.max(0, ORDER_GRID_ROWS - kept.length))
    .map(
      (product, at) =>
        before.get(product.goods.id) ?? { ...productRow(product), regular: true, key: state.next + at },
    )
  const regular = kept.filter(row => row.regular)
  const own = kept.filter(row => !row.regular)
  return { ...state, products, rows: [...own, ...regular, ...added], next: state.next + added.length }
}

/** Rows before those with content, as many as there is room for. What was being typed is complete. */
export function addRows(state: GridState, rows: readonly Partial<OrderGridRow>[]): GridState {
  const filled = state.rows.filter(row => !isBlank(row))
  const room = Math.max(0, ORDER_GRID_ROWS - filled.length)
  const added = rows.slice(0, room).map((row, at) => ({ ...blankRow(0), ...row, key: state.next + at }))
  const [first] = state.rows
  const free = first?.key === state.entry && isBlank(first) && filled.length + added.length < ORDER_GRID_ROWS
  const others = [...added, ...filled]
  return {
    ...state,
    rows: first && free ? [first, ...others] : others,
    entry: free ? state.entry : NO_ENTRY,
    next: state.next + added.length,
    left_out: Math.max(0, rows.length - room),
  }
}

export function merge(products: Products, found: readonly OrderGridProduct[]): Products {
  return new Map([...products, ...found.map(product => [product.goods.id, product] as const)])
}
