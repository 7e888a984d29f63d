import type { FastifyInstance } from 'fastify'

/**
 * How long calls under way may take once the process is asked to stop, in milliseconds; the process ends in any case
 * two seconds later.
 */
const GRACE_MS = 8_000

/**
 * Closes the server once every request that arrived is answered, or after a while; further calls are refused. It listens
 * until then: a connection that is closed while a request is on its way is an error for the caller, who cannot know
 * whether something was done. See decision 0134.
 */
export async function closeServer(app: FastifyInstance, graceMs = GRACE_MS): Promise<void> {
  let late: NodeJS.Timeout | undefined
  const overdue = new Promise<void>(resolve => {
    late = setTimeout(resolve, graceMs)
  })
  await Promise.race([app.load.stop(), overdue])
  clearTimeout(late)
  app.server.close()
  // A browser keeps a spare connection open over which it has asked for nothing yet; Node counts that one as busy and
  // would wait for it for a minute.
  app.server.closeAllConnections()
  await app.close()
}
