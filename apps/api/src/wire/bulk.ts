import type { Schema } from '@yaoji/api-client/contract'
import type { BulkResult } from '@yaoji/api-client/contract/wire'
import type { core } from 'zod/mini'

/** The entries that a bulk call leaves out, because they are malformed. */
export interface Malformed {
  /** Number of entries in the request. */
  readonly sent: number
  /** Indexes in the request of the entries that are carried out. */
  readonly kept: readonly number[]
  readonly refused: readonly BulkResult['refused'][number][]
}

export interface BulkInput {
  readonly input: unknown
  readonly malformed: Malformed
}

interface Sent {
  readonly payload: Schema
  /** Field with the entries. */
  readonly field: string
  readonly parts: Readonly<Record<string, unknown>>
}

/**
 * Reads a bulk call without its malformed entries. Null when something else is wrong too, or when no entry is left: the
 * call is then refused as a whole.
 */
export function readWellFormed(
  { payload, field, parts }: Sent,
  issues: readonly core.$ZodIssue[],
): BulkInput | null {
  const entries = parts[field]
  if (!Array.isArray(entries)) return null
  const messages = new Map<number, string>()
  for (const { path, message } of issues) {
    const [at, entry] = path
    if (at !== field || typeof entry !== 'number') return null
    if (!messages.has(entry)) messages.set(entry, message)
  }
  const kept = [...entries.keys()].filter(entry => !messages.has(entry))
  // A well-formed entry in each place, so that the number of entries is checked as it was sent.
  const filled = entries.map((entry, at) => (messages.has(at) ? entries[kept[0] ?? 0] : entry))
  const read = payload.safeParse({ ...parts, [field]: filled })
  if (!read.success) return null
  const input = read.data as Record<string, unknown[]> // The payload of a bulk call is a record with this list.
  const refused = [...messages].map(([entry, message]) => ({
    entry,
    id: idOf(entries[entry]),
    reason: 'malformed',
    message,
  }))
  return {
    input: { ...input, [field]: kept.map(entry => input[field]?.[entry]) },
    malformed: { sent: entries.length, kept, refused },
  }
}

/** The answer of a bulk call, with the results by store where it has them. */
type BulkAnswer = BulkResult & { readonly stores?: readonly { readonly refused: number }[] }

/**
 * The answer for all entries of the request. A call that carries its entries out several times (for several stores)
 * counts on with each time.
 */
export function withMalformed(answer: BulkAnswer, { sent, kept, refused }: Malformed): BulkAnswer {
  const place = <Row extends { entry: number }>(row: Row): Row => ({
    ...row,
    entry: Math.floor(row.entry / kept.length) * sent + (kept[row.entry % kept.length] ?? 0),
  })
  const results = answer.added.length + answer.adjusted.length + answer.refused.length
  const times = Array.from({ length: results / kept.length }, (_, time) => time * sent)
  const left = times.flatMap(first => refused.map(row => ({ ...row, entry: first + row.entry })))
  const stores = answer.stores?.map(store => ({ ...store, refused: store.refused + refused.length }))
  return {
    ...answer,
    added: answer.added.map(place),
    adjusted: answer.adjusted.map(place),
    refused: [...answer.refused.map(place), ...left].toSorted((a, b) => a.entry - b.entry),
    ...(stores ? { stores } : {}),
  }
}

/** The id in an entry: the entry itself, or its `goods_id`; 0 without. */
function idOf(entry: unknown): number {
  const id = typeof entry === 'object' && entry !== null && 'goods_id' in entry ? entry.goods_id : entry
  return typeof id === 'string' && /^\d{1,15}$/.test(id) ? Number(id) : 0
}
