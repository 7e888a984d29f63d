import type { Purchase } from '@yaoji/api-client/contract/order'
import { formatAmount, ORDER, paidTogether, sumAmounts } from '@yaoji/domain'
import { asc, inArray } from 'drizzle-orm'
import type { Db } from '../../db/types'
import { type OrderRow, orders } from './tables'

type Part = Pick<
  OrderRow,
  'id' | 'parent_sn' | 'status' | 'pay_type' | 'payable_amount' | 'balance_amount' | 'is_ephedrine'
>

/** The purchases with several parts that these orders are of, each with numbers and sums of all its parts. */
export async function purchasesOf(db: Db, rows: readonly OrderRow[]): Promise<Purchase[]> {
  const numbers = [...new Set(rows.map(row => row.parent_sn))]
  const parts = await partsOf(db, numbers)
  return numbers
    .map(number => parts.filter(part => part.parent_sn === number))
    .filter(purchase => purchase.length > 1)
    .map(toPurchase)
}

/** The parts of the purchase of an order that one payment can pay, the first part first; none where fewer than two can. */
export async function payableTogether(db: Db, { parent_sn }: OrderRow): Promise<Part[]> {
  return togetherOf(await partsOf(db, [parent_sn]))
}

/** All parts of purchases, the first one first. */
async function partsOf(db: Db, numbers: readonly string[]): Promise<Part[]> {
  if (numbers.length === 0) return []
  const { id, parent_sn, status, pay_type, payable_amount, balance_amount, is_ephedrine } = orders
  return db
    .select({ id, parent_sn, status, pay_type, payable_amount, balance_amount, is_ephedrine })
    .from(orders)
    .where(inArray(orders.parent_sn, [...numbers]))
    .orderBy(asc(orders.id))
}

const togetherOf = (parts: readonly Part[]) =>
  paidTogether(parts.map(part => ({ ...part, ephedrine: part.is_ephedrine === 1 })))

function toPurchase(parts: readonly Part[]): Purchase {
  const unpaid = parts.filter(part => part.status === ORDER.unpaid)
  const together = togetherOf(parts)
  return {
    parent_sn: parts[0]?.parent_sn ?? '',
    part_count: parts.length,
    payable_amount: sumText(parts),
    balance_amount: formatAmount(sumAmounts(parts.map(part => part.balance_amount))),
    unpaid_count: unpaid.length,
    unpaid_amount: sumText(unpaid),
    pay_together: together.map(part => part.id),
    pay_together_amount: sumText(together),
  }
}

function sumText(parts: readonly Part[]): string {
  return formatAmount(sumAmounts(parts.map(part => part.payable_amount)))
}
