import type { DataOf } from '@yaoji/api-client/contract'
import type { parcelList } from '@yaoji/api-client/contract/parcel'
import { and, desc, eq, sql } from 'drizzle-orm'
import { jsonRows } from '../../db/json-rows'
import { chinaTime } from '../../wire/clock'
import type { BuyerContext } from '../../wire/context'
import { STATE_TEXTS } from './parcels'
import { orders, parcelPacks, parcels, parcelTraces } from './tables'

/** Parcels that are listed. */
const MOST = 10

/** The buyer's parcels that are not delivered yet. */
export async function listUnderway({ db, viewer }: BuyerContext): Promise<DataOf<typeof parcelList>> {
  const last = db
    .select({ at: sql<string>`${parcelTraces.at}`.as('at'), text: parcelTraces.text })
    .from(parcelTraces)
    .where(eq(parcelTraces.parcel_id, parcels.id))
    .orderBy(desc(parcelTraces.at), desc(parcelTraces.id))
    .limit(1)
  const packs = db
    .select({ number: sql`coalesce(sum(${parcelPacks.number}), 0)` })
    .from(parcelPacks)
    .where(eq(parcelPacks.parcel_id, parcels.id))
  const rows = await db
    .select({
      id: parcels.id,
      order_id: orders.id,
      order_sn: orders.sn,
      company: parcels.company,
      tracking_no: parcels.tracking_no,
      sent_at: parcels.sent_at,
      goods_number: sql`(${packs})`.mapWith(Number),
      traces: jsonRows(last),
      total: sql`count(*) over ()`.mapWith(Number),
    })
    .from(parcels)
    .innerJoin(orders, eq(orders.id, parcels.order_id))
    .where(and(eq(orders.user_id, viewer.buyer.id), eq(parcels.state, 'sent')))
    .orderBy(desc(parcels.sent_at), desc(parcels.id))
    .limit(MOST)
  return {
    list: rows.map(({ traces: [trace], sent_at, total: _total, ...parcel }) => ({
      ...parcel,
      state_text: STATE_TEXTS.sent,
      sent_at: chinaTime(sent_at),
      trace: trace ? { time: chinaTime(new Date(trace.at)), text: trace.text } : null,
    })),
    total: rows[0]?.total ?? 0,
  }
}
