import { cashbackOf, FEN_PER_POINT, ORDER } from '@yaoji/domain'
import { sql } from 'drizzle-orm'
import type { Db } from '../../src/db/types'
import { monthOf, payDate } from '../../src/modules/cashback/months'
import { tiersOf } from '../../src/modules/cashback/settle'
import { cashbackMonths } from '../../src/modules/cashback/tables'
import { USE } from '../../src/modules/wallet/account'
import { POINTS_USE } from '../../src/modules/wallet/points'
import { pointsLog, walletLog, wallets } from '../../src/modules/wallet/tables'
import { chinaDate, chinaMoment } from '../../src/wire/clock'
import { insertAll } from './insert-all'
import type { OrderDraft } from './order-draft'

/** What a received order brings to its buyer. */
export interface Received {
  readonly user_id: number
  readonly sn: string
  readonly at: Date
  /** Fen paid for its goods. */
  readonly spent: number
  readonly completed: boolean
}

/** What an order brings; null before it is received. */
export function receivedOf({ buyer, times, status, pricing }: OrderDraft, sn: string): Received | null {
  if (!times.received) return null
  const { payable_amount, shipping_amount } = pricing.amounts
  return {
    user_id: buyer.id,
    sn,
    at: times.received,
    spent: payable_amount - shipping_amount,
    completed: status === ORDER.completed,
  }
}

/** Writes the points of received orders, and takes those whose last day, the end of the next year, has passed. */
export async function insertPoints(db: Db, received: readonly Received[], now: Date): Promise<void> {
  const year = Number(chinaDate(now).slice(0, 4))
  const ends = chinaMoment(`${year}-01-01`, 0)
  const begins = chinaMoment(`${year - 1}-01-01`, 0)
  const rows: (typeof pointsLog.$inferInsert)[] = []
  const sums = new Map<number, number>()
  for (const [user_id, orders] of groupByUser(received)) {
    let points = 0
    const move = (row: {
      at: Date
      amount: number
      use_type: number
      order_sn: string | null
      remark: string
    }) => {
      if (row.amount === 0) return
      points += row.amount
      rows.push({ user_id, points_after: points, ...row })
    }
    const earned = ({ spent }: Received) => Math.max(0, Math.floor(spent / FEN_PER_POINT))
    const old = orders.filter(one => one.at < begins).reduce((sum, one) => sum + earned(one), 0)
    let isOver = false
    for (const one of orders) {
      if (!isOver && one.at >= ends) {
        isOver = true
        move({ at: ends, amount: -old, use_type: POINTS_USE.expired, order_sn: null, remark: '积分到期' })
      }
      move({
        at: one.at,
        amount: earned(one),
        use_type: POINTS_USE.order,
        order_sn: one.sn,
        remark: '订单完成',
      })
    }
    if (!isOver)
      move({ at: ends, amount: -old, use_type: POINTS_USE.expired, order_sn: null, remark: '积分到期' })
    sums.set(user_id, points)
  }
  await insertAll(db, pointsLog, rows)
  const json = JSON.stringify([...sums].map(([id, points]) => ({ id, points })))
  await db.execute(sql`
    update users set points = given.points from json_to_recordset(${json}::json) as given(id int, points int)
    where users.id = given.id`)
}

/** Settles the months of the cashback that are over: a row for each month, and the money of those that reached a tier. */
export async function insertCashback(db: Db, received: readonly Received[], now: Date): Promise<void> {
  const months = new Map<string, Received[]>()
  for (const one of received) {
    const month = monthOf(one.at)
    if (payDate(month) > chinaDate(now)) continue
    const group = months.get(month)
    if (group) group.push(one)
    else months.set(month, [one])
  }
  const balances = new Map<number, number>()
  for (const [month, orders] of [...months].sort(([a], [b]) => (a < b ? -1 : 1))) {
    const tiers = await tiersOf(db, month)
    if (tiers.length === 0) continue
    const settled_at = chinaMoment(payDate(month), 10 * 60)
    const settled: (typeof cashbackMonths.$inferInsert)[] = []
    const moves: (typeof walletLog.$inferInsert)[] = []
    for (const [user_id, own] of groupByUser(orders)) {
      if (own.some(one => !one.completed)) continue
      const received_amount = own.reduce((sum, one) => sum + one.spent, 0)
      const cashback_amount = cashbackOf(tiers, received_amount)
      settled.push({ user_id, month, received_amount, cashback_amount, settled_at })
      if (cashback_amount === 0) continue
      const balance_after = (balances.get(user_id) ?? 0) + cashback_amount
      balances.set(user_id, balance_after)
      const remark = `${month} 满额返现`
      moves.push({
        user_id,
        at: settled_at,
        use_type: USE.cashback,
        amount: cashback_amount,
        balance_after,
        remark,
      })
    }
    await insertAll(db, cashbackMonths, settled)
    await insertAll(db, walletLog, moves)
  }
  await insertAll(
    db,
    wallets,
    [...balances].map(([user_id, balance]) => ({ user_id, balance })),
  )
}

/** The orders of each buyer, the oldest first. */
function groupByUser(received: readonly Received[]): Map<number, Received[]> {
  const groups = new Map<number, Received[]>()
  for (const one of [...received].sort((a, b) => a.at.getTime() - b.at.getTime())) {
    const group = groups.get(one.user_id)
    if (group) group.push(one)
    else groups.set(one.user_id, [one])
  }
  return groups
}
