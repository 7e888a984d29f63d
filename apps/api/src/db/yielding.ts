import { setImmediate } from 'node:timers/promises'
import { type ExecProtocolOptions, PGlite } from '@electric-sql/pglite'
import { printWarning } from './warnings'

/** Turns of the event loop after a query at most. */
const MAX_TURNS = 32

/** A turn in which nothing happens is shorter, in milliseconds. */
const EMPTY_TURN_MS = 0.1

/** Waits until nothing else has something to do: of many new connections, one turn accepts one. */
async function othersDone(): Promise<void> {
  let begun = performance.now()
  for (let turn = 0; turn < MAX_TURNS; turn += 1) {
    await setImmediate()
    const ended = performance.now()
    if (ended - begun < EMPTY_TURN_MS) return
    begun = ended
  }
}

/**
 * The embedded database with turns of the event loop after each query. It runs in the thread of the service, and
 * begins the next waiting query in a microtask: without a turn, nothing else runs while queries wait, and no new
 * connection is accepted.
 */
class YieldingPGlite extends PGlite {
  override _runExclusiveQuery<Result>(query: () => Promise<Result>): Promise<Result> {
    return super._runExclusiveQuery(async () => {
      try {
        return await query()
      } finally {
        await othersDone()
      }
    })
  }

  // A PostgreSQL has a log for its warnings; this one has only its process.
  override execProtocolStream(message: Uint8Array, options: ExecProtocolOptions = {}) {
    return super.execProtocolStream(message, { ...options, onNotice: options.onNotice ?? printWarning })
  }
}

/** Opens the database of a folder, of a dump, or an empty one in memory. */
export async function openYielding(options: { dataDir?: string; loadDataDir?: Blob }): Promise<PGlite> {
  const client = new YieldingPGlite(options)
  await client.waitReady
  return client
}
