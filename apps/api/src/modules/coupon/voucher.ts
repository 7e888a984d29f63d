import { and, eq, lt, sql } from 'drizzle-orm'
import type { Db } from '../../db/types'
import { chinaDate } from '../../wire/clock'
import type { Context } from '../../wire/context'
import { eachDue } from '../../wire/each-due'
import { couponValue, type HeldCoupon, statusNow, type UserCouponRow } from './coupon-answer'
import { couponTemplates, userCoupons, voucherLog } from './tables'

/** The purpose of a change of a voucher, as `use_type` of its ledger. */
const VOUCHER_USE = { spend: 2, back: 3, received: 5, expired: 6 } as const

export interface NewCoupon {
  readonly user_id: number
  readonly template_id: number
}

/** Gives a buyer a coupon. A cash voucher gets the first row of its ledger. */
export async function giveCoupon(context: Context, coupon: NewCoupon): Promise<UserCouponRow> {
  const { db, now } = context
  const [own] = await db
    .insert(userCoupons)
    .values({ ...coupon, received_at: now })
    .returning()
  const [template] = await db.select().from(couponTemplates).where(eq(couponTemplates.id, coupon.template_id))
  if (!own || !template)
    throw new Error('api: a coupon was not kept. The insert answered no row. Check user_coupons.')
  if (template.kind === 'cash')
    await writeLog(context, { own, template }, { use: 'received', amount: template.amount })
  return own
}

export interface VoucherMove {
  readonly id: number
  readonly order_sn: string
  /** Fen. */
  readonly amount: number
}

/**
 * Takes a part of a cash voucher for an order; what is left can be used by another one. A voucher without a rest is
 * locked by the checkout, like a coupon. False when it is not unused, has too little or its end is written, and nothing
 * changes.
 */
export async function deductFromVoucher(
  context: Context,
  { id, parent_sn, ...move }: VoucherMove & { readonly parent_sn: string },
): Promise<boolean> {
  const held = await lockVoucher(context.db, id)
  if (held?.own.status !== 'unused' || (await restOf(context.db, id)) < move.amount) return false
  const empty = couponValue(held) === move.amount
  const own = await changeVoucher(context.db, held, {
    spent: held.own.spent + move.amount,
    status: empty ? 'locked' : 'unused',
    parent_sn: empty ? parent_sn : null,
  })
  await writeLog(context, { ...held, own }, { use: 'spend', ...move, amount: -move.amount })
  return true
}

/** Gives a part back to the cash voucher that an order took it from. After the end of the voucher it expires at once. */
export async function giveBackToVoucher(context: Context, { id, ...move }: VoucherMove): Promise<void> {
  if (move.amount === 0) return
  const held = await lockVoucher(context.db, id)
  if (!held) throw new Error(`api: order ${move.order_sn} names no voucher. Mend the row.`)
  const { status, spent } = held.own
  const own = await changeVoucher(context.db, held, {
    spent: spent - move.amount,
    status: status === 'void' ? status : 'unused',
    parent_sn: null,
    used_at: null,
  })
  await writeLog(context, { ...held, own }, { use: 'back', ...move })
  await expireRest(context, { ...held, own })
}

/**
 * Writes the end of every cash voucher that expired with a rest into its ledger; returns how many it looked at. Each
 * voucher is a transaction of its own; running it again changes nothing.
 */
export async function expireVouchers({ db, now }: Context): Promise<number> {
  const due = await db
    .select({ id: userCoupons.id })
    .from(userCoupons)
    .innerJoin(couponTemplates, eq(couponTemplates.id, userCoupons.template_id))
    .where(
      and(
        eq(couponTemplates.kind, 'cash'),
        eq(userCoupons.status, 'unused'),
        lt(couponTemplates.end_at, now),
        sql`(select sum(${voucherLog.amount}) from ${voucherLog}
          where ${voucherLog.user_coupon_id} = ${userCoupons.id}) > 0`,
      ),
    )
  const expire = ({ id }: { readonly id: number }) =>
    db.transaction(async tx => {
      const held = await lockVoucher(tx, id)
      if (held) await expireRest({ db: tx, now }, held)
      return 1
    })
  return eachDue(due, expire, 'api: some vouchers were not expired. The next round tries them again.')
}

/** Takes the rest of a voucher, locked by the caller, out of its ledger when the voucher has expired. */
async function expireRest(context: Context, held: HeldCoupon): Promise<void> {
  if (statusNow(held, context.now) !== 'expired') return
  const rest = await restOf(context.db, held.own.id)
  if (rest > 0) await writeLog(context, held, { use: 'expired', amount: -rest })
}

/** What the ledger of a voucher adds up to, in fen: what is left of it, and 0 after its end. */
async function restOf(db: Db, id: number): Promise<number> {
  const [row] = await db
    .select({ rest: sql`coalesce(sum(${voucherLog.amount}), 0)`.mapWith(Number) })
    .from(voucherLog)
    .where(eq(voucherLog.user_coupon_id, id))
  return row?.rest ?? 0
}

async function lockVoucher(db: Db, id: number): Promise<HeldCoupon | null> {
  const [held] = await db
    .select({ own: userCoupons, template: couponTemplates })
    .from(userCoupons)
    .innerJoin(couponTemplates, eq(couponTemplates.id, userCoupons.template_id))
    .where(and(eq(userCoupons.id, id), eq(couponTemplates.kind, 'cash')))
    .for('update', { of: userCoupons })
  return held ?? null
}

async function changeVoucher(
  db: Db,
  { own }: HeldCoupon,
  change: Partial<UserCouponRow>,
): Promise<UserCouponRow> {
  const [changed] = await db.update(userCoupons).set(change).where(eq(userCoupons.id, own.id)).returning()
  return changed ?? own
}

interface LogRow {
  readonly use: keyof typeof VOUCHER_USE
  /** Fen, signed. */
  readonly amount: number
  readonly order_sn?: string
}

/** The caller holds the lock of the voucher, or has just made it. */
async function writeLog(
  { db, now }: Context,
  held: HeldCoupon,
  { use, amount, order_sn }: LogRow,
): Promise<void> {
  const { name, end_at } = held.template
  await db.insert(voucherLog).values({
    user_id: held.own.user_id,
    user_coupon_id: held.own.id,
    at: now,
    use_type: VOUCHER_USE[use],
    amount,
    balance_after: (await restOf(db, held.own.id)) + amount,
    order_sn: order_sn ?? null,
    remark: use === 'expired' ? `${name}，${chinaDate(end_at)} 到期` : name,
  })
}
