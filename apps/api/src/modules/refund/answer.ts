import type { Refund } from '@yaoji/api-client/contract/order'
import { formatAmount, REFUND_STATE_TEXTS, REFUND_TARGETS } from '@yaoji/domain'
import { asc, type SQL } from 'drizzle-orm'
import type { Db } from '../../db/types'
import { chinaTime } from '../../wire/clock'
import { refunds } from './tables'

/** The refunds that a condition finds, for the wire, with the return of each. */
export async function listRefunds(
  db: Db,
  where: SQL | undefined,
): Promise<{ return_id: number | null; refund: Refund }[]> {
  const rows = await db.select().from(refunds).where(where).orderBy(asc(refunds.id))
  return rows.map(({ return_id, sn, way, amount, state, created_at, settled_at }) => ({
    return_id,
    refund: {
      sn,
      way,
      target: REFUND_TARGETS[way],
      amount: formatAmount(amount),
      state,
      state_text: REFUND_STATE_TEXTS[state],
      created_at: chinaTime(created_at),
      settled_at: settled_at && chinaTime(settled_at),
    },
  }))
}
