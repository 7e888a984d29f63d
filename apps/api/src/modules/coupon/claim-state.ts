import type { ClaimableCoupon } from '@yaoji/api-client/contract/coupon'
import { and, count, eq, sql } from 'drizzle-orm'
import { chinaDate, chinaMoment, chinaTime } from '../../wire/clock'
import type { ViewerContext } from '../../wire/context'
import { couponFields, type TemplateRow } from './coupon-answer'
import { userCoupons } from './tables'

type ClaimState = ClaimableCoupon['state']

/** How many of a coupon a buyer claimed in total and today, and has not used. */
interface Claimed {
  readonly total: number
  readonly today: number
  readonly unused: number
}

const NONE: Claimed = { total: 0, today: 0, unused: 0 }

/** Why a claim is refused, by the state of the coupon. */
export const CLAIM_REFUSALS: Readonly<Record<Exclude<ClaimState, 'open'>, string>> = {
  coming: '领取还未开始',
  claimed: '您已领取过该优惠券',
  today: '今日已领取，明天可以再领',
  gone: '优惠券已领完',
}

/** Why a coupon has no button to claim it, by its state. */
const REASONS: Readonly<Record<ClaimState, string>> = {
  open: '',
  coming: '未开始',
  claimed: '已领取',
  today: '今日已领取',
  gone: '已领完',
}

/** What the buyer claimed, by template; of one template only where its id is given. A visitor has claimed nothing. */
export async function countClaimed(
  { db, viewer, now }: ViewerContext,
  templateId?: number,
): Promise<ReadonlyMap<number, Claimed>> {
  if (!viewer.buyer) return new Map()
  const midnight = chinaMoment(chinaDate(now), 0)
  const rows = await db
    .select({
      id: userCoupons.template_id,
      total: count(),
      today:
        sql`count(*) filter (where ${userCoupons.received_at} >= ${midnight.toISOString()}::timestamptz)`.mapWith(
          Number,
        ),
      unused: sql`count(*) filter (where ${userCoupons.status} = 'unused')`.mapWith(Number),
    })
    .from(userCoupons)
    .where(
      and(
        eq(userCoupons.user_id, viewer.buyer.id),
        templateId === undefined ? undefined : eq(userCoupons.template_id, templateId),
      ),
    )
    .groupBy(userCoupons.template_id)
  return new Map(rows.map(({ id, ...claimed }) => [id, claimed]))
}

/** Whether a buyer can claim a coupon now. What the buyer has of it counts before what is left. */
export function claimStateOf(template: TemplateRow, claimed = NONE, now: Date): ClaimState {
  const { per_buyer, per_day, quota, claim_begin_at } = template
  if (claimed.total >= per_buyer) return 'claimed'
  if (claim_begin_at !== null && claim_begin_at > now) return 'coming'
  if (template.claimed >= quota) return 'gone'
  return per_day !== null && claimed.today >= per_day ? 'today' : 'open'
}

/** A coupon of the coupon centre, for one buyer. */
export function toClaimable(template: TemplateRow, claimed = NONE, now: Date): ClaimableCoupon {
  const { id, quota, per_buyer, per_day, claim_begin_at } = template
  const state = claimStateOf(template, claimed, now)
  return {
    id,
    ...couponFields(template),
    quota,
    left: Math.max(0, quota - template.claimed),
    claimed: claimed.total,
    unused: claimed.unused,
    per_buyer,
    per_day,
    claim_begin_time: claim_begin_at && chinaTime(claim_begin_at),
    state,
    can_claim: state === 'open' ? 1 : 0,
    reason: REASONS[state],
  }
}
