import { blankRow, type GridRow, isBlank } from './gridRow'

type KeptRow = Pick<GridRow, 'query' | 'number' | 'goods_id' | 'regular'>

const keyOf = (buyer: number) => `yaoji.quick-buy.${buyer}`

/** Keeps the rows of a buyer in this tab through a reload. A regular row counts when it has a number. */
export function keepRows(buyer: number, rows: readonly GridRow[]): void {
  const kept = rows
    .filter(row => (row.regular ? row.number !== '' : !isBlank(row)))
    .map(({ query, number, goods_id, regular }): KeptRow => ({ query, number, goods_id, regular }))
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

function toRow({ query, number, goods_id, regular }: KeptRow): GridRow {
  const row = { ...blankRow(0), query, number, goods_id, regular }
  if (goods_id !== null) return { ...row, status: 'one', choices: [goods_id], total: 1 }
  return query === '' ? row : { ...row, status: 'queued' }
}
