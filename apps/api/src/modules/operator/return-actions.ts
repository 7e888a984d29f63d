import { amountText, RETURN, RETURN_KIND_ROWS, RETURN_REASON_ROWS, returnStatusText } from '@yaoji/domain'
import { and, asc, eq, inArray, sql } from 'drizzle-orm'
import { anyOf } from '../../db/any-of'
import type { Db } from '../../db/types'
import { users } from '../../session/tables'
import { chinaTime } from '../../wire/clock'
import type { Context } from '../../wire/context'
import { orderLineBatches, orderLines } from '../order/tables'
import { type ReturnRow, returnFiles } from '../return/answer'
import { lockReturn } from '../return/change'
import { acceptReturn, approveReturn, refundReturn, rejectReturn } from '../return/decide'
import { orderReturnLines, orderReturns } from '../return/tables'
import { type ActionGroup, fieldOf, recordId, type WaitingRow } from './action-group'

/** The returns that wait for the shop. */
const WAITS = inArray(orderReturns.status, [RETURN.waiting, RETURN.toInspect, RETURN.refunding])

/** Returns, from the request to the refund. */
export const returnActions: ActionGroup = {
  kind: 'returns',
  about: 'returns, to review, to inspect and to refund',
  list: listReturns,
  count: db => db.$count(orderReturns, WAITS),
  async state(db, id) {
    const [row] = await db
      .select({ status: orderReturns.status })
      .from(orderReturns)
      .where(eq(orderReturns.id, recordId(id, '退货申请')))
    return row ? returnStatusText(row.status) : ''
  },
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
    .where(WAITS)
    .orderBy(asc(orderReturns.id))
  const gifts = await giftTexts(
    db,
    rows.map(({ row }) => row.id),
  )
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
      gifts.get(row.id) ?? '',
      row.tracking_no,
      row.text,
    ]
      .filter(Boolean)
      .join('  '),
  }))
}

/** The gifts that come back with each return. */
async function giftTexts(db: Db, ids: readonly number[]): Promise<Map<number, string>> {
  if (ids.length === 0) return new Map()
  const rows = await db
    .select({
      id: orderReturnLines.return_id,
      text: sql<string>`'含赠品 ' || string_agg(${orderLines.name} || ' ' || ${orderReturnLines.number} || ${orderLines.bzdw}, '、'
        order by ${orderReturnLines.id})`,
    })
    .from(orderReturnLines)
    .innerJoin(orderLineBatches, eq(orderLineBatches.id, orderReturnLines.order_line_batch_id))
    .innerJoin(orderLines, eq(orderLines.id, orderLineBatches.order_line_id))
    .where(and(anyOf(orderReturnLines.return_id, ids), eq(orderLines.is_gift, 1)))
    .groupBy(orderReturnLines.return_id)
  return new Map(rows.map(({ id, text }) => [id, text]))
}
