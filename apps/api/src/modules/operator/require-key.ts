import type { FastifyRequest } from 'fastify'
import { checkAttempt, countAttempt, growing, type Limit } from '../../session/attempts'
import type { Deps } from '../../wire/deps'
import { addressOf } from '../../wire/network-of'
import { forbidden } from '../../wire/refusal'
import { nameOfKey } from './keys'

declare module 'fastify' {
  interface FastifyRequest {
    /** The name of the key that opened a call of the operator; empty for other calls. */
    operator: string
  }
}

/** Seconds to wait after each wrong key from one address. */
const KEY_WAITS = [0, 0, 0, 0, 0, 0, 0, 60, 120, 300, 900, 3600]

/**
 * Refuses requests without a key of an operator, and names the operator of the others. Wrong keys count for their address, in all processes. While the address
 * must wait, the right key is refused too, so that waiting limits guesses; except on the machine of the service itself,
 * where the operator's command runs: callers of a proxy that is not declared could keep it waiting. See decision 0117.
 */
export function requireKey({ db, now }: Deps, key: string) {
  return async (request: FastifyRequest): Promise<void> => {
    const name = await nameOfKey(db, key, request.headers.authorization)
    const context = { db, now: now() }
    const limit = keyLimit(addressOf(request))
    if (name === null) {
      await countAttempt(context, [limit])
      throw forbidden('操作员密钥不正确').as({ event: 'operator_key_refused' })
    }
    request.operator = name
    // A right key does not count: programs use it many times at once.
    if (!isOnThisMachine(request)) await checkAttempt(context, limit)
  }
}

function keyLimit(address: string): Limit {
  return {
    subject: `operator-key:${address}`,
    rule: growing(KEY_WAITS),
    message: wait => `操作员密钥错误次数过多，请 ${wait}后再试`,
  }
}

/** Whether the caller is connected from this machine and is no proxy. */
function isOnThisMachine({ headers, socket }: FastifyRequest): boolean {
  const address = socket.remoteAddress ?? ''
  const isLoopback = /^(::ffff:)?127\.|^::1$/.test(address)
  return isLoopback && headers['x-forwarded-for'] === undefined && headers.forwarded === undefined
}
