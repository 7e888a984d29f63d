import type { FastifyRequest } from 'fastify'

/** The addresses of calls that have a viewer: the contract, and the pages of the gateway. */
const OF_VIEWERS = ['/api/', '/pay/']

/** Calls of the operator, and of the in-service WeChat: they read no session. */
const OF_OTHERS = ['/operator/', '/wechat/']

/**
 * The path of the service's call that a request was matched to; null for pages, pictures and what is not there. It is
 * the route's, not the address as it was written: `%64raw` is `draw`.
 */
export function calledPath(request: FastifyRequest): string | null {
  return pathIn(request, [...OF_VIEWERS, ...OF_OTHERS])
}

/** Whether the session of a request is read: its call has a viewer. */
export function hasViewer(request: FastifyRequest): boolean {
  return pathIn(request, OF_VIEWERS) !== null
}

function pathIn({ routeOptions }: FastifyRequest, beginnings: readonly string[]): string | null {
  const path = routeOptions.url ?? ''
  return beginnings.some(beginning => path.startsWith(beginning)) ? path : null
}
