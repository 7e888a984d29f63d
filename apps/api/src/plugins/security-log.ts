import { createHmac } from 'node:crypto'
import type { FastifyRequest } from 'fastify'
import fp from 'fastify-plugin'
import { hasViewer } from '../wire/called-path'
import { addressOf } from '../wire/network-of'
import { Refusal, type SecurityEvent } from '../wire/refusal'

/** The events that somebody must look at soon: they are logged as errors. */
const ALARMS: ReadonlySet<string> = new Set(['sms-all'])

/** How often an alarm is logged at most, in milliseconds. */
const ALARM_MS = 60_000

/**
 * Names each request in its answer and in the log (`X-Request-Id`), and logs refusals that an attack causes. A line has
 * no personal data: addresses, phone numbers and names of accounts are hashes with the key of the shop, the same ones
 * for the same value. See decision 0118.
 */
export const securityLogPlugin = fp(
  async app => {
    const { secret, now } = app.deps
    const hash = (text: string) =>
      createHmac('sha256', secret).update(`log\n${text}`).digest('base64url').slice(0, 12)
    let alarmAt = Number.NEGATIVE_INFINITY

    app.addHook('onRequest', async (request, reply) => {
      reply.header('X-Request-Id', request.id)
    })
    app.addHook('onError', async (request, _reply, error) => {
      if (!(error instanceof Refusal)) return
      const event = error.event ?? eventOf(request, error)
      if (event === null) return
      const { account, ...details } = event
      const line = {
        ...details,
        ...(account === undefined ? {} : { account: hash(account) }),
        status: error.code,
        route: request.routeOptions.url,
        from: hash(addressOf(request)),
        ...userOf(request),
      }
      request.log.warn(line, 'a call was refused')
      if (!ALARMS.has(event.limit ?? '') || now().getTime() - alarmAt < ALARM_MS) return
      alarmAt = now().getTime()
      request.log.error({ limit: event.limit }, 'the budget of text messages is used up')
    })
  },
  { name: 'security-log', decorators: { fastify: ['deps'] } },
)

/** What a refusal means that says nothing about it itself; null for what honest callers cause. */
function eventOf(request: FastifyRequest, { code }: Refusal): SecurityEvent | null {
  if (code === 403) return { event: 'call_refused' }
  if (code === 429) return { event: 'limit_reached' }
  // Another buyer's object looks like a missing one.
  if (code === 404 && 'user' in userOf(request)) return { event: 'object_not_found' }
  return null
}

function userOf(request: FastifyRequest): { user?: number } {
  // A call that is refused before its session is read has no viewer, against its type.
  const viewer: FastifyRequest['viewer'] | undefined = hasViewer(request) ? request.viewer : undefined
  return viewer?.buyer ? { user: viewer.buyer.id } : {}
}
