import type { Db } from '../../db/types'
import type { Viewer } from '../session/viewer'

/** What a login did to one line that came from the visitor's cart. */
export interface CartChange {
  readonly goods_id: number
  readonly name: string
  readonly message: string
}

export interface VisitorCartMerge {
  /** The visitor's session, as it was before the login. */
  readonly sessionId: number | null
  /** The buyer who logged in. */
  readonly viewer: Viewer
  readonly now: Date
}

/**
 * Moves the visitor's cart into the account's, once: numbers of the same line are summed, then limited. Answers what
 * changed, line by line. Runs in the login's own transaction.
 */
export async function mergeVisitorCart(_db: Db, _merge: VisitorCartMerge): Promise<CartChange[]> {
  return []
}
