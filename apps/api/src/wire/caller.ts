import type { FastifyRequest } from 'fastify'
import type { Config } from '../config'
import type { SessionUse } from '../modules/session/session'
import { addressOf } from './networkOf'

/** The network of the caller's address, for limits, and the name of the browser. */
export interface Caller {
  readonly address: string
  readonly userAgent: string
}

export function callerOf(request: FastifyRequest): Caller {
  return { address: addressOf(request), userAgent: String(request.headers['user-agent'] ?? '') }
}

/** The use of a session by a request. */
export function usedBy(request: FastifyRequest, config: Config): SessionUse {
  return sessionUse(callerOf(request), config)
}

/** The use of a session by a caller. */
export function sessionUse({ address, userAgent }: Caller, { sessionIdleDays }: Config): SessionUse {
  return { userAgent, network: address, idleDays: sessionIdleDays }
}
