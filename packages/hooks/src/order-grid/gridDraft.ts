import { blankRow, isFilled, isGuess } from './gridRow'
import type { OrderGridRow } from './orderGridTypes'

/** Where rows are kept through a reload. */
export interface OrderGridDraft {
  /** Names the buyer, and what is bought. */
  readonly key: string
  /** Looked up when it is needed: a browser may refuse it, and a server has none. */
  readonly storage: () => Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>
}

type KeptRow = Pick<OrderGridRow, 'query' | 'number' | 'goods_id' | 'regular'> &
  Partial<Pick<OrderGridRow, 'takes'>>

/** Keeps the rows. A guess is kept as its text, which is matched again. */
export function keepRows({ key, storage }: OrderGridDraft, rows: readonly OrderGridRow[]): void {
  const kept = rows.filter(isFilled).map(toKept)
  try {
    if (kept.length === 0) storage().removeItem(key)
    else storage().setItem(key, JSON.stringify(kept))
  } catch {
    // The browser stores nothing: the rows are kept until the page is closed.
  }
}

/** The rows that were kept, without what only the service knows. */
export function readRows({ key, storage }: OrderGridDraft): OrderGridRow[] {
  try {
    const kept: unknown = JSON.parse(storage().getItem(key) ?? '[]')
    if (!Array.isArray(kept)) return []
    // Only `keepRows` writes this key.
    return (kept as KeptRow[]).map(toRow)
  } catch {
    return []
  }
}

function toKept(row: OrderGridRow): KeptRow {
  const { query, number, goods_id, regular } = row
  return isGuess(row)
    ? { query, number, goods_id: null, regular, takes: true }
    : { query, number, goods_id, regular }
}

function toRow({ query, number, goods_id, regular, takes = false }: KeptRow): OrderGridRow {
  const row = { ...blankRow(0), query, number, goods_id, regular, takes }
  if (goods_id !== null) return { ...row, status: 'one', choices: [goods_id], total: 1 }
  return query === '' ? row : { ...row, status: 'queued' }
}
