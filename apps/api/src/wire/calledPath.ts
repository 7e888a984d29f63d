import type { FastifyRequest } from 'fastify'

/**
 * The path of the service's call that a request was matched to; null for pages, pictures and what is not there. It is
 * the route's, not the address as it was written: `%64raw` is `draw`.
 */
export function calledPath({ routeOptions }: FastifyRequest): string | null {
  const path = routeOptions.url ?? ''
  return path.startsWith('/api/') || path.startsWith('/pay/') ? path : null
}
