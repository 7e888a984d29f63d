import { asc, eq } from 'drizzle-orm'
import { users } from '../../session/tables'
import { chinaTime } from '../../wire/clock'
import type { Context } from '../../wire/context'
import { deliverParcel, traceParcel } from '../order/ship'
import { orders, parcels } from '../order/tables'
import { type ActionGroup, fieldOf, recordId, type WaitingRow } from './action-group'

const WAITS = eq(parcels.state, 'sent')

/** Parcels on their way. */
export const parcelActions: ActionGroup = {
  kind: 'parcels',
  about: 'parcels on their way',
  list: listParcels,
  count: db => db.$count(parcels, WAITS),
  async state(db, id) {
    const [row] = await db
      .select({ state: parcels.state })
      .from(parcels)
      .where(eq(parcels.id, recordId(id, '包裹')))
    return row?.state ?? ''
  },
  actions: {
    trace: {
      about: 'writes where the parcel is',
      fields: ['text'],
      async run(context, id, fields) {
        await traceParcel(context, recordId(id, '包裹'), fieldOf(fields, 'text'))
        return '已记录'
      },
    },
    deliver: {
      about: 'the parcel arrived',
      fields: [],
      async run(context, id) {
        await deliverParcel(context, recordId(id, '包裹'))
        return '已签收'
      },
    },
  },
}

async function listParcels({ db }: Context): Promise<WaitingRow[]> {
  const rows = await db
    .select({ parcel: parcels, sn: orders.sn, company: users.company })
    .from(parcels)
    .innerJoin(orders, eq(orders.id, parcels.order_id))
    .innerJoin(users, eq(users.id, orders.user_id))
    .where(WAITS)
    .orderBy(asc(parcels.id))
  return rows.map(({ parcel, sn, company }) => ({
    id: String(parcel.id),
    at: chinaTime(parcel.sent_at),
    company,
    text: `${sn}  ${parcel.company} ${parcel.tracking_no}`,
  }))
}
