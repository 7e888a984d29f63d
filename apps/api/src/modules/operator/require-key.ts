import type { FastifyRequest } from 'fastify'
import type { Deps } from '../../wire/deps'
import { addressOf } from '../../wire/networkOf'
import { forbidden } from '../../wire/refusal'
import { checkAttempt, countAttempt, growing, type Limit } from '../session/attempts'
import { opensWith } from './key'

/** Seconds to wait after each wrong key from one address. */
const KEY_WAITS = [0, 0, 0, 0, 0, 0, 0, 60, 120, 300, 900, 3600]

/**
 * Refuses requests without the operator's key. Wrong keys count for their address, in all processes. While the address
 * must wait, the right key is refused too, so that waiting limits guesses; except on the machine of the service itself,
 * where the operator's command runs: callers of a proxy that is not declared could keep it waiting. See decision 0117.
 */
export function requireKey({ db, now }: Deps, key: string) {
  return async (request: FastifyRequest): Promise<void> => {
    const isRight = opensWith(key, request.headers.authorization)
    if (isRight && isOnThisMachine(request)) return
    const context = { db, now: now() }
    const limit = keyLimit(addressOf(request))
    // A right key does not count: programs use it many times at once.
    if (isRight) return checkAttempt(context, limit)
    await countAttempt(context, [limit])
    throw forbidden('操作员密钥不正确').as({ event: 'operator_key_refused' })
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
