import { callOf, type DataOf, type Endpoint, type Envelope, type InputOf } from '@yaoji/api-client/contract'
import type { BulkResult } from '@yaoji/api-client/contract/wire'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Db } from '../db/types'
import { atMost, countAttempt, type Limit } from '../session/attempts'
import { beginSession } from '../session/session'
import type { Viewer } from '../session/viewer'
import { withMalformed } from './bulk'
import { callerOf, sessionUse } from './caller'
import type { BuyerRequestContext, RequestContext } from './context'
import type { Deps } from './deps'
import { success } from './envelope'
import { type IdempotentCall, runIdempotent } from './idempotency'
import { acceptFiles, type IncomingFile, readMultipart } from './multipart'
import { readInput } from './read-input'
import { conflict, unauthenticated } from './refusal'
import { keepPosition, readFromReplica } from './replica-read'
import { sendShared, sharedAnswer } from './shared-answer'
import { sharedRead } from './shared-read'

declare module 'fastify' {
  interface FastifyContextConfig {
    /** The endpoint that the route serves. */
    readonly endpoint?: Endpoint
    /** A route beside the contract that takes a file. */
    readonly takesFile?: boolean
  }
}

type ContextOf<E extends Endpoint> = E['access'] extends 'buyer'
  ? BuyerRequestContext<InputOf<E>>
  : RequestContext<InputOf<E>>

type HandlerContext<E extends Endpoint> = [NonNullable<E['multipart']>] extends [true]
  ? ContextOf<E> & { readonly file: IncomingFile }
  : ContextOf<E>

export type Handler<E extends Endpoint> = (context: HandlerContext<E>) => Promise<DataOf<E>>

export interface BindOptions<E extends Endpoint = Endpoint> {
  /**
   * `call` (default for writes): the whole call is one transaction, and a refusal undoes it. `own`: the handler opens
   * its own, because something must stay even when the call is refused (a counted attempt). A call that takes a file
   * always has its own: a transaction does not wait for a body.
   */
  readonly transaction?: 'call' | 'own'
  /** A visitor without a session gets one, because the call keeps something for later. */
  readonly needsSession?: boolean
  /**
   * Calls at the same time that are answered the same share one read and its bytes. Only for a read whose answer depends on
   * nothing but its input and the buyer, and that sets no cookie.
   */
  readonly isShared?: boolean
  /**
   * The replica may answer, some seconds late, where the browser has written nothing that the replica does not have. Only
   * for a GET of what the shop shows: carts, orders and money are always read from the primary.
   */
  readonly readsReplica?: boolean
  /** Runs before the call's transaction; what it writes stays when the call is refused (a counted attempt). */
  readonly before?: (context: HandlerContext<E>) => Promise<void>
}

/** Sessions of visitors that begin from one network address within an hour. */
const VISITORS_AN_HOUR = 120

/** Serves an endpoint of the contract by a handler: validation, session, transaction, idempotency and envelope. */
export function bind<E extends Endpoint>(
  app: FastifyInstance,
  endpoint: E,
  handler: Handler<E>,
  options: BindOptions<E> = {},
): void {
  const addRoute = (scope: FastifyInstance) =>
    scope.route({
      method: endpoint.method,
      url: endpoint.path.replace(/\{(\w+)\}/g, ':$1'),
      config: { endpoint },
      async handler(request, reply) {
        try {
          return await answer({ deps: app.deps, endpoint, handler, options }, { request, reply })
        } finally {
          // Also a refused call may have written something: what `before` writes stays.
          if (endpoint.method !== 'GET') await keepPosition(app.deps, reply)
        }
      },
    })
  if (endpoint.multipart) acceptFiles(app, addRoute)
  else addRoute(app)
}

/** An endpoint with what serves it. */
interface Bound<E extends Endpoint> {
  readonly deps: Deps
  readonly endpoint: E
  readonly handler: Handler<E>
  readonly options: BindOptions<E>
}

interface Exchange {
  readonly request: FastifyRequest
  readonly reply: FastifyReply
}

async function answer<E extends Endpoint>(
  bound: Bound<E>,
  { request, reply }: Exchange,
): Promise<Envelope | FastifyReply> {
  const { deps, endpoint, handler, options } = bound
  if (endpoint.access === 'buyer' && !request.viewer.buyer) throw unauthenticated()
  if (isForAnother(request)) throw unauthenticated()
  const form = endpoint.multipart ? await readMultipart(request) : null
  const { input, malformed } = readInput(callOf(endpoint), request, form?.fields)
  const viewer = options.needsSession ? await ensureSession(deps, request, reply) : request.viewer
  let token: string | null | undefined
  const context = (db: Db) =>
    ({
      input,
      ...(form ? { file: form.file } : {}),
      viewer,
      db,
      deps,
      now: deps.now(),
      caller: callerOf(request),
      browser: () => reply.browser(),
      logError: (error, what) => request.log.error({ err: error, route: request.routeOptions.url }, what),
      setToken: next => {
        token = next
      },
    }) as HandlerContext<E>
  const read = <Result>(work: (db: Db) => Promise<Result>) =>
    options.readsReplica ? readFromReplica(deps, request, work) : work(deps.db)
  if (options.isShared) {
    const key = JSON.stringify([endpoint.path, input, viewer.buyer])
    const share = (db: Db) =>
      sharedRead(db, key, async () => sharedAnswer(success(await handler(context(db)))))
    return sendShared(request, reply, await read(share))
  }
  await options.before?.(context(deps.db))
  const work = (db: Db) => handler(context(db))
  const data = await run({
    deps,
    endpoint,
    transaction: options.transaction,
    idempotentCall: idempotentCallOf(request, {
      endpoint,
      viewer,
      input: malformed ? { input, malformed } : input,
    }),
    read,
    work,
  })
  if (token !== undefined) reply.setToken(token)
  // Only the answer of a bulk call has malformed entries.
  return success(malformed ? withMalformed(data as BulkResult, malformed) : data)
}

/**
 * A page may say in `X-Buyer` who is logged in. When the session has ended in the meantime, or another tab has
 * logged somebody else in, the call is not carried out as a visitor's or as the other buyer's.
 */
function isForAnother({ headers, viewer }: FastifyRequest): boolean {
  const shown = headers['x-buyer']
  return shown !== undefined && shown !== encodeURIComponent(viewer.buyer?.username ?? '')
}

/** One call that is ready to run. */
interface Run {
  readonly deps: Deps
  readonly endpoint: Endpoint
  readonly transaction: BindOptions['transaction']
  /** What the call's idempotency key represents; null without a key. */
  readonly idempotentCall: IdempotentCall | null
  /** Runs the work of a GET on the database that may answer it. */
  readonly read: (work: Work) => Promise<unknown>
  readonly work: Work
}

type Work = (db: Db) => Promise<unknown>

function run({ deps, endpoint, transaction, idempotentCall, read, work }: Run): Promise<unknown> {
  if (endpoint.method === 'GET') return read(work)
  if (endpoint.multipart || transaction === 'own') return work(deps.db)
  return idempotentCall ? runIdempotent(deps, idempotentCall, work) : deps.db.transaction(work)
}

function idempotentCallOf(
  { headers }: FastifyRequest,
  call: Omit<IdempotentCall, 'key'>,
): IdempotentCall | null {
  const key = headers['idempotency-key']
  return call.endpoint.creates && typeof key === 'string' ? { ...call, key } : null
}

async function ensureSession(deps: Deps, request: FastifyRequest, reply: FastifyReply): Promise<Viewer> {
  if (request.viewer.sessionId !== null) return request.viewer
  // A new session would take the place of the buyer's in the browser.
  if (request.viewer.loggedIn) throw conflict('登录状态已变化，请刷新页面后重试')
  const context = { db: deps.db, now: deps.now() }
  const caller = callerOf(request)
  await countAttempt(context, [visitorLimit(caller.address)])
  const { token, sessionId } = await beginSession(context, null, sessionUse(caller, deps.config))
  reply.setToken(token)
  return { sessionId, buyer: null }
}

/** A program without cookies would be a new visitor with each call. */
function visitorLimit(address: string): Limit {
  return {
    subject: `visitor-address:${address}`,
    rule: atMost(VISITORS_AN_HOUR, 60),
    message: wait => `操作过于频繁，请登录，或 ${wait}后再试`,
  }
}
