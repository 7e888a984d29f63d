import type { FastifyInstance } from 'fastify'

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
    } catch (error) {
      app.log.error({ err: error }, 'a timed job failed')
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
