import { sumAmounts } from '@yaoji/domain'
import { count, eq } from 'drizzle-orm'
import type { Context } from '../../wire/context'
import type { OrderRow } from '../order/tables'
import type { ReturnRow } from './answer'
import { orderReturnEvents, orderReturnLines, orderReturns } from './tables'

/** Packs of a batch in a return. */
export interface ReturnLine {
  readonly batch_id: number
  readonly number: number
  /** Refund, and what goes back to the cash voucher, in fen. */
  readonly amount: number
  readonly voucher_amount: number
  /** Points that go back. */
  readonly points: number
}

type NewReturn = Pick<ReturnRow, 'kind' | 'reason' | 'status' | 'text'> &
  Partial<Pick<ReturnRow, 'file_ids' | 'unshipped'>> & {
    readonly lines: readonly ReturnLine[]
    /** The text of its first event. */
    readonly event: string
  }

/** Writes a return of an order that the caller has locked. */
export async function insertReturn(
  { db, now }: Context,
  order: OrderRow,
  { lines, event, ...fields }: NewReturn,
): Promise<ReturnRow> {
  const [earlier] = await db
    .select({ number: count() })
    .from(orderReturns)
    .where(eq(orderReturns.order_id, order.id))
  const [row] = await db
    .insert(orderReturns)
    .values({
      ...fields,
      sn: `${order.sn}-T${(earlier?.number ?? 0) + 1}`,
      order_id: order.id,
      user_id: order.user_id,
      goods_amount: sumAmounts(lines.map(line => line.amount)),
      voucher_amount: sumAmounts(lines.map(line => line.voucher_amount)),
      points: sumAmounts(lines.map(line => line.points)),
      created_at: now,
    })
    .returning()
  const created = row as ReturnRow
  await db.insert(orderReturnLines).values(
    lines.map(({ batch_id, ...line }) => ({
      ...line,
      return_id: created.id,
      order_line_batch_id: batch_id,
    })),
  )
  await db
    .insert(orderReturnEvents)
    .values({ return_id: created.id, at: now, text: event, status: created.status })
  return created
}
