import type { DataOf } from '@yaoji/api-client'
import type { cartAdd } from '@yaoji/api-client/contract/cart'
import { type GridProduct, isFilled, isGuess, noteOfRow } from './gridRow'
import type { GridState } from './gridState'
import type { SentRow } from './gridSummary'

export type AddOutcome = 'refused' | 'adjusted' | 'added'

/** What happened to one row. */
export interface AddedRow {
  readonly key: number
  /** Number of the row in the grid, from 1. */
  readonly line: number
  readonly query: string
  /** Null for a row without a product. */
  readonly goods: GridProduct['goods'] | null
  /** The number in the grid, as it was typed. */
  readonly wanted: string
  /** Number of its product in the cart after all rows; null when no row of it was added. */
  readonly number: number | null
  /** The product is the first of several, and the buyer has not looked at the others. */
  readonly guessed: boolean
  readonly outcome: AddOutcome
  readonly message: string
  /** The reason of a refusal. */
  readonly reason: string
}

type Answer = DataOf<typeof cartAdd>

/** What happened to each row that was sent: first those that need attention. */
export function addedRows(sent: readonly SentRow[], answer: Answer): AddedRow[] {
  const numbers = numbersInCart(sent, answer)
  const rowOf = (
    outcome: AddOutcome,
    entry: { entry: number; message?: string; reason?: string },
  ): AddedRow[] => {
    const each = sent[entry.entry]
    if (!each) return []
    const { row, line, goods, number } = each
    const guessed = isGuess(row)
    const notes = [
      row.adjusted,
      entry.message ?? '',
      guessed ? `未确认的首选，另有 ${row.total - 1} 种` : '',
      sameProductText(linesOf(sent, goods.id), line),
    ]
    return [
      {
        key: row.key,
        line,
        query: row.query,
        goods,
        wanted: row.typed || String(number),
        number: numbers.get(goods.id) ?? null,
        outcome: outcome === 'added' && row.adjusted !== '' ? 'adjusted' : outcome,
        guessed,
        message: notes.filter(Boolean).join('；'),
        reason: entry.reason ?? '',
      },
    ]
  }
  const added = answer.added.flatMap(entry => rowOf('added', entry))
  return [
    ...answer.refused.flatMap(entry => rowOf('refused', entry)),
    ...answer.adjusted.flatMap(entry => rowOf('adjusted', entry)),
    ...added.filter(row => row.outcome === 'adjusted'),
    ...added.filter(row => row.outcome === 'added' && row.guessed),
    ...added.filter(row => row.outcome === 'added' && !row.guessed),
  ]
}

/** The number of each product in the cart, by its id: each entry says the number after it, so the last one is true. */
function numbersInCart(sent: readonly SentRow[], { added, adjusted }: Answer): Map<number, number> {
  const entries = [...added, ...adjusted].sort((one, other) => one.entry - other.entry)
  return new Map(
    entries.flatMap(({ entry, number }) => {
      const id = sent[entry]?.goods.id
      return id === undefined ? [] : [[id, number] as const]
    }),
  )
}

const linesOf = (sent: readonly SentRow[], id: number) =>
  sent.filter(({ goods }) => goods.id === id).map(({ line }) => line)

/** That other rows have the product of a row: `与第 5 行是同一商品`. Empty when none has. */
export function sameProductText(lines: readonly number[], line: number): string {
  const others = lines.filter(each => each !== line)
  return others.length === 0 ? '' : `与第 ${others.join('、')} 行是同一商品`
}

/** The rows that the buyer filled in and that were not sent, with what each of them says of itself. */
export function leftRows({ rows, products }: GridState, sent: readonly SentRow[]): AddedRow[] {
  const keys = new Set(sent.map(({ row }) => row.key))
  return rows.flatMap((row, at) => {
    if (!isFilled(row) || keys.has(row.key)) return []
    const product = row.goods_id === null ? undefined : products.get(row.goods_id)
    return [
      {
        key: row.key,
        line: at + 1,
        query: row.query,
        goods: product?.goods ?? null,
        wanted: row.number,
        number: null,
        outcome: 'refused',
        guessed: isGuess(row),
        message: noteOfRow(row, product).text || '还没有选定商品',
        reason: product?.goods.buy_state ?? '',
      },
    ]
  })
}

const OUTCOME_TEXTS: Readonly<Record<AddOutcome, string>> = {
  refused: '没有加入',
  adjusted: '有调整',
  added: '已加入',
}

/** The outcome of a row; a guess in the cart is not as certain as the others. */
export const outcomeText = ({ outcome, guessed }: AddedRow) =>
  guessed && outcome !== 'refused' ? `${OUTCOME_TEXTS[outcome]}（未确认）` : OUTCOME_TEXTS[outcome]

/** The result in one sentence: `9 种已加入购物车（10 行），1 行有调整，2 行没有加入，还在清单中`. */
export function addedSummary(rows: readonly AddedRow[]): string {
  const count = (outcome: AddOutcome) => rows.filter(row => row.outcome === outcome).length
  const inCart = rows.filter(({ outcome }) => outcome !== 'refused')
  const ids = new Set(inCart.map(({ goods }) => goods?.id))
  const guessed = inCart.filter(row => row.guessed).length
  const parts = [
    inCart.length > 0 && `${ids.size} 种已加入购物车${rowsText(ids.size, inCart.length)}`,
    guessed > 0 && `其中 ${guessed} 行是未确认的首选`,
    count('adjusted') > 0 && `${count('adjusted')} 行有调整`,
    count('refused') > 0 && `${count('refused')} 行没有加入，还在清单中`,
  ]
  return parts.filter(Boolean).join('，')
}

/** The number of rows, where one product is in several: `（6 行）`. */
export function rowsText(products: number, rows: number): string {
  return products === rows ? '' : `（${rows} 行）`
}
