import { ORDER } from '@yaoji/domain'
import { desc } from 'drizzle-orm'
import { anyOf } from '../../db/any-of'
import type { Db } from '../../db/types'
import { transferSlips } from '../payment/tables'
import type { OrderRow } from './orderAnswer'

/** Why the last slip of each of these orders was refused, by order: only of those that are to be paid again. */
export async function refusedSlips(db: Db, rows: readonly OrderRow[]): Promise<ReadonlyMap<number, string>> {
  const unpaid = rows.filter(({ status }) => status === ORDER.unpaid).map(({ id }) => id)
  if (unpaid.length === 0) return new Map()
  const last = await db
    .selectDistinctOn([transferSlips.order_id])
    .from(transferSlips)
    .where(anyOf(transferSlips.order_id, unpaid))
    .orderBy(transferSlips.order_id, desc(transferSlips.id))
  return new Map(
    last.filter(({ state }) => state === 'refused').map(({ order_id, reason }) => [order_id, reason]),
  )
}
