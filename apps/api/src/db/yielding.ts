import { setImmediate } from 'node:timers/promises'
import { type ExecProtocolOptions, PGlite } from '@electric-sql/pglite'
import { printWarning } from './warnings'

/**
 * The embedded database with one turn of the event loop after each query. It runs in the thread of the service, and
 * begins the next waiting query in a microtask: without the turn, nothing else runs while queries wait, and no new
 * connection is accepted.
 */
class YieldingPGlite extends PGlite {
  override _runExclusiveQuery<Result>(query: () => Promise<Result>): Promise<Result> {
    return super._runExclusiveQuery(async () => {
      try {
        return await query()
      } finally {
        await setImmediate()
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
