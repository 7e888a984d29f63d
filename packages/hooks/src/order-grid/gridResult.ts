import type { GridState } from './gridActions'
import { linesOf } from './gridLines'
import { orderGridNote } from './gridNote'
import { isFilled, isGuess } from './gridRow'
import type {
  OrderGridAnswer,
  OrderGridMessage,
  OrderGridReadyRow,
  OrderGridResultRow,
} from './orderGridTypes'

/** What happened to each row that was sent: first those that need attention. */
export function addedRows(sent: readonly OrderGridReadyRow[], answer: OrderGridAnswer): OrderGridResultRow[] {
  const numbers = numbersInCart(sent, answer)
  const rowOf = (
    outcome: OrderGridResultRow['outcome'],
    entry: { entry: number; message?: string; reason?: string },
  ): OrderGridResultRow[] => {
    const each = sent[entry.entry]
    if (!each) return []
    const { row, line, goods, number } = each
    return [
      {
        key: row.key,
        line,
        query: row.query,
        goods,
        wanted: row.typed || String(number),
        number: numbers.get(goods.id) ?? null,
        outcome: outcome === 'added' && row.adjusted.length > 0 ? 'adjusted' : outcome,
        guessed: false,
        messages: messagesOf(each, entry.message ?? '', otherLines(sent, each)),
        reason: outcome === 'refused' ? (entry.reason ?? '') : '',
      },
    ]
  }
  const added = answer.added.flatMap(({ entry }) => rowOf('added', { entry }))
  return [
    ...answer.refused.flatMap(entry => rowOf('refused', entry)),
    ...answer.adjusted.flatMap(entry => rowOf('adjusted', entry)),
    ...added.filter(row => row.outcome === 'adjusted'),
    ...added.filter(row => row.outcome === 'added'),
  ]
}

function messagesOf(
  { row }: OrderGridReadyRow,
  text: string,
  lines: readonly number[],
): readonly OrderGridMessage[] {
  const messages: OrderGridMessage[] = [...row.adjusted]
  if (text !== '') messages.push({ kind: 'service', text })
  if (lines.length > 0) messages.push({ kind: 'same_product', lines })
  return messages
}

/** The number of each product in the cart, by its id: each entry says the number after it, so the last one is true. */
function numbersInCart(
  sent: readonly OrderGridReadyRow[],
  { added, adjusted }: OrderGridAnswer,
): Map<number, number> {
  const entries = [...added, ...adjusted].sort((one, other) => one.entry - other.entry)
  return new Map(
    entries.flatMap(({ entry, number }) => {
      const id = sent[entry]?.goods.id
      return id === undefined ? [] : [[id, number] as const]
    }),
  )
}

const otherLines = (sent: readonly OrderGridReadyRow[], { goods: { id }, line }: OrderGridReadyRow) =>
  sent.filter(({ goods }) => goods.id === id).flatMap(each => (each.line === line ? [] : each.line))

/** The rows that the buyer filled in and that were not sent, with what each of them says of itself. */
export function leftRows(state: GridState, sent: readonly OrderGridReadyRow[]): OrderGridResultRow[] {
  const { rows, products } = state
  const keys = new Set(sent.map(({ row }) => row.key))
  const lines = linesOf(state)
  return rows.flatMap(row => {
    if (!isFilled(row) || keys.has(row.key)) return []
    const product = row.goods_id === null ? undefined : products.get(row.goods_id)
    const { messages } = orderGridNote(row, product)
    return [
      {
        key: row.key,
        line: lines.get(row.key) ?? 0,
        query: row.query,
        goods: product?.goods ?? null,
        wanted: row.number,
        number: null,
        outcome: 'refused',
        guessed: isGuess(row),
        messages: messages.length > 0 ? messages : [{ kind: 'no_product' }],
        reason: product?.goods.buy_state ?? '',
      },
    ]
  })
}

/** How many rows had each outcome. */
export interface OrderGridCounts {
  /** Products in the cart. */
  readonly products: number
  /** Rows in the cart. */
  readonly rows: number
  readonly adjusted: number
  /** Rows that wait for the buyer to confirm their product. */
  readonly guessed: number
  readonly refused: number
}

export function orderGridCounts(rows: readonly OrderGridResultRow[]): OrderGridCounts {
  const inCart = rows.filter(isInCart)
  return {
    products: new Set(inCart.map(({ goods }) => goods?.id)).size,
    rows: inCart.length,
    adjusted: inCart.filter(({ outcome }) => outcome === 'adjusted').length,
    guessed: rows.filter(({ guessed }) => guessed).length,
    refused: rows.filter(row => !isInCart(row) && !row.guessed).length,
  }
}

/** The row is in the cart, with its own number or with another one. */
export const isInCart = ({ outcome }: OrderGridResultRow) => outcome !== 'refused'
