import type { Db } from '../../../src/db/types'
import { lockCart } from '../../../src/modules/cart/lock'
import { pause } from './pause'

export { lockCart }

/** The naive way: carts are locked in the order in which the caller named them. */
export async function lockCarts(db: Db, owners: readonly string[]): Promise<void> {
  for (const owner of owners) {
    await lockCart(db, owner)
    await pause(db)
  }
}
