import { blankRow, type GridRow, isFilled, isGuess } from './gridRow'

type KeptRow = Pick<GridRow, 'query' | 'number' | 'goods_id' | 'regular'> & Partial<Pick<GridRow, 'takes'>>

const keyOf = (buyer: number) => `yaoji.quick-buy.${buyer}`

/** Keeps the rows of a buyer in this tab through a reload. A guess is kept as its text, which is matched again. */
export function keepRows(buyer: number, rows: readonly GridRow[]): void {
  const kept = rows.filter(isFilled).map(toKept)
  try {
    if (kept.length === 0) sessionStorage.removeItem(keyOf(buyer))
    else sessionStorage.setItem(keyOf(buyer), JSON.stringify(kept))
  } catch {
    // The browser stores nothing: the rows are kept until the page is closed.
  }
}

/** The rows that were kept, without what only the service knows. */
export function readRows(buyer: number): GridRow[] {
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(keyOf(buyer)) ?? '[]')
    if (!Array.isArray(kept)) return []
    // Only `keepRows` writes this key.
    return (kept as KeptRow[]).map(toRow)
  } catch {
    return []
  }
}

function toKept(row: GridRow): KeptRow {
  const { query, number, goods_id, regular } = row
  return isGuess(row)
    ? { query, number, goods_id: null, regular, takes: true }
    : { query, number, goods_id, regular }
}

function toRow({ query, number, goods_id, regular, takes = false }: KeptRow): GridRow {
  const row = { ...blankRow(0), query, number, goods_id, regular, takes }
  if (goods_id !== null) return { ...row, status: 'one', choices: [goods_id], total: 1 }
  return query === '' ? row : { ...row, status: 'queued' }
}
