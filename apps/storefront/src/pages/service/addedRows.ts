import type { DataOf } from '@yaoji/api-client'
import type { cartAdd } from '@yaoji/api-client/contract/cart'
import { type GridProduct, type GridRow, isBlank, noteOfRow } from './gridRow'
import type { GridState } from './gridState'

export type AddOutcome = 'refused' | 'adjusted' | 'added'

/** What happened to one row. */
export interface AddedRow {
  readonly key: number
  readonly query: string
  /** Null for a row without a product. */
  readonly goods: GridProduct['goods'] | null
  /** The number in the grid, as it was typed. */
  readonly wanted: string
  /** The number in the cart after it; null when it was refused. */
  readonly number: number | null
  readonly outcome: AddOutcome
  readonly message: string
  /** The reason of a refusal. */
  readonly reason: string
}

/** A row that was sent. */
export interface SentRow {
  readonly row: GridRow
  readonly goods: GridProduct['goods']
  readonly number: number
}

/** What happened to each row that was sent: first those that need attention. */
export function addedRows(sent: readonly SentRow[], answer: DataOf<typeof cartAdd>): AddedRow[] {
  const rowOf = (
    outcome: AddOutcome,
    entry: { entry: number; number?: number; message?: string; reason?: string },
  ): AddedRow[] => {
    const each = sent[entry.entry]
    if (!each) return []
    const { row, goods, number } = each
    return [
      {
        key: row.key,
        query: row.query,
        goods,
        wanted: String(number),
        number: entry.number ?? null,
        outcome,
        message: entry.message ?? '',
        reason: entry.reason ?? '',
      },
    ]
  }
  return [
    ...answer.refused.flatMap(entry => rowOf('refused', entry)),
    ...answer.adjusted.flatMap(entry => rowOf('adjusted', entry)),
    ...answer.added.flatMap(entry => rowOf('added', entry)),
  ]
}

/** The rows that the buyer filled in and that were not sent, with what each of them says of itself. */
export function leftRows({ rows, products }: GridState, sent: readonly SentRow[]): AddedRow[] {
  const keys = new Set(sent.map(({ row }) => row.key))
  const isFilled = (row: GridRow) => (row.regular ? row.number !== '' : !isBlank(row))
  return rows
    .filter(row => isFilled(row) && !keys.has(row.key))
    .map(row => {
      const product = row.goods_id === null ? undefined : products.get(row.goods_id)
      return {
        key: row.key,
        query: row.query,
        goods: product?.goods ?? null,
        wanted: row.number,
        number: null,
        outcome: 'refused',
        message: noteOfRow(row, product).text || '还没有选定商品',
        reason: product?.goods.buy_state ?? '',
      }
    })
}

export const OUTCOME_TEXTS: Readonly<Record<AddOutcome, string>> = {
  refused: '没有加入',
  adjusted: '有调整',
  added: '已加入',
}

/** The result in one sentence: `9 种已加入购物车（10 行），1 行有调整，2 行没有加入，还在清单中`. */
export function addedSummary(rows: readonly AddedRow[]): string {
  const count = (outcome: AddOutcome) => rows.filter(row => row.outcome === outcome).length
  const inCart = rows.filter(({ outcome }) => outcome !== 'refused')
  const ids = new Set(inCart.map(({ goods }) => goods?.id))
  const parts = [
    inCart.length > 0 && `${ids.size} 种已加入购物车${rowsText(ids.size, inCart.length)}`,
    count('adjusted') > 0 && `${count('adjusted')} 行有调整`,
    count('refused') > 0 && `${count('refused')} 行没有加入，还在清单中`,
  ]
  return parts.filter(Boolean).join('，')
}

/** The number of rows, where one product is in several: `（6 行）`. */
export function rowsText(products: number, rows: number): string {
  return products === rows ? '' : `（${rows} 行）`
}
