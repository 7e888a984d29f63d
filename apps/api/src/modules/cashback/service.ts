import type { DataOf, InputOf } from '@yaoji/api-client/contract'
import type {
  CashbackMonth,
  CashbackOrder,
  cashback,
  cashbackOrders,
} from '@yaoji/api-client/contract/cashback'
import {
  type CashbackState,
  type CashbackTier,
  cashbackOf,
  formatAmount,
  nextCashback,
  parseAmount,
  sumAmounts,
} from '@yaoji/domain'
import { and, eq, gte } from 'drizzle-orm'
import { chinaTime } from '../../wire/clock'
import type { BuyerContext, Context, ViewerContext } from '../../wire/context'
import { pageBounds, toPage } from '../../wire/pages'
import { shopSettings } from '../config/shop-settings'
import { boundsOf, monthBefore, monthOf, payDate } from './months'
import { type ReceivedOrder, receivedOrders } from './received'
import { tiersOf } from './settle'
import { cashbackMonths } from './tables'

/** Months of a buyer that are shown, this one included. */
const SHOWN_MONTHS = 12

/** The cashback of this month, and the buyer's own. */
export async function showCashback(context: ViewerContext): Promise<DataOf<typeof cashback>> {
  const { db, viewer, now } = context
  const month = monthOf(now)
  const tiers = await tiersOf(db, month)
  return {
    month,
    timestamp: Math.floor(now.getTime() / 1000),
    end_timestamp: boundsOf(month).end.getTime() / 1000,
    tiers: tiers.map(({ amount, cashback: back }) => ({
      amount: formatAmount(amount),
      cashback: formatAmount(back),
    })),
    settling_days: shopSettings().return_days,
    mine: viewer.buyer && (await progressOf(context, { user_id: viewer.buyer.id, month, tiers })),
  }
}

interface OwnMonth {
  readonly user_id: number
  readonly month: string
  readonly tiers: readonly CashbackTier[]
}

async function progressOf(context: Context, own: OwnMonth): Promise<DataOf<typeof cashback>['mine']> {
  const current = await openMonth(context, own)
  const next = nextCashback(own.tiers, parseAmount(current.received_amount))
  return {
    months: [current, ...(await earlierMonths(context, own))],
    next: next && {
      amount: formatAmount(next.amount),
      cashback: formatAmount(next.cashback),
      missing_amount: formatAmount(next.short_by),
    },
  }
}

/** A month that is not settled: what it would bring now. */
async function openMonth({ db, now }: Context, { user_id, month, tiers }: OwnMonth): Promise<CashbackMonth> {
  const received = sumAmounts((await receivedOrders(db, user_id, month)).map(order => order.received_amount))
  return {
    month,
    received_amount: formatAmount(received),
    cashback_amount: formatAmount(cashbackOf(tiers, received)),
    state: month === monthOf(now) ? 'running' : 'settling',
    pay_date: payDate(month),
    settled_time: null,
  }
}

/** The months before with a row, or with something received and not settled, the newest first. */
async function earlierMonths(
  context: Context,
  { user_id, month: current }: OwnMonth,
): Promise<CashbackMonth[]> {
  const { db } = context
  const oldest = monthBefore(current, SHOWN_MONTHS - 1)
  const rows = await db
    .select()
    .from(cashbackMonths)
    .where(and(eq(cashbackMonths.user_id, user_id), gte(cashbackMonths.month, oldest)))
  const months: CashbackMonth[] = []
  for (let month = monthBefore(current, 1); month >= oldest; month = monthBefore(month, 1)) {
    const row = rows.find(one => one.month === month)
    if (row) months.push(toMonth(row))
    else {
      const tiers = await tiersOf(db, month)
      const open = tiers.length > 0 ? await openMonth(context, { user_id, month, tiers }) : null
      if (open && parseAmount(open.received_amount) > 0) months.push(open)
    }
  }
  return months
}

function toMonth(row: typeof cashbackMonths.$inferSelect): CashbackMonth {
  const state: CashbackState = row.cashback_amount > 0 ? 'paid' : 'missed'
  return {
    month: row.month,
    received_amount: formatAmount(row.received_amount),
    cashback_amount: formatAmount(row.cashback_amount),
    state,
    pay_date: payDate(row.month),
    settled_time: chinaTime(row.settled_at),
  }
}

/** The orders that count for a month, a page of them, with the sum of all. */
export async function listCashbackOrders(
  { db, viewer, now }: BuyerContext,
  { month = monthOf(now), ...input }: InputOf<typeof cashbackOrders>,
): Promise<DataOf<typeof cashbackOrders>> {
  const received = await receivedOrders(db, viewer.buyer.id, month)
  const bounds = pageBounds(input)
  const shown = received.slice(bounds.offset, bounds.offset + bounds.per_page)
  return {
    ...toPage(shown.map(toOrder), received.length, bounds),
    month,
    received_amount: formatAmount(sumAmounts(received.map(order => order.received_amount))),
  }
}

function toOrder(order: ReceivedOrder): CashbackOrder {
  return {
    order_id: order.id,
    order_sn: order.sn,
    received_time: chinaTime(order.received_at),
    goods_amount: formatAmount(order.goods_amount),
    refunded_amount: formatAmount(order.refunded_amount),
    received_amount: formatAmount(order.received_amount),
  }
}
