import type { Db } from '../db/types'
import type { UserRow, Viewer } from '../session/viewer'
import type { Caller } from './caller'
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
  readonly caller: Caller
  /** The id of the caller's browser, from its cookie; a browser without one gets it. For limits, never for access. */
  browser(): string
  /** Logs what failed outside the answer. */
  logError(error: unknown, what: string): void
  /** Sends a session token to the browser with the answer; null removes it. A refused call sends none. */
  setToken(token: string | null): void
}

/** The argument of a handler for buyers. */
export interface BuyerRequestContext<Input> extends RequestContext<Input> {
  readonly viewer: BuyerViewer & { readonly sessionId: number }
}
