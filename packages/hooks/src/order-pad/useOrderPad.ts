'use client'

import { sumAmounts } from '@yaoji/domain'
import { useState } from 'react'
import { amountOf } from '../order-grid/gridPrice'
import { useSingleFlight } from '../useSingleFlight'
import type { OrderPadAnswer, OrderPadCounts, OrderPadItem, OrderPadLine, OrderPadRow } from './orderPadTypes'
import { accepted, entryOf, type PadEntry, packsOf, startOf, suggestedPacks } from './padRow'

export interface UseOrderPadOptions<Item extends OrderPadItem> {
  /** Which list is shown. What was typed in another one is kept. */
  readonly list: string
  /** The rows of the list; undefined while they load. */
  readonly items: readonly Item[] | undefined
  /** Adds lines together. A failure is shown by the caller; the rows stay as they are. */
  readonly add: (lines: readonly OrderPadLine<Item['goods']>[]) => Promise<OrderPadAnswer>
}

export interface OrderPad<Item extends OrderPadItem = OrderPadItem> {
  /** Undefined while they load. */
  readonly rows: readonly OrderPadRow<Item>[] | undefined
  /** What would be added: how many rows, and what they cost in fen; null where a price is hidden. */
  readonly total: { readonly rows: number; readonly amount: number | null }
  readonly type: (row: OrderPadRow<Item>, text: string) => void
  /** Changes what was typed to the nearest valid number; returns whether it is as it was typed. */
  readonly accept: (row: OrderPadRow<Item>) => boolean
  readonly addRow: (row: OrderPadRow<Item>) => void
  /** Adds every row with a number. */
  readonly addAll: () => void
  readonly busy: boolean
  /** What became of the rows that were sent last; null before that, and in another list. */
  readonly result: OrderPadCounts | null
}

type Entries = ReadonlyMap<string, PadEntry>

const NOTHING: Entries = new Map()

/**
 * Rows of products with a number each, which are added one by one or together. A row without a number is left out. What
 * was added loses its number, so that it is not added again; what was refused keeps it, with the reason.
 */
export function useOrderPad<Item extends OrderPadItem>(options: UseOrderPadOptions<Item>): OrderPad<Item> {
  const { list, items, add } = options
  const [changed, setChanged] = useState<ReadonlyMap<string, Entries>>(new Map())
  const [result, setResult] = useState<(OrderPadCounts & { readonly list: string }) | null>(null)
  const { run, busy } = useSingleFlight(add)
  const entries = changed.get(list) ?? NOTHING
  const rows = items?.map((item): OrderPadRow<Item> => {
    const entry = entries.get(item.key) ?? startOf(item)
    const packs = packsOf(item, entry) || (entry.text === '' ? suggestedPacks(item.goods, item.suggested) : 0)
    return { item, packs, ...entry }
  })

  function change(next: Iterable<readonly [string, PadEntry]>) {
    setChanged(before => new Map(before).set(list, new Map([...(before.get(list) ?? []), ...next])))
  }

  async function send(wanted: readonly OrderPadRow<Item>[]) {
    // A field that still has the focus was not accepted yet.
    const checked = wanted.map(row => ({ ...row, ...settled(row) }))
    const ready = checked.filter(row => packsOf(row.item, row) > 0)
    const wrong = checked.filter(row => !ready.includes(row) && row.text !== '')
    if (ready.length + wrong.length === 0) return
    const answer = ready.length === 0 ? EMPTY : await run(ready.map(lineOf)).catch(() => undefined)
    if (!answer) return
    const sent = outcomes(ready, answer)
    change([
      ...wrong.map(row => [row.item.key, { ...bare(row), outcome: 'refused' }] as const),
      ...sent.map(row => [row.item.key, bare(row)] as const),
    ])
    const count = (outcome: OrderPadRow['outcome']) => sent.filter(row => row.outcome === outcome).length
    setResult({
      list,
      added: count('added') + count('adjusted'),
      adjusted: count('adjusted'),
      refused: count('refused') + wrong.length,
    })
  }

  return {
    rows,
    total: totalOf(rows ?? []),
    type: ({ item }, text) => change([[item.key, entryOf(text)]]),
    accept(row) {
      const next = settled(row)
      if (next === row) return true
      change([[row.item.key, next]])
      return next.messages.length === 0
    },
    addRow: row => void send([row.text === '' && row.packs > 0 ? { ...row, text: String(row.packs) } : row]),
    addAll: () => void send(rows ?? []),
    busy,
    result: result?.list === list ? result : null,
  }
}

/** The rows with a number of their own. */
function totalOf(rows: readonly OrderPadRow[]): OrderPad['total'] {
  const ready = rows.filter(row => row.text !== '' && row.packs > 0)
  const amounts = ready.map(({ item, packs }) => amountOf(item.goods, packs))
  const known = amounts.flatMap(amount => amount ?? [])
  return { rows: ready.length, amount: known.length === amounts.length ? sumAmounts(known) : null }
}

const EMPTY: OrderPadAnswer = { added: [], adjusted: [], refused: [] }

/** The row after its number was accepted; the same one where nothing of it changes. */
function settled<Row extends OrderPadRow>(row: Row): PadEntry {
  if (row.outcome !== null) return row
  const next = accepted(row.item.goods, row.text)
  // A number that was changed before keeps its reason.
  return next.text === row.text && next.messages.length === 0 ? row : next
}

function lineOf<Item extends OrderPadItem>(row: OrderPadRow<Item>): OrderPadLine<Item['goods']> {
  return { goods: row.item.goods, number: packsOf(row.item, row) }
}

const bare = ({ text, messages, outcome, in_cart }: OrderPadRow): PadEntry => ({
  text,
  messages,
  outcome,
  in_cart,
})

/** The rows that were sent, each with what the answer says of it. */
function outcomes<Row extends OrderPadRow>(sent: readonly Row[], answer: OrderPadAnswer): Row[] {
  const added = new Map(answer.added.map(each => [each.entry, each]))
  const adjusted = new Map(answer.adjusted.map(each => [each.entry, each]))
  const refused = new Map(answer.refused.map(each => [each.entry, each]))
  return sent.map((row, entry) => {
    const whole = added.get(entry)
    const other = adjusted.get(entry)
    const text = (other ?? refused.get(entry))?.message ?? ''
    const own = row.messages.filter(({ kind }) => kind !== 'service')
    const messages = text === '' ? own : [...own, { kind: 'service' as const, text }]
    if (whole) return { ...row, text: '', messages, outcome: 'added' as const, in_cart: whole.number }
    if (other) return { ...row, text: '', messages, outcome: 'adjusted' as const, in_cart: other.number }
    return { ...row, messages, outcome: 'refused' as const, in_cart: null }
  })
}
