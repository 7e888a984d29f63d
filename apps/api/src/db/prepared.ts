import { createHash } from 'node:crypto'
import { LRUCache } from 'lru-cache'
import { Client, type QueryConfig } from 'pg'

/** Different statements that a connection keeps prepared at most; each takes memory of the server. */
const MOST = 300

/** How often a text is sent before it is prepared: a text that is made of its values is hardly sent twice. */
const AFTER = 3

/**
 * Anywhere in the text of a statement: its best plan depends on its values, such as how rare a word is, so the server plans
 * it each time. Of a prepared statement the server may keep one plan for all values.
 */
export const PLANNED_EACH_TIME = '/* planned each time */'

const sent = new LRUCache<string, { times: number; readonly name: string }>({ max: MOST })

/**
 * A client that prepares the statements that are sent again and again: the server parses and plans those once for a
 * connection. Behind a pooler it prepares none: the server's connection goes to another client after each transaction.
 */
export class PreparingClient extends Client {
  /** Id of the server's process, as the other side gave it; a pooler gives one of its own. */
  declare readonly processID: number | null
  private isDirect = false

  override connect(): Promise<this>
  override connect(callback: (error: Error) => void): void
  override connect(callback?: (error: Error) => void): Promise<this> | undefined {
    // Without a listener an error ends the process. The pool adds its own only after the callback.
    this.on('error', () => undefined)
    const connected = super.connect().then(async () => {
      const { rows } = await super.query<{ pid: number }>('select pg_backend_pid() as pid')
      this.isDirect = rows[0]?.pid === this.processID
      return this
    })
    if (!callback) return connected
    connected.then(() => (callback as () => void)(), callback)
    return undefined
  }

  // The overloads of `query` cannot be written again one by one; all of them take the statement first.
  override query = ((first: unknown, ...others: unknown[]) =>
    (super.query as (...all: unknown[]) => unknown)(
      this.isDirect ? withName(first) : first,
      ...others,
    )) as Client['query']
}

/** A statement with its name, if it has one. */
export function withName(query: unknown): unknown {
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
    if (text.includes(PLANNED_EACH_TIME)) return undefined
    const name = createHash('sha256').update(text).digest('base64url').slice(0, 32)
    sent.set(text, { times: 1, name })
    return undefined
  }
  known.times += 1
  return known.times > AFTER ? known.name : undefined
}
