import { REDEMPTION, redemptionStatusText } from '@yaoji/domain'
import { asc, eq, inArray } from 'drizzle-orm'
import { users } from '../../session/tables'
import { chinaTime } from '../../wire/clock'
import type { Context } from '../../wire/context'
import { cancelRedemption, lockRedemption, receiveRedemption, shipRedemption } from '../redemption/change'
import type { RedemptionRow } from '../redemption/list'
import { redemptions } from '../redemption/tables'
import { type ActionGroup, fieldOf, recordId, type WaitingRow } from './action-group'

/** The redemptions that are not at their end. */
const WAITS = inArray(redemptions.status, [REDEMPTION.toShip, REDEMPTION.shipped])

/** Redeemed gifts, from the redemption to the parcel's arrival. */
export const redemptionActions: ActionGroup = {
  kind: 'redemptions',
  about: 'redeemed gifts, to ship; and those on their way',
  list: listRedemptions,
  count: db => db.$count(redemptions, WAITS),
  async state(db, id) {
    const [row] = await db
      .select({ status: redemptions.status })
      .from(redemptions)
      .where(eq(redemptions.id, recordId(id, '积分订单')))
    return row ? redemptionStatusText(row.status) : ''
  },
  actions: {
    ship: {
      about: 'sends the gift',
      fields: ['company', 'number'],
      run: (context, id, fields) =>
        change(context, id, row =>
          shipRedemption(context, row, {
            company: fieldOf(fields, 'company'),
            tracking_no: fieldOf(fields, 'number'),
          }),
        ),
    },
    cancel: {
      about: 'not shipped yet: points, amount and stock go back',
      fields: ['reason'],
      run: (context, id, fields) =>
        change(context, id, row =>
          cancelRedemption(context, row, { reason: fieldOf(fields, 'reason'), by: 'shop' }),
        ),
    },
    deliver: {
      about: 'the parcel arrived',
      fields: [],
      run: (context, id) => change(context, id, row => receiveRedemption(context, row)),
    },
  },
}

async function change(
  { db }: Context,
  id: string,
  work: (row: RedemptionRow) => Promise<RedemptionRow>,
): Promise<string> {
  const { status } = await work(await lockRedemption(db, recordId(id, '积分订单')))
  return redemptionStatusText(status)
}

async function listRedemptions({ db }: Context): Promise<WaitingRow[]> {
  const rows = await db
    .select({ row: redemptions, company: users.company })
    .from(redemptions)
    .innerJoin(users, eq(users.id, redemptions.user_id))
    .where(WAITS)
    .orderBy(asc(redemptions.id))
  return rows.map(({ row, company }) => ({
    id: String(row.id),
    at: chinaTime(row.created_at),
    company,
    text: [
      row.sn,
      redemptionStatusText(row.status),
      `${row.name} ${row.ypgg} ×${row.number}`,
      `${row.region}${row.detail} ${row.consignee} ${row.mobile}`,
      row.tracking_no,
    ]
      .filter(Boolean)
      .join('  '),
  }))
}
