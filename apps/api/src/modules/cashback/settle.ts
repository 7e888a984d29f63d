import { type CashbackTier, cashbackOf, formatAmount, ORDER, sumAmounts } from '@yaoji/domain'
import { and, asc, desc, eq, gte, isNull, lte, min, or } from 'drizzle-orm'
import type { Db } from '../../db/types'
import { chinaDate } from '../../wire/clock'
import type { Context } from '../../wire/context'
import { eachDue } from '../../wire/each-due'
import { sendMessage } from '../message/send'
import { orders } from '../order/tables'
import { lockAccount, moveMoney, USE } from '../wallet/account'
import { monthBefore, monthOf, payDate } from './months'
import { receivedIn, receivedOrders } from './received'
import { cashbackMonths, cashbackPlans } from './tables'

/** The tiers of a month, of several plans those of the latest; empty when there is no cashback. */
export async function tiersOf(db: Db, month: string): Promise<readonly CashbackTier[]> {
  const [plan] = await db
    .select({ tiers: cashbackPlans.tiers })
    .from(cashbackPlans)
    .where(
      and(
        lte(cashbackPlans.begin_month, month),
        or(isNull(cashbackPlans.end_month), gte(cashbackPlans.end_month, month)),
      ),
    )
    .orderBy(desc(cashbackPlans.begin_month), desc(cashbackPlans.id))
    .limit(1)
  return plan?.tiers ?? []
}

/**
 * Settles the months that are over for every buyer: pays their cashback, or marks that no tier was reached. Each buyer
 * and month is a transaction of its own; several processes can run it at the same time. Returns how many it settled.
 */
export async function settleCashback(context: Context): Promise<number> {
  const due: MonthToSettle[] = []
  for (const month of await overMonths(context)) {
    const tiers = await tiersOf(context.db, month)
    if (tiers.length === 0) continue
    for (const user_id of await openBuyers(context.db, month)) due.push({ user_id, month, tiers })
  }
  const settle = (one: MonthToSettle) =>
    context.db.transaction(db => settleMonth({ ...context, db }, one).then(Number))
  return eachDue(
    due,
    settle,
    'api: some months of cashback were not settled. The next round tries them again.',
  )
}

/** The months with a plan whose day of payment has come, the oldest first. */
async function overMonths({ db, now }: Context): Promise<string[]> {
  const [first] = await db.select({ month: min(cashbackPlans.begin_month) }).from(cashbackPlans)
  const months: string[] = []
  for (
    let month = monthBefore(monthOf(now), 1);
    first?.month && month >= first.month;
    month = monthBefore(month, 1)
  ) {
    if (payDate(month) <= chinaDate(now)) months.unshift(month)
  }
  return months
}

/** Buyers who received something in a month that is not settled for them. */
async function openBuyers(db: Db, month: string): Promise<number[]> {
  const rows = await db
    .selectDistinct({ user_id: orders.user_id })
    .from(orders)
    .leftJoin(
      cashbackMonths,
      and(eq(cashbackMonths.user_id, orders.user_id), eq(cashbackMonths.month, month)),
    )
    .where(and(receivedIn(month), isNull(cashbackMonths.user_id)))
    .orderBy(asc(orders.user_id))
  return rows.map(row => row.user_id)
}

interface MonthToSettle {
  readonly user_id: number
  readonly month: string
  readonly tiers: readonly CashbackTier[]
}

/**
 * Settles a month for a buyer, once. It waits while an order of the month is not completed or has an open return.
 * The row of the month decides who pays; the account is locked first, so that no refund changes the sum meanwhile.
 */
async function settleMonth(context: Context, { user_id, month, tiers }: MonthToSettle): Promise<boolean> {
  const { db, now } = context
  await lockAccount(db, user_id)
  const received = await receivedOrders(db, user_id, month)
  if (received.some(order => order.status !== ORDER.completed || order.has_open_return)) return false
  const received_amount = sumAmounts(received.map(order => order.received_amount))
  const cashback_amount = cashbackOf(tiers, received_amount)
  const [own] = await db
    .insert(cashbackMonths)
    .values({ user_id, month, received_amount, cashback_amount, settled_at: now })
    .onConflictDoNothing()
    .returning({ month: cashbackMonths.month })
  if (!own) return false
  if (cashback_amount > 0) await pay(context, { user_id, month, amount: cashback_amount })
  return true
}

async function pay(
  context: Context,
  { user_id, month, amount }: { user_id: number; month: string; amount: number },
) {
  const remark = `${month} 满额返现`
  await moveMoney(context, { user_id, amount, use_type: USE.cashback, order_sn: null, remark })
  await sendMessage(context, {
    user_id,
    kind: 'promotion',
    title: `${remark}已到账`,
    content: `返现 ¥${formatAmount(amount)} 已存入账户余额，可在下单时使用。`,
    url: '/hb',
  })
}
