import { asc, eq } from 'drizzle-orm'
import { users } from '../../session/tables'
import type { Context } from '../../wire/context'
import { placeRevision, reviewAddress } from '../address/decide'
import { addresses } from '../address/tables'
import { type ActionGroup, fieldOf, revisedId, type WaitingRow } from './action-group'

const WAITS = eq(addresses.review_state, 'waiting')

/** Delivery addresses that are not the licensed one. The id also names the place that was listed. */
export const addressActions: ActionGroup = {
  kind: 'addresses',
  about: 'delivery addresses that are not the licensed one, to review',
  list: listAddresses,
  count: db => db.$count(addresses, WAITS),
  async state(db, id) {
    const [row] = await db
      .select({ state: addresses.review_state })
      .from(addresses)
      .where(eq(addresses.id, revisedId(id, '收货地址').id))
    return row?.state ?? ''
  },
  actions: {
    pass: {
      about: 'orders can be delivered to it',
      fields: [],
      run: (context, id) => decide(context, id, null),
    },
    reject: {
      about: 'the buyer corrects it',
      fields: ['reason'],
      run: (context, id, fields) => decide(context, id, fieldOf(fields, 'reason')),
    },
  },
}

async function decide(context: Context, id: string, reason: string | null): Promise<string> {
  await reviewAddress(context, revisedId(id, '收货地址'), reason)
  return reason === null ? '已通过' : '未通过'
}

async function listAddresses({ db }: Context): Promise<WaitingRow[]> {
  const rows = await db
    .select({ address: addresses, company: users.company })
    .from(addresses)
    .innerJoin(users, eq(users.id, addresses.user_id))
    .where(WAITS)
    .orderBy(asc(addresses.id))
  return rows.map(({ address, company }) => ({
    id: `${address.id}-${placeRevision(address)}`,
    at: '',
    company,
    text: `${address.region}${address.detail}  ${address.consignee} ${address.mobile}`,
  }))
}
