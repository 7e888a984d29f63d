import { createHash } from 'node:crypto'
import { LRUCache } from 'lru-cache'
import { Client, type QueryConfig } from 'pg'

/** Different statements that a connection keeps prepared at most; each takes memory of the server. */
const MOST = 300

/** How often a text is sent before it is prepared: a text that is made of its values is hardly sent twice. */
const AFTER = 3

const sent = new LRUCache<string, { times: number; readonly name: string }>({ max: MOST })

/**
 * A client that prepares the statements that are sent again and again: the server parses and plans those once for a
 * connection.
 */
export class PreparingClient extends Client {
  // The overloads of `query` cannot be written again one by one; all of them take the statement first.
  override query = ((first: unknown, ...others: unknown[]) =>
    (super.query as (...all: unknown[]) => unknown)(named(first), ...others)) as Client['query']
}

function named(query: unknown): unknown {
  if (!isStatement(query)) return query
  const name = nameOf(query.text)
  return name === undefined ? query : { ...query, name }
}

function isStatement(query: unknown): query is QueryConfig {
  return typeof query === 'object' && query !== null && 'text' in query && !('submit' in query)
}

function nameOf(text: string): string | undefined {
  const known = sent.get(text)
  if (!known) {
    const name = createHash('sha256').update(text).digest('base64url').slice(0, 32)
    sent.set(text, { times: 1, name })
    return undefined
  }
  known.times += 1
  return known.times > AFTER ? known.name : undefined
}
