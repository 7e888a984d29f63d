import { and, asc, eq } from 'drizzle-orm'
import type { Db } from '../../db/types'
import { users } from '../../session/tables'
import type { Context } from '../../wire/context'
import { conflict, notFound } from '../../wire/refusal'
import { transferSlips } from '../payment/tables'
import { type RefundRow, settleRefund } from './send'
import { refunds } from './tables'

/** A refund that accounting pays by bank transfer. */
export interface TransferRefund {
  readonly refund: RefundRow
  readonly company: string
  /** Who transferred the money; empty when no slip is known. */
  readonly payer: string
}

const WAITS = and(eq(refunds.state, 'waiting'), eq(refunds.way, 'transfer'))

/** How many refunds accounting has to transfer. */
export function countTransferRefunds(db: Db): Promise<number> {
  return db.$count(refunds, WAITS)
}

/** The refunds that accounting has to transfer, oldest first. */
export async function waitingTransferRefunds(db: Db): Promise<TransferRefund[]> {
  const rows = await db
    .select({ refund: refunds, company: users.company, payer: transferSlips.payer })
    .from(refunds)
    .innerJoin(users, eq(users.id, refunds.user_id))
    .leftJoin(
      transferSlips,
      and(eq(transferSlips.order_id, refunds.order_id), eq(transferSlips.state, 'confirmed')),
    )
    .where(WAITS)
    .orderBy(asc(refunds.id))
  return rows.map(({ payer, ...row }) => ({ ...row, payer: payer ?? '' }))
}

/** Notes that accounting transferred a refund, once. `number` is that of the bank. */
export async function confirmTransferRefund(context: Context, id: number, number: string): Promise<void> {
  const [row] = await context.db.select().from(refunds).where(eq(refunds.id, id))
  if (row?.way !== 'transfer') throw notFound('退款')
  if (!(await settleRefund(context, row, number))) throw conflict('这笔退款已经打款')
}
