import type { FastifyInstance } from 'fastify'

/**
 * How long calls under way may take once the process is asked to stop, in milliseconds; the process ends in any case
 * two seconds later.
 */
const GRACE_MS = 8_000

/**
 * Closes the server once the calls under way are answered, or after a while; further calls are refused. A browser keeps
 * a spare connection open over which it has asked for nothing yet; Node counts that one as busy and would wait for it
 * for a minute.
 */
export async function closeServer(app: FastifyInstance, graceMs = GRACE_MS): Promise<void> {
  const closeConnections = () => app.server.closeAllConnections()
  const late = setTimeout(closeConnections, graceMs)
  const answered = app.load.stop().then(closeConnections)
  await app.close()
  await answered
  clearTimeout(late)
}
