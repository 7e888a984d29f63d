import type { FastifyInstance, FastifyRequest } from 'fastify'
import { forbidden } from '../../wire/refusal'
import { deskRoutes } from './desk-routes'
import { opensWith } from './key'

/**
 * Calls for the shop’s own staff, from a program on the same machine or network: no page calls them, no browser has
 * the key, and without a key in the settings they do not exist.
 */
export function operatorRoutes(app: FastifyInstance): void {
  const { operatorKey } = app.deps.config
  if (operatorKey === null) return
  deskRoutes(app, async (request: FastifyRequest) => {
    if (!opensWith(operatorKey, request.headers.authorization)) throw forbidden('操作员密钥不正确')
  })
}
