import type { FastifyInstance } from 'fastify'
import { actionRoutes } from './action-routes'
import { requireKey } from './require-key'

/**
 * Calls for the shop’s own staff, from a program on the same machine or network: no page calls them, no browser has
 * the key, and without a key in the settings they do not exist.
 */
export function operatorRoutes(app: FastifyInstance): void {
  const { operatorKey } = app.deps.config
  if (operatorKey === null) return
  app.decorateRequest('operator', '')
  actionRoutes(app, requireKey(app.deps, operatorKey))
}
