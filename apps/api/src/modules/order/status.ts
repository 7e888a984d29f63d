import { isOrderStatus, type OrderStatus } from '@yaoji/domain'
import type { OrderRow } from './tables'

/** The status of a row as the domain’s type: the column has no other values. */
export function statusOf(row: Pick<OrderRow, 'status' | 'sn'>): OrderStatus {
  if (isOrderStatus(row.status)) return row.status
  throw new Error(
    `api: order ${row.sn} has status ${row.status}, which the order table does not know. Correct the row.`,
  )
}
