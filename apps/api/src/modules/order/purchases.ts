import type { Purchase } from '@yaoji/api-client/contract/order'
import { formatAmount, ORDER, paidTogether } from '@yaoji/domain'
import { asc, inArray } from 'drizzle-orm'
import type { Db } from '../../db/types'
import type { OrderRow } from './orderAnswer'
import { orders } from './tables'

type Part = Pick<OrderRow, 'id' | 'parent_sn' | 'status' | 'payable_amount' | 'is_ephedrine'>

/** The purchases with several parts that these orders are of, each with numbers and sums of all its parts. */
export async function purchasesOf(db: Db, rows: readonly OrderRow[]): Promise<Purchase[]> {
  const numbers = [...new Set(rows.map(row => row.parent_sn))]
  if (numbers.length === 0) return []
  const parts = await db
    .select({
      id: orders.id,
      parent_sn: orders.parent_sn,
      status: orders.status,
      payable_amount: orders.payable_amount,
      is_ephedrine: orders.is_ephedrine,
    })
    .from(orders)
    .where(inArray(orders.parent_sn, numbers))
    .orderBy(asc(orders.id))
  return numbers
    .map(number => parts.filter(part => part.parent_sn === number))
    .filter(purchase => purchase.length > 1)
    .map(toPurchase)
}

function toPurchase(parts: readonly Part[]): Purchase {
  const unpaid = parts.filter(part => part.status === ORDER.unpaid)
  const together = paidTogether(parts.map(part => ({ ...part, ephedrine: part.is_ephedrine === 1 })))
  return {
    parent_sn: parts[0]?.parent_sn ?? '',
    part_count: parts.length,
    payable_amount: sumText(parts),
    unpaid_count: unpaid.length,
    unpaid_amount: sumText(unpaid),
    pay_together: together.map(part => part.id),
    pay_together_amount: sumText(together),
  }
}

function sumText(parts: readonly Part[]): string {
  return formatAmount(parts.reduce((sum, part) => sum + part.payable_amount, 0))
}
