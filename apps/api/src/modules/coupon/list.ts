import type { DataOf, InputOf } from '@yaoji/api-client/contract'
import type {
  availableCoupon,
  ClaimableCoupon,
  couponNum,
  userCoupon,
} from '@yaoji/api-client/contract/coupon'
import { type CouponStatus, sumAmounts } from '@yaoji/domain'
import { and, asc, desc, eq, gt, ne, type SQL } from 'drizzle-orm'
import { anyOf } from '../../db/any-of'
import type { Db } from '../../db/types'
import type { BuyerContext, Context, ViewerContext } from '../../wire/context'
import { countClaimed, toClaimable } from './claim-state'
import { couponValue, type HeldCoupon, isEnding, STATUS_TEXTS, statusNow, toOwnCoupon } from './coupon-answer'
import { couponTemplates, userCoupons } from './tables'

/** Default number of coupons on a page. */
const PER_PAGE = 20

/** Statuses in the order of their tabs. */
const TABS = ['unused', 'locked', 'used', 'expired', 'void'] as const satisfies readonly CouponStatus[]

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
  const inStatus = (status: CouponStatus) => held.filter(each => statusNow(each, now) === status)
  const chosen = input.status === undefined ? held : inStatus(input.status)
  return {
    ...pageOf(chosen, input, each => toOwnCoupon(each, now)),
    tabs: TABS.map(status => ({ status, name: STATUS_TEXTS[status], count: inStatus(status).length })),
  }
}

/** The numbers of the buyer’s coupons; `cash_amount` is what is left of all unused cash vouchers, in fen. AP-33. */
export async function countCoupons(
  { db, now }: Context,
  userId: number,
): Promise<DataOf<typeof couponNum> & { cash_amount: number }> {
  const held = await heldCoupons(db, userId)
  const of = (status: CouponStatus) => held.filter(each => statusNow(each, now) === status)
  const unused = of('unused')
  const isCash = (each: HeldCoupon) => each.template.kind === 'cash'
  const cash = unused.filter(isCash)
  const ending = unused.filter(each => isEnding(each, now))
  return {
    unused: unused.length,
    locked: of('locked').length,
    used: of('used').length,
    expired: of('expired').length,
    void: of('void').length,
    ending_soon: ending.length,
    coupon_ending_soon: ending.filter(each => !isCash(each)).length,
    coupon: unused.length - cash.length,
    cash: cash.length,
    cash_amount: sumAmounts(cash.map(couponValue)),
  }
}

/** A page of the available coupons, and whether this buyer may claim them. AP-25. */
export async function listClaimable(
  context: BuyerContext,
  input: InputOf<typeof availableCoupon>,
): Promise<DataOf<typeof availableCoupon>> {
  const { db, now } = context
  const rows = await db
    .select()
    .from(couponTemplates)
    .where(
      and(
        gt(couponTemplates.quota, 0),
        gt(couponTemplates.end_at, now),
        typeIs(input.type),
        input.kind && eq(couponTemplates.kind, input.kind),
        input.scope && eq(couponTemplates.scope, input.scope),
      ),
    )
    .orderBy(desc(couponTemplates.amount), asc(couponTemplates.id))
  const claimed = await countClaimed(context)
  return pageOf(rows, input, row => toClaimable(row, claimed.get(row.id), now))
}

/** The coupons with these ids that are offered now, in the order of the ids. A visitor has claimed none. */
export async function claimableCoupons(
  context: ViewerContext,
  ids: readonly number[],
): Promise<ClaimableCoupon[]> {
  const { db, now } = context
  const rows = await db
    .select()
    .from(couponTemplates)
    .where(and(anyOf(couponTemplates.id, ids), gt(couponTemplates.quota, 0), gt(couponTemplates.end_at, now)))
  const claimed = await countClaimed(context)
  const byId = new Map(rows.map(row => [row.id, row]))
  return ids.flatMap(id => {
    const row = byId.get(id)
    return row ? [toClaimable(row, claimed.get(id), now)] : []
  })
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
