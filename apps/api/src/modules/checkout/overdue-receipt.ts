import { receiptState } from '@yaoji/domain'
import { and, eq, inArray } from 'drizzle-orm'
import type { BuyerContext } from '../../wire/context'
import { orders } from '../order/tables'

/** Why a buyer cannot order ephedrine-type goods: a signed receipt is overdue. Empty when none is. */
export async function overdueReceipt({ db, viewer, now }: BuyerContext): Promise<string> {
  const rows = await db
    .select({ sn: orders.sn, receipt: orders.receipt, due: orders.receipt_due_at })
    .from(orders)
    .where(
      and(
        eq(orders.user_id, viewer.buyer.id),
        eq(orders.is_ephedrine, 1),
        inArray(orders.receipt, ['due', 'rejected', 'overdue']),
      ),
    )
  const overdue = rows.find(
    ({ receipt, due }) =>
      receiptState({ receipt, dueAt: due?.getTime() ?? null, now: now.getTime() }) === 'overdue',
  )
  return overdue ? `订单 ${overdue.sn} 的签收回执已逾期，上传后才能再购买含麻商品` : ''
}
