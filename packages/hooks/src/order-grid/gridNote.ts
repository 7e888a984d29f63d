import { canAddToCart, isScientificCode } from '@yaoji/domain'
import { isGuess, isReady, readRowNumber } from './gridRow'
import type {
  OrderGridMessage,
  OrderGridNote,
  OrderGridProduct,
  OrderGridRow,
  OrderGridStatus,
} from './orderGridTypes'

const QUIET: OrderGridNote = { tone: 'quiet', messages: [] }

const STATUS_NOTES: Readonly<Record<Exclude<OrderGridStatus, 'one' | 'several'>, OrderGridNote>> = {
  typed: QUIET,
  queued: noteOf('quiet', { kind: 'matching' }),
  matching: noteOf('quiet', { kind: 'matching' }),
  failed: noteOf('bad', { kind: 'failed' }),
  offline: noteOf('bad', { kind: 'offline' }),
  none: noteOf('bad', { kind: 'none' }),
}

/** What a row says of itself, with its product when it has one. */
export function orderGridNote(row: OrderGridRow, product: OrderGridProduct | undefined): OrderGridNote {
  if (!product) return noteWithoutProduct(row)
  const note = noteWithProduct(row, product)
  if (!isGuess(row)) return note
  const others = row.total - 1
  if (note.tone === 'bad') return noteOf('bad', ...note.messages, { kind: 'others', others })
  const guess: OrderGridMessage = { kind: 'guess', others }
  return note.tone === 'ready' ? noteOf('guess', guess) : noteOf('guess', guess, ...note.messages)
}

function noteWithProduct(row: OrderGridRow, product: OrderGridProduct): OrderGridNote {
  const { buy_state } = product.goods
  if (!canAddToCart(buy_state)) return noteOf('bad', { kind: 'buy_state', buy_state })
  if (row.number.trim() === '') return row.regular ? QUIET : noteOf('wait', { kind: 'enter_number' })
  const { fault } = readRowNumber(row.number, product.goods)
  if (fault) return noteOf('bad', fault)
  if (row.adjusted.length > 0) return noteOf(isReady(row, product) ? 'wait' : 'bad', ...row.adjusted)
  return noteOf('ready', { kind: 'ready' })
}

function noteWithoutProduct({ query, number, status, total, choices, own }: OrderGridRow): OrderGridNote {
  if (query.trim() === '') return number === '' ? QUIET : noteOf('wait', { kind: 'enter_product' })
  if (own?.state === 'off_sale') return noteOf('bad', { kind: 'own_off_sale', name: own.name })
  if (status === 'several') return noteOf('bad', { kind: 'choose', total })
  if (status === 'none' && isScientificCode(query)) return noteOf('bad', { kind: 'shortened_code' })
  if (status === 'none' && choices.length > 0) return noteOf('bad', { kind: 'near' })
  return status === 'one' ? QUIET : STATUS_NOTES[status]
}

function noteOf(tone: OrderGridNote['tone'], ...messages: readonly OrderGridMessage[]): OrderGridNote {
  return { tone, messages }
}
