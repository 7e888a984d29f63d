import { amountText, RETURN, RETURN_KIND_ROWS, RETURN_REASON_ROWS, returnStatusText } from '@yaoji/domain'
import { asc, eq, inArray } from 'drizzle-orm'
import { chinaTime } from '../../wire/clock'
import type { Context } from '../../wire/context'
import { type ReturnRow, returnFiles } from '../return/answer'
import { lockReturn } from '../return/change'
import { acceptReturn, approveReturn, refundReturn, rejectReturn } from '../return/decide'
import { orderReturns } from '../return/tables'
import { users } from '../session/tables'
import { type Desk, fieldOf, recordId, type WaitingRow } from './desk'

/** The statuses in which a return waits for the shop. */
const WAITING = [RETURN.waiting, RETURN.toInspect, RETURN.refunding]

/** Returns, from the request to the refund. */
export const returnDesk: Desk = {
  kind: 'returns',
  about: 'returns, to review, to inspect and to refund',
  list: listReturns,
  files: (db, id) => returnFiles(db, recordId(id, '退货申请')),
  actions: {
    approve: {
      about: 'the request is justified',
      fields: [],
      run: (context, id) => change(context, id, row => approveReturn(context, row)),
    },
    reject: {
      about: 'before the goods come back, or after their inspection',
      fields: ['reason'],
      run: (context, id, fields) =>
        change(context, id, row => rejectReturn(context, row, fieldOf(fields, 'reason'))),
    },
    accept: {
      about: 'the goods came back and are in order',
      fields: [],
      run: (context, id) => change(context, id, row => acceptReturn(context, row)),
    },
    refund: {
      about: 'pays the refund the way of the payment; a bank transfer then waits in refunds',
      fields: [],
      run: (context, id) => change(context, id, row => refundReturn(context, row)),
    },
  },
}

async function change(
  { db }: Context,
  id: string,
  work: (row: ReturnRow) => Promise<ReturnRow>,
): Promise<string> {
  const { status } = await work(await lockReturn(db, recordId(id, '退货申请')))
  return returnStatusText(status)
}

async function listReturns({ db }: Context): Promise<WaitingRow[]> {
  const rows = await db
    .select({ row: orderReturns, company: users.company })
    .from(orderReturns)
    .innerJoin(users, eq(users.id, orderReturns.user_id))
    .where(inArray(orderReturns.status, WAITING))
    .orderBy(asc(orderReturns.id))
  return rows.map(({ row, company }) => ({
    id: String(row.id),
    at: chinaTime(row.created_at),
    company,
    text: [
      row.sn,
      returnStatusText(row.status),
      RETURN_KIND_ROWS[row.kind].text,
      RETURN_REASON_ROWS[row.reason].text,
      amountText(row.goods_amount + row.shipping_amount),
      row.tracking_no,
      row.text,
    ]
      .filter(Boolean)
      .join('  '),
  }))
}
