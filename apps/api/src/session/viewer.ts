import type { BuyerInput } from '@yaoji/domain'
import type { users } from './tables'

export type UserRow = typeof users.$inferSelect

/** The caller: a session, if there is one, and the buyer who is logged in, if there is one. */
export interface Viewer {
  readonly sessionId: number | null
  readonly buyer: UserRow | null
  /** The token is that of a visitor who has logged in since: the browser has a new one, or is about to. */
  readonly loggedIn?: true
}

/**
 * A buyer as input of the buying rules; null for a visitor. `controlledAllowed`: the buyer may buy the controlled
 * product.
 */
export function buyerInput(viewer: Viewer, controlledAllowed: boolean): BuyerInput | null {
  if (!viewer.buyer) return null
  return {
    licence: viewer.buyer.licence_state,
    document_expired: viewer.buyer.document_expired,
    scopes: viewer.buyer.scopes,
    region: viewer.buyer.region_code,
    controlled_allowed: controlledAllowed,
  }
}

/** The owner of carts, keys and favourites, as text: `user:7`, `session:12`, or null for a visitor without a session. */
export function ownerOf(viewer: Viewer): string | null {
  if (viewer.buyer) return `user:${viewer.buyer.id}`
  return viewer.sessionId === null ? null : `session:${viewer.sessionId}`
}
