import type { Db } from '../db/types'
import type { UserRow, Viewer } from '../modules/session/viewer'
import type { Deps } from './deps'

/**
 * What every function of the service that reads the clock is given first: the database and the moment of the call.
 * `db` is the call's transaction; of a GET, the database itself.
 */
export interface Context {
  readonly db: Db
  readonly now: Date
}

/** A context with who asks. */
export interface ViewerContext extends Context {
  readonly viewer: Viewer
}

/** A logged-in buyer as a viewer. */
export type BuyerViewer = Viewer & { readonly buyer: UserRow }

/** A context of a logged-in buyer. */
export interface BuyerContext extends Context {
  readonly viewer: BuyerViewer
}

/** What a handler is given. `bind` makes it. */
export interface RequestContext<Input> extends ViewerContext {
  readonly input: Input
  readonly deps: Deps
  /** Network address and browser of the caller, for limits. */
  readonly caller: { readonly address: string; readonly userAgent: string }
  /** Gives the browser a session token; null takes it away. */
  setToken(token: string | null): void
}

/** What a handler of an endpoint for buyers is given. */
export interface BuyerRequestContext<Input> extends RequestContext<Input> {
  readonly viewer: BuyerViewer & { readonly sessionId: number }
}
