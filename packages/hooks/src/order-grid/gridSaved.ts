import { isFilled, isGuess } from './gridRow'
import type { OrderGridRow, OrderGridSavedLine } from './orderGridTypes'

/** The filled rows as lines to keep. A guess is kept as its text. */
export function savedLines(rows: readonly OrderGridRow[]): OrderGridSavedLine[] {
  return rows.filter(isFilled).map(row => ({
    query: row.query.trim(),
    own_code: row.own_code,
    number: row.number.trim(),
    goods_id: isGuess(row) ? null : row.goods_id,
  }))
}
