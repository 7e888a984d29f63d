import { ORDER } from '@yaoji/domain'
import type { Db } from '../src/db/types'
import { applyPath, bestSellingGoods, placeOne, shopOf } from './trade'

const DAY_MS = 86_400_000

/** Days ago on which the regular buyer ordered, and which of the products. */
const REGULAR_ORDERS: readonly (readonly [daysAgo: number, goods: readonly number[]])[] = [
  [88, [0, 1, 2, 3]],
  [66, [0, 1, 4, 5]],
  [58, [2, 3, 6]],
  [44, [0, 1, 4, 7]],
  [28, [2, 3, 5, 8]],
  [22, [0, 1, 4]],
  [9, [5, 6, 9]],
]

/** Orders of the same products every few weeks: what the rule of a restock reads. */
export async function seedRegularOrders(db: Db, userId: number, now: Date): Promise<void> {
  const shop = await shopOf(db, userId)
  if (!shop) return
  const { buyer, viewer, addressId } = shop
  const regular = await bestSellingGoods(db, buyer.scopes, { flag: 'none', count: 10 })
  for (const [daysAgo, chosen] of REGULAR_ORDERS) {
    const placedAt = new Date(now.getTime() - daysAgo * DAY_MS)
    const goods = chosen.flatMap(at => regular[at] ?? [])
    if (goods.length === 0) continue
    const order = await placeOne(db, viewer, { goods, addressId, coupon_id: 0, now: placedAt })
    const path = [ORDER.paid, ORDER.toShip, ORDER.shipped, ORDER.received, ORDER.completed]
    await applyPath(db, order, { path, placedAt })
  }
}
