import type { Purchase } from '@yaoji/api-client/contract/order'
import { formatAmount, ORDER, paidTogether, sumAmounts, transferredTogether } from '@yaoji/domain'
import { asc, inArray } from 'drizzle-orm'
import type { Db } from '../../db/types'
import { type OrderRow, orders } from './tables'

type Part = Pick<
  OrderRow,
  | 'id'
  | 'parent_sn'
  | 'status'
  | 'pay_type'
  | 'transfer_sn'
  | 'payable_amount'
  | 'balance_amount'
  | 'is_ephedrine'
>

/**
 * The purchases with several parts that these orders are of, each with numbers and sums of all its parts. Those of another
 * buyer cannot be paid.
 */
export async function purchasesOf(db: Db, rows: readonly OrderRow[], buyerId: number): Promise<Purchase[]> {
  const numbers = [...new Set(rows.map(row => row.parent_sn))]
  const own = new Set(rows.filter(row => row.user_id === buyerId).map(row => row.parent_sn))
  const parts = await partsOf(db, numbers)
  return numbers
    .map(number => parts.filter(part => part.parent_sn === number))
    .filter(purchase => purchase.length > 1)
    .map(purchase => toPurchase(purchase, own.has(purchase[0]?.parent_sn ?? '')))
}

/**
 * The parts of the purchase of an order that one payment can pay, the first part first; none where fewer than two can.
 * Parts that wait for one transfer can be paid together in another way.
 */
export async function payableTogether(db: Db, order: OrderRow): Promise<Part[]> {
  const parts = await partsOf(db, [order.parent_sn])
  if (order.pay_type !== 'transfer') return togetherOf(parts)
  const waiting = transferredTogether<Part>(order, parts)
  return waiting.length > 1 ? waiting : []
}

/** The parts that one transfer pays with an order that waits for it, the first part first. */
export async function paidByTransfer(db: Db, order: OrderRow): Promise<Part[]> {
  if (order.transfer_sn === null) return [order]
  return transferredTogether<Part>(order, await partsOf(db, [order.parent_sn]))
}

/** All parts of purchases, the first one first. */
async function partsOf(db: Db, numbers: readonly string[]): Promise<Part[]> {
  if (numbers.length === 0) return []
  const { id, parent_sn, status, pay_type, transfer_sn, payable_amount, balance_amount, is_ephedrine } =
    orders
  return db
    .select({ id, parent_sn, status, pay_type, transfer_sn, payable_amount, balance_amount, is_ephedrine })
    .from(orders)
    .where(inArray(orders.parent_sn, [...numbers]))
    .orderBy(asc(orders.id))
}

const togetherOf = (parts: readonly Part[]) =>
  paidTogether(parts.map(part => ({ ...part, ephedrine: part.is_ephedrine === 1 })))

function toPurchase(parts: readonly Part[], isOwn: boolean): Purchase {
  const unpaid = parts.filter(part => part.status === ORDER.unpaid)
  const together = isOwn ? togetherOf(parts) : []
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
