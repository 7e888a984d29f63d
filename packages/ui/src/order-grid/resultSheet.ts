import type { OrderGridResultRow } from '@yaoji/hooks'
import type { OrderGridLabels } from './orderGridLabels'
import { messagesText } from './orderGridText'

/** Rows of a table to save, the first one with the titles. */
export type OrderGridSheet = readonly (readonly (string | number | null)[])[]

/** The result as a table. A row without a product has its text as its name, so that the file can be imported again. */
export function resultSheet(rows: readonly OrderGridResultRow[], words: OrderGridLabels): OrderGridSheet {
  return [
    [
      words.typed,
      words.code,
      words.product,
      words.ypgg,
      words.sccj,
      words.wanted,
      words.inCart,
      words.outcome,
      words.message,
      words.resultLine,
    ],
    ...rows.map(({ query, goods, wanted, number, outcome, guessed, messages, line }) => [
      query,
      goods?.code ?? '',
      goods?.name ?? query,
      goods?.ypgg ?? '',
      goods?.sccj ?? '',
      wanted,
      number,
      words.outcomeOf(outcome, guessed),
      messagesText(messages, words),
      line,
    ]),
  ]
}
