import type { DataOf, InputOf } from '@yaoji/api-client/contract'
import type { orderExport } from '@yaoji/api-client/contract/order'
import { formatAmount, formatPrice, lineAmount, orderStateText } from '@yaoji/domain'
import { and, asc, count, desc, eq, inArray } from 'drizzle-orm'
import { chinaTime } from '../../wire/clock'
import type { BuyerContext } from '../../wire/context'
import { matching, tabOf } from './list'
import { batchesOf, statusOf } from './orderAnswer'
import { orderLines, orders } from './tables'

/** Most lines of one export. */
const LINES_MOST = 5000

/** The lines of the orders that the filters find, the newest order first. */
export async function exportOrders(
  { db, viewer }: BuyerContext,
  input: InputOf<typeof orderExport>,
): Promise<DataOf<typeof orderExport>> {
  const found = and(matching(viewer.buyer.id, input), inArray(orders.status, [...tabOf(input).statuses]))
  const own = eq(orders.id, orderLines.order_id)
  const [total] = await db.select({ count: count() }).from(orderLines).innerJoin(orders, own).where(found)
  const rows = await db
    .select({ line: orderLines, order: orders })
    .from(orderLines)
    .innerJoin(orders, own)
    .where(found)
    .orderBy(desc(orders.id), asc(orderLines.id))
    .limit(LINES_MOST)
  const batches = await batchesOf(
    db,
    rows.map(({ line }) => line.id),
  )
  const byLine = new Map<number, typeof batches>()
  for (const batch of batches) {
    byLine.set(batch.order_line_id, [...(byLine.get(batch.order_line_id) ?? []), batch])
  }
  return {
    total: total?.count ?? 0,
    list: rows.map(({ line, order }) => {
      const picked = byLine.get(line.id) ?? []
      const { name, ypgg, sccj, approval_no, bzdw, number } = line
      return {
        ...{ name, ypgg, sccj, approval_no, bzdw, number },
        sn: order.sn,
        created_at: chinaTime(order.created_at),
        status_text: orderStateText({ status: statusOf(order), pay_type: order.pay_type }),
        warehouse: order.warehouse,
        batch_no: picked.map(batch => batch.batch_no).join('、'),
        expiry_date: picked.map(batch => batch.expiry_date).sort()[0] ?? '',
        price: formatPrice(line.price),
        amount: formatAmount(lineAmount(line.price, number)),
        payable: formatAmount(line.payable_amount),
      }
    }),
  }
}
