import { type GridAction, type GridState, NO_ENTRY, ORDER_GRID_ROWS } from './gridActions'
import { addGoods, addRows, addSaved, applyMatches, legal, merge, showRegular, textRow } from './gridChanges'
import { blankRow, isBlank, isFailed, NOT_ADJUSTED } from './gridRow'
import type { OrderGridRow } from './orderGridTypes'

/** A grid with rows that were kept, or an empty one. */
export function openGrid(rows: readonly OrderGridRow[]): GridState {
  const next = Math.max(NO_ENTRY, ...rows.map(({ key }) => key)) + 1
  return withEntryRow({ rows, entry: NO_ENTRY, products: new Map(), next, left_out: 0 })
}

export function changeGrid(state: GridState, action: GridAction): GridState {
  // Each entry takes the actions of its own type.
  const change = CHANGES[action.type] as (state: GridState, action: GridAction) => GridState
  return withEntryRow(change(state, action))
}

type Changes = {
  readonly [Type in GridAction['type']]: (
    state: GridState,
    action: Extract<GridAction, { type: Type }>,
  ) => GridState
}

const CHANGES: Changes = {
  type: (state, { key, query }) =>
    updateRow(state, key, row => ({
      ...blankRow(key),
      ...{ query, number: row.number, own_code: query === '' ? '' : row.own_code },
    })),
  number: (state, { key, number }) => updateRow(state, key, row => ({ ...row, number, ...NOT_ADJUSTED })),
  restore: (state, { row }) => updateRow(state, row.key, () => row),
  settle: (state, { key }) => updateRow(state, key, row => legal(row, state.products)),
  queue: (state, { key, takes }) =>
    updateRow(state, key, row =>
      isTyped(row) || (takes && isFailed(row)) ? { ...row, status: 'queued', takes } : row,
    ),
  queueAll: state =>
    updateRows(state, row => (isTyped(row) || isFailed(row) ? { ...row, status: 'queued' } : row)),
  retry: state => updateRows(state, row => (isFailed(row) ? { ...row, status: 'queued' } : row)),
  wait: (state, { keys }) => setStatus(state, keys, 'matching'),
  fail: (state, { keys, status }) => setStatus(state, keys, status),
  match: applyMatches,
  learn(state, { products: found }) {
    const products = merge(state.products, found)
    return { ...updateRows(state, row => legal(row, products)), products }
  },
  unknown(state, { goods_ids, status }) {
    const unknown = new Set(goods_ids.filter(id => !state.products.has(id)))
    const textOnly = { status, own: null, goods_id: null, doubt: 'none', choices: [], total: 0 } as const
    return updateRows(state, row =>
      row.goods_id !== null && unknown.has(row.goods_id) ? { ...row, ...textOnly } : row,
    )
  },
  take(state, { key, product }) {
    const { id } = product.goods
    const products = merge(state.products, [product])
    const taken = { status: 'one', own: null, goods_id: id, doubt: 'none', choices: [id], total: 1 } as const
    return { ...updateRow(state, key, row => legal({ ...row, ...taken }, products)), products }
  },
  choose: (state, { key, goods_id }) =>
    updateRow(state, key, row =>
      legal(
        { ...row, goods_id, doubt: 'none', own: goods_id === row.goods_id ? row.own : null },
        state.products,
      ),
    ),
  look: (state, { key }) => updateRow(state, key, row => ({ ...row, doubt: 'none' })),
  leave(state) {
    const entry = state.rows.find(({ key }) => key === state.entry)
    return entry && !isBlank(entry) ? { ...state, entry: NO_ENTRY } : state
  },
  lines: (state, { lines }) => addRows(state, lines.map(textRow)),
  goods: addGoods,
  saved: addSaved,
  regular: (state, { products }) => showRegular(state, products),
  added: (state, { keys }) => ({
    ...state,
    rows: state.rows.flatMap(row => {
      if (!keys.has(row.key)) return [row]
      return row.regular ? [{ ...row, number: '', ...NOT_ADJUSTED }] : []
    }),
  }),
  remove: (state, { key }) => ({ ...state, rows: state.rows.filter(row => row.key !== key) }),
  clear: state => ({
    ...state,
    rows: state.rows.filter(row => row.regular).map(row => ({ ...row, number: '', ...NOT_ADJUSTED })),
    left_out: 0,
  }),
}

const isTyped = ({ status, query }: OrderGridRow) => status === 'typed' && query.trim() !== ''

function updateRows(state: GridState, update: (row: OrderGridRow) => OrderGridRow): GridState {
  return { ...state, rows: state.rows.map(update) }
}

function updateRow(state: GridState, key: number, update: (row: OrderGridRow) => OrderGridRow): GridState {
  return updateRows(state, row => (row.key === key ? update(row) : row))
}

function setStatus(state: GridState, keys: readonly number[], status: OrderGridRow['status']): GridState {
  const set = new Set(keys)
  return updateRows(state, row => (set.has(row.key) ? { ...row, status } : row))
}

/** The first row is one to type in, unless the grid is full. */
function withEntryRow(state: GridState): GridState {
  const { rows, next, entry } = state
  if (rows[0]?.key === entry || rows.length >= ORDER_GRID_ROWS) return state
  return { ...state, rows: [blankRow(next), ...rows], next: next + 1, entry: next }
}
