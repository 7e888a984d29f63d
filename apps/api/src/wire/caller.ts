import type { FastifyRequest } from 'fastify'
import type { Config } from '../config'
import { addressOf } from './network-of'

/** Who calls. */
export interface Caller {
  /** The network of the address, for limits. */
  readonly address: string
  /** The address itself, as evidence. */
  readonly ip: string
  /** The name of the browser. */
  readonly userAgent: string
}

/** Where a session is used, and after how many days without use it ends. */
export interface SessionUse {
  readonly userAgent: string
  /** The network of the caller. */
  readonly network: string
  readonly idleDays: number
}

export function callerOf(request: FastifyRequest): Caller {
  // Against its type: the system knows no address of a caller who has gone.
  const ip: string | undefined = request.ip
  return { address: addressOf(request), ip: ip ?? '', userAgent: String(request.headers['user-agent'] ?? '') }
}

/** The use of a session by a request. */
export function usedBy(request: FastifyRequest, config: Config): SessionUse {
  return sessionUse(callerOf(request), config)
}

/** The use of a session by a caller. */
export function sessionUse({ address, userAgent }: Caller, { sessionIdleDays }: Config): SessionUse {
  return { userAgent, network: address, idleDays: sessionIdleDays }
}
