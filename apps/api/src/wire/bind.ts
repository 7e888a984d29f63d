import { callOf, type DataOf, type Endpoint, type InputOf } from '@yaoji/api-client/contract'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Db } from '../db/types'
import { beginSession } from '../modules/session/session'
import type { Viewer } from '../modules/session/viewer'
import type { Deps } from './deps'
import { success } from './envelope'
import { once } from './once'
import { readInput } from './readInput'
import { unauthenticated } from './refusal'

/** What a handler is given. */
export interface Context<Input> {
  readonly input: Input
  readonly viewer: Viewer
  /** The transaction of this call; of a GET, the database itself. */
  readonly db: Db
  readonly deps: Deps
  readonly now: Date
  /** Network address and browser of the caller, for limits. */
  readonly caller: { readonly address: string; readonly userAgent: string }
  /** Gives the browser a session token, or takes it away with null. */
  setToken(token: string | null): void
}

/** A context whose viewer is a logged-in buyer. */
export interface BuyerContext<Input> extends Context<Input> {
  readonly viewer: Viewer & { readonly buyer: NonNullable<Viewer['buyer']>; readonly sessionId: number }
}

type HandlerContext<E extends Endpoint> = E['access'] extends 'buyer'
  ? BuyerContext<InputOf<E>>
  : Context<InputOf<E>>

export type Handler<E extends Endpoint> = (context: HandlerContext<E>) => Promise<DataOf<E>>

export interface BindOptions {
  /**
   * `call` (default for writes): the whole call is one transaction, and a refusal undoes it. `own`: the handler opens
   * its own, because something must stay even when the call is refused (a counted attempt).
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
  const { payload } = callOf(endpoint)
  app.route({
    method: endpoint.method,
    url: endpoint.path.replace(/\{(\w+)\}/g, ':$1'),
    config: { endpoint },
    handler: async (request, reply) => {
      const { deps } = app
      if (endpoint.access === 'buyer' && !request.viewer.buyer) throw unauthenticated()
      if (isForAnother(request)) throw unauthenticated()
      const input = readInput(payload, request)
      const viewer = options.needsSession ? await ensureSession(deps, request, reply) : request.viewer
      const context = (db: Db) =>
        ({
          input,
          viewer,
          db,
          deps,
          now: deps.now(),
          caller: callerOf(request),
          setToken: token => reply.setToken(token),
        }) as HandlerContext<E>
      const data = await run(deps, endpoint, options, viewer, request, input, db => handler(context(db)))
      if (endpoint.method === 'GET') reply.header('Cache-Control', 'no-store')
      return success(data)
    },
  })
}

/**
 * A page may say in `X-Buyer` whom it shows as logged in. When the session has ended meanwhile, or another tab has
 * logged somebody else in, her call is not carried out as a visitor's or as the other's.
 */
function isForAnother({ headers, viewer }: FastifyRequest): boolean {
  const shown = headers['x-buyer']
  return shown !== undefined && shown !== encodeURIComponent(viewer.buyer?.username ?? '')
}

function run(
  deps: Deps,
  endpoint: Endpoint,
  options: BindOptions,
  viewer: Viewer,
  request: FastifyRequest,
  input: unknown,
  work: (db: Db) => Promise<unknown>,
): Promise<unknown> {
  if (endpoint.method === 'GET' || options.transaction === 'own') return work(deps.db)
  const key = request.headers['idempotency-key']
  if (endpoint.creates && typeof key === 'string') return once(deps, { endpoint, viewer, key, input }, work)
  return deps.db.transaction(work)
}

async function ensureSession(deps: Deps, request: FastifyRequest, reply: FastifyReply): Promise<Viewer> {
  if (request.viewer.sessionId !== null) return request.viewer
  const { token, sessionId } = await beginSession(deps.db, null, deps.now(), callerOf(request).userAgent)
  reply.setToken(token)
  return { sessionId, buyer: null }
}

function callerOf(request: FastifyRequest) {
  return { address: request.ip, userAgent: String(request.headers['user-agent'] ?? '') }
}
