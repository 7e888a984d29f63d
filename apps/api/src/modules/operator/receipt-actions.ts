import { receiptStateText } from '@yaoji/domain'
import { asc, eq, max } from 'drizzle-orm'
import { users } from '../../session/tables'
import { chinaTime } from '../../wire/clock'
import type { Context } from '../../wire/context'
import { lockOrderOf } from '../order/review'
import { orders } from '../order/tables'
import { receiptFiles, reviewReceipt } from '../receipt/service'
import { orderReceipts } from '../receipt/tables'
import { type ActionGroup, fieldOf, orderNumber, type WaitingRow } from './action-group'

const WAITS = eq(orders.receipt, 'submitted')

/** Receipts of ephedrine-type goods. The id is the number of the order. */
export const receiptActions: ActionGroup = {
  kind: 'receipts',
  about: 'signed receipts of ephedrine-type goods, to review',
  list: listReceipts,
  count: db => db.$count(orders, WAITS),
  async state(db, sn) {
    const [row] = await db
      .select({ receipt: orders.receipt })
      .from(orders)
      .where(eq(orders.sn, orderNumber(sn)))
    return row?.receipt ?? ''
  },
  files: (db, sn) => receiptFiles(db, orderNumber(sn)),
  actions: {
    pass: { about: 'the receipt is in order', fields: [], run: (context, sn) => decide(context, sn, null) },
    reject: {
      about: 'the buyer sends it again',
      fields: ['reason'],
      run: (context, sn, fields) => decide(context, sn, fieldOf(fields, 'reason')),
    },
  },
}

async function decide(context: Context, sn: string, reason: string | null): Promise<string> {
  await reviewReceipt(context, await lockOrderOf(context.db, orderNumber(sn)), reason)
  return receiptStateText(reason === null ? 'passed' : 'rejected')
}

async function listReceipts({ db }: Context): Promise<WaitingRow[]> {
  const rows = await db
    .select({ sn: orders.sn, company: users.company, sent_at: max(orderReceipts.sent_at) })
    .from(orders)
    .innerJoin(users, eq(users.id, orders.user_id))
    .innerJoin(orderReceipts, eq(orderReceipts.order_id, orders.id))
    .where(WAITS)
    .groupBy(orders.id, users.id)
    .orderBy(asc(orders.id))
  return rows.map(({ sn, company, sent_at }) => ({
    id: sn,
    at: sent_at ? chinaTime(sent_at) : '',
    company,
    text: '签收回执待审核',
  }))
}
