import type { DataOf, InputOf } from '@yaoji/api-client/contract'
import type {
  availableCoupon,
  ClaimableCoupon,
  couponNum,
  userCoupon,
} from '@yaoji/api-client/contract/coupon'
import type { CouponStatus } from '@yaoji/domain'
import { and, asc, count, desc, eq, gt, ne, type SQL } from 'drizzle-orm'
import type { Db } from '../../db/types'
import type { BuyerContext, Context } from '../../wire/context'
import { couponFields, type HeldCoupon, statusNow, type TemplateRow, toOwnCoupon } from './coupon-answer'
import { couponTemplates, userCoupons } from './tables'

/** Default number of coupons on a page. */
const PER_PAGE = 20

/** Unused coupons that expire within this number of days count as expiring soon. */
const SOON_DAYS = 7

/** All coupons of a buyer, those that expire first before the others. */
export async function heldCoupons(db: Db, userId: number, where?: SQL): Promise<HeldCoupon[]> {
  return db
    .select({ own: userCoupons, template: couponTemplates })
    .from(userCoupons)
    .innerJoin(couponTemplates, eq(couponTemplates.id, userCoupons.template_id))
    .where(and(eq(userCoupons.user_id, userId), where))
    .orderBy(asc(couponTemplates.end_at), asc(userCoupons.id))
}

/** A page of the buyer's own coupons. AP-26. */
export async function listOwn(
  { db, viewer, now }: BuyerContext,
  input: InputOf<typeof userCoupon>,
): Promise<DataOf<typeof userCoupon>> {
  const held = await heldCoupons(db, viewer.buyer.id, typeIs(input.type))
  const chosen = held.filter(each => input.status === undefined || statusNow(each, now) === input.status)
  return pageOf(chosen, input, each => toOwnCoupon(each, now))
}

/** The numbers of the buyer’s coupons; `cash_amount` is the value of all unused cash vouchers, in fen. AP-33. */
export async function countCoupons(
  { db, now }: Context,
  userId: number,
): Promise<DataOf<typeof couponNum> & { cash_amount: number }> {
  const held = await heldCoupons(db, userId)
  const of = (status: CouponStatus) => held.filter(each => statusNow(each, now) === status)
  const unused = of('unused')
  const soon = new Date(now.getTime() + SOON_DAYS * 86_400_000)
  const cash = unused.filter(each => each.template.kind === 'cash')
  return {
    unused: unused.length,
    locked: of('locked').length,
    used: of('used').length,
    expired: of('expired').length,
    void: of('void').length,
    ending_soon: unused.filter(each => each.template.end_at <= soon).length,
    coupon: unused.length - cash.length,
    cash: cash.length,
    cash_amount: cash.reduce((sum, each) => sum + each.template.amount, 0),
  }
}

/** A page of the available coupons, and whether this buyer may claim them. AP-25. */
export async function listClaimable(
  { db, viewer, now }: BuyerContext,
  input: InputOf<typeof availableCoupon>,
): Promise<DataOf<typeof availableCoupon>> {
  const rows = await db
    .select()
    .from(couponTemplates)
    .where(and(gt(couponTemplates.quota, 0), gt(couponTemplates.end_at, now), typeIs(input.type)))
    .orderBy(desc(couponTemplates.amount), asc(couponTemplates.id))
  const taken = await db
    .select({ id: userCoupons.template_id, number: count() })
    .from(userCoupons)
    .where(eq(userCoupons.user_id, viewer.buyer.id))
    .groupBy(userCoupons.template_id)
  const claimed = new Map(taken.map(row => [row.id, row.number]))
  return pageOf(rows, input, row => toClaimable(row, claimed.get(row.id) ?? 0))
}

function toClaimable(template: TemplateRow, claimed: number): ClaimableCoupon {
  const left = Math.max(0, template.quota - template.claimed)
  const reason = claimRefusal(left, template.per_buyer - claimed)
  return {
    id: template.id,
    ...couponFields(template),
    left,
    claimed,
    per_buyer: template.per_buyer,
    can_claim: reason === '' ? 1 : 0,
    reason,
  }
}

/** Why a buyer cannot claim a coupon; empty when nothing prevents it. */
function claimRefusal(left: number, mayTake: number): string {
  if (mayTake <= 0) return '已领取'
  return left > 0 ? '' : '已领完'
}

/** `type` of the calls: cash vouchers; any other number means coupons. */
const CASH_VOUCHERS = 2

function typeIs(type: number | undefined): SQL | undefined {
  if (type === undefined) return undefined
  return type === CASH_VOUCHERS ? eq(couponTemplates.kind, 'cash') : ne(couponTemplates.kind, 'cash')
}

function pageOf<Row, Shown>(
  rows: readonly Row[],
  { page = 1, per_page = PER_PAGE }: { page?: number | undefined; per_page?: number | undefined },
  show: (row: Row) => Shown,
) {
  const total = rows.length
  const list = rows.slice((page - 1) * per_page, page * per_page).map(show)
  return { list, total, page, per_page, last_page: Math.max(1, Math.ceil(total / per_page)) }
}
