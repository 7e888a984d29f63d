import { desc } from 'drizzle-orm'
import { anyOf } from '../../db/any-of'
import type { Db } from '../../db/types'
import { transferSlips } from '../payment/tables'

/** The last transfer slip of each of these orders, as a query for a statement that reads more. */
export function selectLastSlips(db: Db, orderIds: readonly number[]) {
  return db
    .selectDistinctOn([transferSlips.order_id], {
      order_id: transferSlips.order_id,
      state: transferSlips.state,
      reason: transferSlips.reason,
    })
    .from(transferSlips)
    .where(anyOf(transferSlips.order_id, orderIds))
    .orderBy(transferSlips.order_id, desc(transferSlips.id))
}
