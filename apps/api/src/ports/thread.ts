import type { TransferListItem } from 'node:worker_threads'
import pLimit from 'p-limit'
import Tinypool from 'tinypool'

/** Time without work after which a thread ends: the one that draws PDFs keeps a font of 8 MB. */
const IDLE_MS = 30_000

type ThreadOptions = Pick<
  NonNullable<ConstructorParameters<typeof Tinypool>[0]>,
  'filename' | 'idleTimeout' | 'resourceLimits'
>

export interface Thread {
  /** Runs a task after those before it. `timeOf` is asked for its time when its turn has come. */
  run<Answer>(task: unknown, timeOf: () => AbortSignal, transferList?: TransferListItem[]): Promise<Answer>
  close(): Promise<void>
}

/** A thread that runs one task after the other. It starts with its first one and ends when there is nothing to do. */
export function openThread(options: ThreadOptions, maxWaiting: number): Thread {
  const pool = new Tinypool({
    idleTimeout: IDLE_MS,
    ...options,
    runtime: 'worker_threads',
    minThreads: 0,
    maxThreads: 1,
  })
  // A thread that cannot start, which no task is told of, would end the service. What waits for it ends by time.
  pool.on('error', () => {})
  const closing = new AbortController()
  // Not the queue of the pool: a task that it refuses is rejected once more when its time is over. Nobody handles that
  // rejection, and it would end the service.
  const limit = pLimit(1)
  return {
    run(task, timeOf, transferList) {
      if (limit.pendingCount >= maxWaiting)
        return Promise.reject(new Error('api: too many tasks wait for a thread.'))
      return limit(() =>
        pool.run(task, {
          signal: AbortSignal.any([timeOf(), closing.signal]),
          ...(transferList && { transferList }),
        }),
      )
    },
    close() {
      closing.abort()
      return pool.destroy()
    },
  }
}
