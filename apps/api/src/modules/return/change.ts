import { canMoveReturn, RETURN, returnStatusText } from '@yaoji/domain'
import { and, eq, lte } from 'drizzle-orm'
import type { Db } from '../../db/types'
import type { Context } from '../../wire/context'
import { eachDue } from '../../wire/each-due'
import { conflict, notFound } from '../../wire/refusal'
import { lockAccount } from '../wallet/account'
import type { ReturnRow } from './answer'
import { shareFreight } from './freight'
import { orderReturnEvents, orderReturns } from './tables'

/** A return, locked until the transaction ends. The buyer's account is locked first. `userId` limits it to a buyer's own. */
export async function lockReturn(db: Db, id: number, userId?: number): Promise<ReturnRow> {
  const [found] = await db.select().from(orderReturns).where(eq(orderReturns.id, id))
  if (!found || (userId !== undefined && found.user_id !== userId)) throw notFound('退货申请')
  await lockAccount(db, found.user_id)
  const [row] = await db.select().from(orderReturns).where(eq(orderReturns.id, id)).for('update')
  if (!row) throw notFound('退货申请')
  return row
}

export interface ReturnChange {
  /** The only status in which this can happen. Default: every one from which the table leads to the next. */
  readonly from?: ReturnRow['status']
  readonly to: ReturnRow['status']
  /** The text of the event, for the buyer. */
  readonly event: string
  /** Other changes of the row. */
  readonly change?: Partial<ReturnRow>
}

/** Refuses a step that a locked return cannot take now. */
export function requireMove(
  { status }: ReturnRow,
  { from, to }: Required<Pick<ReturnChange, 'from' | 'to'>>,
): void {
  if (status !== from || !canMoveReturn(from, to))
    throw conflict(`退货申请${returnStatusText(status)}，不能进行此操作`)
}

/** Changes the status of a locked return along the domain's table, and writes the event. */
export async function changeReturn(
  { db, now }: Context,
  row: ReturnRow,
  { from = row.status, to, event, change = {} }: ReturnChange,
): Promise<ReturnRow> {
  requireMove(row, { from, to })
  const [moved] = await db
    .update(orderReturns)
    .set({ ...change, status: to })
    .where(and(eq(orderReturns.id, row.id), eq(orderReturns.status, row.status)))
    .returning()
  if (!moved) throw conflict('退货申请的状态已变化，请刷新后重试')
  await db.insert(orderReturnEvents).values({ return_id: row.id, at: now, text: event, status: to })
  if (to === RETURN.rejected || to === RETURN.withdrawn) await shareFreight(db, row.order_id)
  return moved
}

/** Returns of one round; the next round takes more. */
const ROUND = 100

/** Withdraws the approved returns that were not sent in time; returns how many. Several processes can run it. */
export async function withdrawUnsent(context: Context): Promise<number> {
  const { db, now } = context
  const due = await db
    .select({ id: orderReturns.id })
    .from(orderReturns)
    .where(and(eq(orderReturns.status, RETURN.toSend), lte(orderReturns.send_before, now)))
    .limit(ROUND)
  const withdraw = ({ id }: { readonly id: number }) =>
    db.transaction(async tx => {
      const row = await lockReturn(tx, id)
      if (row.status !== RETURN.toSend) return 0
      await changeReturn({ db: tx, now }, row, { to: RETURN.withdrawn, event: '超时未寄回，申请自动撤销' })
      return 1
    })
  return eachDue(due, withdraw, 'api: some returns were not withdrawn. The next round tries them again.')
}
