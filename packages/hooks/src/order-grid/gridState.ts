import { type GridAction, type GridState, MOST_LETTERS, ORDER_GRID_ROWS } from './gridActions'
import { addGoods, addRows, applyMatches, legal, merge, showRegular } from './gridChanges'
import { blankRow, isBlank, NOT_ADJUSTED } from './gridRow'
import type { OrderGridDoubt, OrderGridRow } from './orderGridTypes'

/** Rows to type in below the others. */
const BLANK_ROWS = 3

/** A grid with rows that were kept, or an empty one. */
export function openGrid(rows: readonly Omit<OrderGridRow, 'key'>[]): GridState {
  const kept = rows.map((row, key) => ({ ...row, key }))
  return withBlankRows({ rows: kept, products: new Map(), next: kept.length, left_out: 0 })
}

export function changeGrid(state: GridState, action: GridAction): GridState {
  // Each entry takes the actions of its own type.
  const change = CHANGES[action.type] as (state: GridState, action: GridAction) => GridState
  return withBlankRows(change(state, action))
}

type Changes = {
  readonly [Type in GridAction['type']]: (
    state: GridState,
    action: Extract<GridAction, { type: Type }>,
  ) => GridState
}

const CHANGES: Changes = {
  type: (state, { key, query }) =>
    updateRow(state, key, row => ({ ...blankRow(key), query, number: row.number })),
  number: (state, { key, number }) => updateRow(state, key, row => ({ ...row, number, ...NOT_ADJUSTED })),
  settle: (state, { key }) => updateRow(state, key, row => legal(row, state.products)),
  queue: (state, { key, takes }) =>
    updateRow(state, key, row => (isTyped(row) ? { ...row, status: 'queued', takes } : row)),
  queueAll: state => updateRows(state, row => (isTyped(row) ? { ...row, status: 'queued' } : row)),
  retry: state => updateRows(state, row => (row.status === 'failed' ? { ...row, status: 'queued' } : row)),
  wait: (state, { keys }) => setStatus(state, keys, 'matching'),
  fail: (state, { keys }) => setStatus(state, keys, 'failed'),
  match: applyMatches,
  learn(state, { products: found }) {
    const products = merge(state.products, found)
    return { ...updateRows(state, row => legal(row, products)), products }
  },
  unknown(state, { goods_ids, status }) {
    const unknown = new Set(goods_ids.filter(id => !state.products.has(id)))
    const textOnly = { status, goods_id: null, doubt: 'none', choices: [], total: 0 } as const
    return updateRows(state, row =>
      row.goods_id !== null && unknown.has(row.goods_id) ? { ...row, ...textOnly } : row,
    )
  },
  take(state, { key, product }) {
    const { id } = product.goods
    const products = merge(state.products, [product])
    const taken = { status: 'one', goods_id: id, doubt: 'none', choices: [id], total: 1 } as const
    return { ...updateRow(state, key, row => legal({ ...row, ...taken }, products)), products }
  },
  choose: (state, { key, goods_id }) =>
    updateRow(state, key, row => legal({ ...row, goods_id, doubt: 'none' }, state.products)),
  look: (state, { key }) => updateRow(state, key, row => ({ ...row, doubt: 'none' })),
  ask(state, { keys }) {
    const asked = new Set(keys)
    return setDoubt(state, row => (row.doubt === 'unseen' && asked.has(row.key) ? 'asked' : row.doubt))
  },
  unask: state => setDoubt(state, row => (row.doubt === 'asked' ? 'unseen' : row.doubt)),
  lines: (state, { lines }) =>
    addRows(
      state,
      lines.map(({ query, number }) => ({
        query: query.slice(0, MOST_LETTERS),
        number,
        status: query === '' ? 'typed' : 'queued',
      })),
    ),
  goods: addGoods,
  regular: (state, { products }) => showRegular(state, products),
  added: (state, { keys }) => ({
    ...state,
    rows: state.rows.flatMap(row => {
      // The question was answered: about a row that stays, the grid asks again.
      if (!keys.has(row.key)) return [row.doubt === 'asked' ? { ...row, doubt: 'unseen' } : row]
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

function setDoubt(state: GridState, doubtOf: (row: OrderGridRow) => OrderGridDoubt): GridState {
  return updateRows(state, row => {
    const doubt = doubtOf(row)
    return doubt === row.doubt ? row : { ...row, doubt }
  })
}

/** Below the rows there is always one to type in, unless the grid is full. */
function withBlankRows(state: GridState): GridState {
  const { rows, next } = state
  const last = rows.at(-1)
  if (last && isBlank(last)) return state
  const missing = Math.min(BLANK_ROWS, ORDER_GRID_ROWS - rows.length)
  const blank = Array.from({ length: Math.max(0, missing) }, (_, at) => blankRow(next + at))
  return { ...state, rows: [...rows, ...blank], next: next + blank.length }
}
