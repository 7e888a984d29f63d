import type { FastifyInstance } from 'fastify'

/** How long calls under way may take once the process is asked to stop, in milliseconds. */
const GRACE_MS = 2_000

/**
 * Closes the server once the calls under way are answered, or after a while. A browser keeps a spare connection open
 * over which it has asked for nothing yet; Node counts that one as busy and would wait for it for a minute.
 */
export async function closeServer(app: FastifyInstance, graceMs = GRACE_MS): Promise<void> {
  const late = setTimeout(() => app.server.closeAllConnections(), graceMs)
  await app.close()
  clearTimeout(late)
}
