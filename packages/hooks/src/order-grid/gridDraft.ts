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
  Partial<Pick<OrderGridRow, 'takes' | 'key' | 'own_code' | 'own'>>

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
  const { key, query, number, goods_id, regular, own_code, own } = row
  const code = own_code === '' ? {} : { own_code }
  return isGuess(row)
    ? { key, query, number, goods_id: null, regular, takes: true, ...code }
    : { key, query, number, goods_id, regular, ...code, ...(own && goods_id !== null ? { own } : {}) }
}

function toRow(kept: KeptRow, at: number): OrderGridRow {
  const { key, query, number, goods_id, regular, takes = false, own_code = '', own = null } = kept
  const row = { ...blankRow(key ?? at), query, number, goods_id, regular, takes, own_code, own }
  if (goods_id !== null) return { ...row, status: 'one', choices: [goods_id], total: 1 }
  return query === '' ? row : { ...row, status: 'queued' }
}
