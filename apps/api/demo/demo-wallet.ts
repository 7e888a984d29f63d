import { eq } from 'drizzle-orm'
import type { Db } from '../src/db/types'
import { monthBefore, monthOf, payDate } from '../src/modules/cashback/months'
import { cashbackMonths } from '../src/modules/cashback/tables'
import { couponTemplates, userCoupons } from '../src/modules/coupon/tables'
import { expireVouchers, giveCoupon } from '../src/modules/coupon/voucher'
import { moveMoney, USE } from '../src/modules/wallet/account'
import { movePoints, POINTS_USE } from '../src/modules/wallet/points'
import { chinaMoment } from '../src/wire/clock'

const DAY_MS = 86_400_000
const HOUR_MS = 3_600_000

/** What was received in the month before the last one, and came back of it. Fen. */
const OLD_MONTH = { received_amount: 728_050, cashback_amount: 3_600 }

/** Changes of the balance before the orders, the oldest first. Fen, and the age in days. */
const MONEY_MOVES = [
  { amount: 2_000_000, use_type: USE.recharge, remark: '对公转账充值', daysAgo: 60 },
  { amount: 1_000_000, use_type: USE.recharge, remark: '对公转账充值', daysAgo: 40 },
] as const

/** Changes of the points before the orders and the redemptions, the oldest first, with the age in days. */
const POINTS_MOVES = [
  { amount: 1280, use_type: POINTS_USE.given, remark: '新会员见面礼', daysAgo: 190 },
  { amount: 60, use_type: POINTS_USE.activity, remark: '夏季采购节答题', daysAgo: 120 },
  { amount: 20, use_type: POINTS_USE.activity, remark: '秋季采购节答题', daysAgo: 70 },
] as const

/** Gives a demo buyer balance and points, with their rows in the ledgers. */
export async function giveMoney(db: Db, user_id: number, now: Date): Promise<void> {
  const daysBefore = (days: number) => new Date(now.getTime() - days * DAY_MS)
  const { month, paid, move: cashback } = oldCashback(now)
  const moves = MONEY_MOVES.map(({ daysAgo, ...move }) => ({ at: daysBefore(daysAgo), move }))
  const sorted = [...moves, { at: paid, move: cashback }].sort((a, b) => a.at.getTime() - b.at.getTime())
  for (const { at, move } of sorted) await moveMoney({ db, now: at }, { user_id, order_sn: null, ...move })
  await db.insert(cashbackMonths).values({ user_id, month, ...OLD_MONTH, settled_at: paid })
  for (const { daysAgo, ...move } of POINTS_MOVES)
    await movePoints({ db, now: daysBefore(daysAgo) }, { user_id, order_sn: null, ...move })
}

/** The cashback of the month before the last one, paid on its day. */
function oldCashback(now: Date) {
  const month = monthBefore(monthOf(now), 2)
  const move = { amount: OLD_MONTH.cashback_amount, use_type: USE.cashback, remark: `${month} 满额返现` }
  return { month, paid: chinaMoment(payDate(month), 10 * 60), move }
}

const EVERYWHERE = { scope: 'all' as const, scope_ids: [], scope_text: '全场通用' }

/** Coupons that cannot be used any more, and the one that the oldest order uses; first and last day as days ago. */
const OLD_COUPONS: readonly (Omit<typeof couponTemplates.$inferInsert, 'begin_at' | 'end_at'> & {
  days_ago: readonly [begin: number, end: number]
  status: 'unused' | 'void'
})[] = [
  {
    name: '新客礼券',
    kind: 'reduce',
    ...EVERYWHERE,
    amount: 800,
    min_amount: 10_000,
    days_ago: [60, 10],
    status: 'unused',
  },
  {
    name: '秋季备货券',
    kind: 'reduce',
    ...EVERYWHERE,
    amount: 4_000,
    min_amount: 100_000,
    days_ago: [75, 15],
    status: 'unused',
  },
  {
    name: '全场现金券',
    kind: 'cash',
    ...EVERYWHERE,
    amount: 500,
    min_amount: 0,
    days_ago: [90, 30],
    status: 'unused',
  },
  {
    name: '开业礼券',
    kind: 'reduce',
    ...EVERYWHERE,
    amount: 1_500,
    min_amount: 30_000,
    days_ago: [80, -10],
    status: 'void',
  },
]

/** Gives the old coupons; returns the id of the one for the oldest order. */
export async function giveOldCoupons(db: Db, user_id: number, now: Date): Promise<number> {
  const daysBefore = (days: number) => new Date(now.getTime() - days * DAY_MS)
  const ids: number[] = []
  for (const { days_ago, status, ...template } of OLD_COUPONS) {
    const [begin, end] = days_ago
    const [row] = await db
      .insert(couponTemplates)
      .values({ ...template, begin_at: daysBefore(begin), end_at: daysBefore(end) })
      .returning({ id: couponTemplates.id })
    if (!row) continue
    const own = await giveCoupon({ db, now: daysBefore(begin) }, { user_id, template_id: row.id })
    await db.update(userCoupons).set({ status }).where(eq(userCoupons.id, own.id))
    if (end > 0) await expireVouchers({ db, now: new Date(daysBefore(end).getTime() + HOUR_MS) })
    ids.push(own.id)
  }
  return ids[0] ?? 0
}
