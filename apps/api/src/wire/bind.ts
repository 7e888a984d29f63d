import { callOf, type DataOf, type Endpoint, type Envelope, type InputOf } from '@yaoji/api-client/contract'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Db } from '../db/types'
import { beginSession } from '../modules/session/session'
import type { Viewer } from '../modules/session/viewer'
import type { BuyerRequestContext, RequestContext } from './context'
import type { Deps } from './deps'
import { success } from './envelope'
import { type IdempotentCall, runIdempotent } from './idempotency'
import { acceptFiles, type IncomingFile, readMultipart } from './multipart'
import { readInput } from './readInput'
import { unauthenticated } from './refusal'

type ContextOf<E extends Endpoint> = E['access'] extends 'buyer'
  ? BuyerRequestContext<InputOf<E>>
  : RequestContext<InputOf<E>>

type HandlerContext<E extends Endpoint> = [NonNullable<E['multipart']>] extends [true]
  ? ContextOf<E> & { readonly file: IncomingFile }
  : ContextOf<E>

export type Handler<E extends Endpoint> = (context: HandlerContext<E>) => Promise<DataOf<E>>

export interface BindOptions {
  /**
   * `call` (default for writes): the whole call is one transaction, and a refusal undoes it. `own`: the handler opens
   * its own, because something must stay even when the call is refused (a counted attempt). A call that takes a file
   * always has its own: a transaction does not wait for a body.
   */
  readonly transaction?: 'call' | 'own'
  /** A visitor without a session gets one, because the call keeps something for later. */
  readonly needsSession?: boolean
}

/** Serves an endpoint of the contract by a handler: validation, session, transaction, idempotency and envelope. */
export function bind<E extends Endpoint>(
  app: FastifyInstance,
  endpoint: E,
  handler: Handler<E>,
  options: BindOptions = {},
): void {
  const addRoute = (scope: FastifyInstance) =>
    scope.route({
      method: endpoint.method,
      url: endpoint.path.replace(/\{(\w+)\}/g, ':$1'),
      config: { endpoint },
      handler: (request, reply) => answer({ deps: app.deps, endpoint, handler, options }, { request, reply }),
    })
  if (endpoint.multipart) acceptFiles(app, addRoute)
  else addRoute(app)
}

/** An endpoint with what serves it. */
interface Bound<E extends Endpoint> {
  readonly deps: Deps
  readonly endpoint: E
  readonly handler: Handler<E>
  readonly options: BindOptions
}

interface Exchange {
  readonly request: FastifyRequest
  readonly reply: FastifyReply
}

async function answer<E extends Endpoint>(bound: Bound<E>, { request, reply }: Exchange): Promise<Envelope> {
  const { deps, endpoint, handler, options } = bound
  if (endpoint.access === 'buyer' && !request.viewer.buyer) throw unauthenticated()
  if (isForAnother(request)) throw unauthenticated()
  const form = endpoint.multipart ? await readMultipart(request) : null
  const input = readInput(callOf(endpoint).payload, request, form?.fields)
  const viewer = options.needsSession ? await ensureSession(deps, request, reply) : request.viewer
  const context = (db: Db) =>
    ({
      input,
      ...(form ? { file: form.file } : {}),
      viewer,
      db,
      deps,
      now: deps.now(),
      caller: callerOf(request),
      setToken: token => reply.setToken(token),
    }) as HandlerContext<E>
  const data = await run({
    deps,
    endpoint,
    options,
    idempotentCall: idempotentCallOf(request, { endpoint, viewer, input }),
    work: db => handler(context(db)),
  })
  if (endpoint.method === 'GET') reply.header('Cache-Control', 'no-store')
  return success(data)
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
  readonly options: BindOptions
  /** What the call's idempotency key represents; null without a key. */
  readonly idempotentCall: IdempotentCall | null
  readonly work: (db: Db) => Promise<unknown>
}

function run({ deps, endpoint, options, idempotentCall, work }: Run): Promise<unknown> {
  if (endpoint.method === 'GET' || endpoint.multipart || options.transaction === 'own') return work(deps.db)
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
  const { token, sessionId } = await beginSession(
    { db: deps.db, now: deps.now() },
    null,
    callerOf(request).userAgent,
  )
  reply.setToken(token)
  return { sessionId, buyer: null }
}

function callerOf(request: FastifyRequest) {
  return { address: request.ip, userAgent: String(request.headers['user-agent'] ?? '') }
}
