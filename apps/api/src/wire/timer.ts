import type { FastifyInstance } from 'fastify'
import { describe, isUnavailable, rootOf } from '../db/failure'
import type { Deps } from './deps'

/** The services whose database is away: one line of the log says so, until a job succeeds. */
const databaseAway = new WeakSet<Deps>()

function logFailure({ deps, log }: FastifyInstance, error: unknown): void {
  const causes: unknown[] = error instanceof AggregateError ? error.errors : [error]
  if (!causes.every(isUnavailable)) {
    log.error({ err: error }, 'a timed job failed')
    return
  }
  if (databaseAway.has(deps)) return
  databaseAway.add(deps)
  log.error({ cause: describe(rootOf(causes[0])) }, 'timed jobs cannot use the database; they try again')
}

/**
 * Runs a job again and again while the service listens, a pause after each run; tests that never listen run it
 * themselves. An error is logged and the next run tries again. Closing the service waits for the run that is on.
 */
export function everySeconds(app: FastifyInstance, seconds: number, job: () => Promise<unknown>): void {
  let timer: NodeJS.Timeout | undefined
  let running: Promise<void> = Promise.resolve()
  let stopped = false

  async function run(): Promise<void> {
    try {
      await job()
      databaseAway.delete(app.deps)
    } catch (error) {
      logFailure(app, error)
    }
    if (!stopped) plan()
  }

  function plan(): void {
    timer = setTimeout(() => {
      running = run()
    }, seconds * 1000)
    timer.unref()
  }

  app.addHook('onListen', async () => plan())
  app.addHook('onClose', async () => {
    stopped = true
    clearTimeout(timer)
    await running
  })
}
