import { PassThrough } from 'node:stream'
import { setImmediate, setTimeout as wait } from 'node:timers/promises'
import type { FastifyReply, FastifyRequest } from 'fastify'
import fp from 'fastify-plugin'
import { calledPath } from '../wire/called-path'
import { Refusal, unavailable } from '../wire/refusal'

/** Connections at the same time; the system refuses more. */
const MAX_CONNECTIONS = 2_000

/** Time in which the body of a call without a file must arrive, in milliseconds: 1.5 MB at 50 kB a second. */
const BODY_MS = 30_000

/** A stopping service is done when no request arrived for so long, in milliseconds. */
const QUIET_MS = 250

/** For how long a stopping service answers requests that keep arriving, in milliseconds. */
const REFUSING_MS = 3_000

/** Turns of the event loop in which a stopping service reads what has arrived already. */
const LAST_TURNS = 20

/** What the service is asked to do at the moment. */
export interface Load {
  /** Whether the service is stopping: it refuses further calls. */
  readonly stopping: boolean
  /** Refuses calls from now on; resolves when each request that has arrived is answered, and no further ones arrive. */
  stop(): Promise<void>
}

export interface LoadOptions {
  readonly bodyMs?: number
}

declare module 'fastify' {
  interface FastifyInstance {
    readonly load: Load
  }
  interface FastifyRequest {
    /** Whether the request is one of the calls under way. */
    counted: boolean
  }
}

/**
 * Refuses with a 503 what the service cannot do soon: calls beyond `MAX_CALLS` under way, and every call while it stops.
 * A call counts until its answer is ready, also when the caller has gone, but not while its body arrives: a slow caller
 * must not exclude the others. A handler that receives a file does not count: `acceptFiles` has its own limit. See
 * decisions 0056 and 0063.
 */
export const loadPlugin = fp<LoadOptions>(
  async (app, { bodyMs = BODY_MS }) => {
    const { maxCalls } = app.deps.config
    const requests = new Set<FastifyReply['raw']>()
    let calls = 0
    let arrived = 0
    let stopping = false
    let onIdle = () => {}

    const begin = (request: FastifyRequest) => {
      if (calledPath(request) === null || request.counted) return
      if (stopping || calls >= maxCalls) throw unavailable()
      calls += 1
      request.counted = true
    }
    const end = (request: FastifyRequest) => {
      if (!request.counted) return
      calls -= 1
      request.counted = false
    }

    app.server.maxConnections = MAX_CONNECTIONS
    app.decorateRequest('counted', false)
    app.decorate('load', {
      get stopping() {
        return stopping
      },
      async stop() {
        stopping = true
        const until = Date.now() + REFUSING_MS
        let before: number
        do {
          before = arrived
          await wait(QUIET_MS)
          // After a long turn the time is over before what arrived in it is read.
          for (let turn = 0; turn < LAST_TURNS; turn += 1) await setImmediate()
          if (requests.size > 0) await new Promise<void>(resolve => (onIdle = resolve))
        } while (arrived > before && Date.now() < until)
      },
    })
    app.addHook('onRequest', async (request, { raw }) => {
      arrived += 1
      requests.add(raw)
      raw.once('close', () => {
        requests.delete(raw)
        if (requests.size === 0) onIdle()
      })
      begin(request)
    })
    app.addHook('preParsing', async (request, _reply, payload) => {
      if (!hasForm(request)) return payload
      end(request)
      return endingAfter(bodyMs, payload)
    })
    app.addHook('preValidation', async request => begin(request))
    app.addHook('preHandler', async request => {
      const { endpoint, takesFile } = request.routeOptions.config
      if (endpoint?.multipart || takesFile) end(request)
    })
    app.addHook('onSend', async (request, reply) => {
      end(request)
      if (stopping) reply.header('Connection', 'close')
      if (hasForm(request)) endConnectionAfter(bodyMs, request)
    })
  },
  { name: 'load', dependencies: ['errors', 'security'], decorators: { fastify: ['deps'] } },
)

/** Whether a body follows that is no file: a file has the time limit of the server. */
function hasForm({ headers }: FastifyRequest): boolean {
  if (headers['content-type']?.startsWith('multipart/')) return false
  return headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0
}

/** The same content, with an error when it does not arrive in time. */
function endingAfter(ms: number, content: NodeJS.ReadableStream): PassThrough {
  const limited = new PassThrough()
  const late = setTimeout(() => limited.destroy(new Refusal(408, '请求超时，请检查网络后重试')), ms)
  limited.once('close', () => clearTimeout(late))
  // A call that is refused for its length or type is answered before anything reads its body.
  limited.on('error', () => {})
  content.once('error', error => limited.destroy(error))
  return content.pipe(limited)
}

/** Ends the connection of a caller who still sends the body of an answered call. */
function endConnectionAfter(ms: number, { raw }: FastifyRequest): void {
  if (raw.complete) return
  const late = setTimeout(() => raw.destroy(), ms)
  raw.once('close', () => clearTimeout(late))
}
