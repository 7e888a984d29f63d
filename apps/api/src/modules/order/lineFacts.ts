import { and, count, eq, isNotNull } from 'drizzle-orm'
import { anyOf } from '../../db/any-of'
import type { Db } from '../../db/types'
import type { OrderLineRow } from './lines'
import { orderLines } from './tables'

type CombinedLine = Pick<OrderLineRow, 'order_id' | 'combination_id' | 'is_gift'>

/** How many products of its combination the order of a line has; 0 for a line without one. */
export async function combinationKinds(
  db: Db,
  orderIds: readonly number[],
): Promise<(line: CombinedLine) => number> {
  if (orderIds.length === 0) return () => 0
  const rows = await db
    .select({ order_id: orderLines.order_id, combination_id: orderLines.combination_id, kinds: count() })
    .from(orderLines)
    .where(
      and(
        anyOf(orderLines.order_id, orderIds),
        isNotNull(orderLines.combination_id),
        eq(orderLines.is_gift, 0),
      ),
    )
    .groupBy(orderLines.order_id, orderLines.combination_id)
  const keyOf = ({ order_id, combination_id }: Omit<CombinedLine, 'is_gift'>) =>
    `${order_id} ${combination_id}`
  const kinds = new Map(rows.map(row => [keyOf(row), row.kinds]))
  return line => (line.is_gift === 1 ? 0 : (kinds.get(keyOf(line)) ?? 0))
}
