import type { InputOf } from '@yaoji/api-client/contract'
import type { PointsGift, PointsGifts, pointsGiftList } from '@yaoji/api-client/contract/redemption'
import {
  formatAmount,
  GIFT_CATEGORIES,
  type GiftOffer,
  type GiftState,
  giftAvailability,
  giftCategoryText,
  REDEMPTION,
} from '@yaoji/domain'
import { and, asc, eq, ne, sum } from 'drizzle-orm'
import type { Db } from '../../db/types'
import { chinaTime } from '../../wire/clock'
import type { Context, ViewerContext } from '../../wire/context'
import { pageBounds, toPage } from '../../wire/pages'
import { pointsGifts, redemptions } from './tables'

export type GiftRow = typeof pointsGifts.$inferSelect

/** What a buyer has of a gift and in points; null for a visitor. */
export type GiftOwner = { readonly points: number; readonly redeemed: number } | null

/** Gifts on a page. */
const PER_PAGE = 24

/** Why a gift cannot be redeemed. */
export const GIFT_REASONS: Readonly<Record<GiftState, string>> = {
  open: '',
  ended: '兑换已结束',
  gone: '已兑完',
  limit: '已达限兑数量',
  points: '积分不足',
}

/** A page of the points mall. The mall has few gifts, so groups and what the buyer can redeem are found here. */
export async function listGifts(
  context: ViewerContext,
  input: InputOf<typeof pointsGiftList>,
): Promise<PointsGifts> {
  const { db, viewer } = context
  const { buyer } = viewer
  const rows = await db
    .select()
    .from(pointsGifts)
    .where(eq(pointsGifts.on_sale, 1))
    .orderBy(asc(pointsGifts.sort))
  const redeemed = buyer ? await countRedeemed(db, buyer.id) : new Map<number, number>()
  const all = rows
    .map(row => toGift(context, row, buyer && { points: buyer.points, redeemed: redeemed.get(row.id) ?? 0 }))
    .filter(({ state }) => input.affordable !== 1 || state === 'open')
  const category = input.category ?? 'all'
  const found = all.filter(gift => category === 'all' || gift.category === category)
  const bounds = pageBounds(input, PER_PAGE)
  return {
    ...toPage(found.slice(bounds.offset, bounds.offset + bounds.per_page), found.length, bounds),
    tabs: [
      { tab: 'all', name: '全部', count: all.length },
      ...GIFT_CATEGORIES.map(({ category: tab, text }) => ({
        tab,
        name: text,
        count: all.filter(gift => gift.category === tab).length,
      })),
    ],
    points: buyer?.points ?? null,
  }
}

/** The pieces that a buyer has redeemed, by gift; of one gift only where its id is given. Cancelled ones do not count. */
export async function countRedeemed(
  db: Db,
  userId: number,
  giftId?: number,
): Promise<ReadonlyMap<number, number>> {
  const rows = await db
    .select({ id: redemptions.gift_id, number: sum(redemptions.number).mapWith(Number) })
    .from(redemptions)
    .where(
      and(
        eq(redemptions.user_id, userId),
        ne(redemptions.status, REDEMPTION.cancelled),
        giftId === undefined ? undefined : eq(redemptions.gift_id, giftId),
      ),
    )
    .groupBy(redemptions.gift_id)
  return new Map(rows.map(({ id, number }) => [id, number ?? 0]))
}

/** A gift as this buyer, or a visitor, is shown it. */
export function toGift({ now }: Pick<Context, 'now'>, row: GiftRow, owner: GiftOwner): PointsGift {
  const { id, name, ypgg, remark, image, category, points, cash, stock, per_buyer, ends_at } = row
  return {
    ...{ id, name, ypgg, remark, image, category, points, per_buyer },
    category_text: giftCategoryText(category),
    cash: formatAmount(cash),
    left: stock,
    redeemed: owner?.redeemed ?? 0,
    ends_at: ends_at && chinaTime(ends_at),
    ...offerOf(toOffer(row, now), owner),
  }
}

/** A gift as the rules read it. */
function toOffer({ points, stock, per_buyer, ends_at }: GiftRow, now: Date): GiftOffer {
  return { points, stock, per_buyer, ended: ends_at !== null && ends_at <= now }
}

/** Buyers who could redeem nothing for any other reason than the gift's own. */
const RICH = { points: Number.MAX_SAFE_INTEGER, redeemed: 0 }

/** A visitor is shown what is over or gone; everything else can be redeemed after the login. */
function offerOf(offer: GiftOffer, owner: GiftOwner): Pick<PointsGift, 'state' | 'most' | 'reason'> {
  const { state, most } = giftAvailability(offer, owner ?? RICH)
  if (!owner && state === 'open') return { state: 'login', most: 0, reason: '登录后兑换' }
  return { state, most, reason: GIFT_REASONS[state] }
}
