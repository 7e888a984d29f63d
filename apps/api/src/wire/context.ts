import type { Db } from '../db/types'
import type { UserRow, Viewer } from '../modules/session/viewer'
import type { Deps } from './deps'

/** The first argument of every function of the service that reads the clock: the database and the time of the call. */
export interface Context {
  readonly db: Db
  readonly now: Date
}

/** A context with the caller. */
export interface ViewerContext extends Context {
  readonly viewer: Viewer
}

/** A logged-in buyer as a viewer. */
export type BuyerViewer = Viewer & { readonly buyer: UserRow }

/** A context of a logged-in buyer. */
export interface BuyerContext extends Context {
  readonly viewer: BuyerViewer
}

/** The argument of a handler. `bind` makes it. */
export interface RequestContext<Input> extends ViewerContext {
  readonly input: Input
  readonly deps: Deps
  /** Network address and browser of the caller, for limits. */
  readonly caller: { readonly address: string; readonly userAgent: string }
  /** Sends a session token to the browser; null removes it. */
  setToken(token: string | null): void
}

/** The argument of a handler for buyers. */
export interface BuyerRequestContext<Input> extends RequestContext<Input> {
  readonly viewer: BuyerViewer & { readonly sessionId: number }
}
