import type { BuyerInput } from '@yaoji/domain'
import type { users } from './tables'

export type UserRow = typeof users.$inferSelect

/** Who asks: a session, if there is one, and the buyer logged into it, if there is one. */
export interface Viewer {
  readonly sessionId: number | null
  readonly buyer: UserRow | null
}

/** What buying rules need to know of a buyer; null for a visitor. `controlledAllowed` is the right to the controlled goods in question. */
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
