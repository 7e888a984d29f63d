import { type OrderGridDraft, readRows } from './gridDraft'
import { isFilled, isGuess } from './gridRow'
import type { OrderGridRow, OrderGridSavedLine } from './orderGridTypes'

/** The lines of a grid that is not open, as its draft has them; empty without any. */
export const orderGridDraftLines = (draft: OrderGridDraft): OrderGridSavedLine[] =>
  savedLines(readRows(draft))

/** The filled rows as lines to keep. A guess is kept as its text. */
export function savedLines(rows: readonly OrderGridRow[]): OrderGridSavedLine[] {
  return rows.filter(isFilled).map(row => ({
    query: row.query.trim(),
    own_code: row.own_code,
    number: row.number.trim(),
    goods_id: isGuess(row) ? null : row.goods_id,
  }))
}
