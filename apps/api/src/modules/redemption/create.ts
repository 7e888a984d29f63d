import type { InputOf } from '@yaoji/api-client/contract'
import type { PointsGift, Redemption, redemptionCreate } from '@yaoji/api-client/contract/redemption'
import { amountText, POINTS_DEBT_TEXT, parseAmount, REDEMPTION, REDEMPTION_PREFIX } from '@yaoji/domain'
import { and, eq, gte, sql } from 'drizzle-orm'
import type { Db } from '../../db/types'
import { users } from '../../session/tables'
import type { BuyerContext } from '../../wire/context'
import { conflict, invalidField, notFound } from '../../wire/refusal'
import { deliverableAddress } from '../address/deliverable'
import { drawNumbers } from '../order/numbers'
import { requirePassword } from '../payment/pay'
import { lockAccount, moveMoney, USE } from '../wallet/account'
import { expirePointsOf } from '../wallet/expire-points'
import { movePoints, POINTS_USE } from '../wallet/points'
import { countRedeemed, GIFT_REASONS, type GiftRow, toGift } from './gifts'
import { toRedemption } from './list'
import { pointsGifts, redemptions } from './tables'

type CreateInput = InputOf<typeof redemptionCreate>

/** The balance pays only with the login password. Not inside a transaction that a refusal rolls back. */
export async function provePayment(context: BuyerContext & { readonly input: CreateInput }): Promise<void> {
  const { cash } = await giftOnSale(context.db, context.input.gift_id)
  if (cash > 0) await requirePassword(context, context.input.password)
}

/**
 * Redeems points for a gift, in the call's transaction: points, amount, stock and the redemption change together or
 * not at all. The buyer's account is locked first, so that limit and points hold for redemptions at the same time.
 */
export async function redeemGift(context: BuyerContext, input: CreateInput): Promise<Redemption> {
  const { db, viewer, now } = context
  const userId = viewer.buyer.id
  await lockAccount(db, userId)
  // The job that takes ended points may not have run yet.
  await expirePointsOf(context, userId)
  const address = await deliverableAddress(db, userId, input.address_id)
  const gift = await deductPieces(context, input)
  const [sn = ''] = await drawNumbers(context, 1, REDEMPTION_PREFIX)
  const points = gift.points * input.number
  const cash = gift.cash * input.number
  const { name, ypgg, image } = gift
  const [row] = await db
    .insert(redemptions)
    .values({
      ...{ sn, user_id: userId, gift_id: gift.id, name, ypgg, image, number: input.number, points, cash },
      ...address,
      status: REDEMPTION.toShip,
      created_at: now,
    })
    .returning()
  if (!row) throw new Error('api: a redemption was not kept. The insert answered no row. Check redemptions.')
  const move = { user_id: userId, order_sn: sn, remark: `兑换 ${name}` }
  await movePoints(context, { ...move, amount: -points, use_type: POINTS_USE.redeem })
  await moveMoney(context, { ...move, amount: -cash, use_type: USE.spend })
  return toRedemption(row)
}

async function giftOnSale(db: Db, id: number): Promise<GiftRow> {
  const [gift] = await db
    .select()
    .from(pointsGifts)
    .where(and(eq(pointsGifts.id, id), eq(pointsGifts.on_sale, 1)))
  if (!gift) throw notFound('礼品')
  return gift
}

/** Takes pieces of a gift out of the stock, when the buyer can have them at the price that the page showed. */
async function deductPieces(context: BuyerContext, input: CreateInput): Promise<GiftRow> {
  const { db, viewer } = context
  const { gift_id, number } = input
  const gift = await giftOnSale(db, gift_id)
  const owner = await ownerOf(db, viewer.buyer.id, gift_id)
  const shown = toGift(context, gift, owner)
  if (number > shown.most) throw conflict(shortText(shown, owner, number), { gift: shown })
  const agreed = { points: input.expected_points, cash: readCash(input.expected_cash) }
  if (gift.points * number > agreed.points || gift.cash * number > agreed.cash) {
    throw conflict(`“${gift.name}”的兑换价格已变为 ${priceText(gift)}，请确认后再兑换`, { gift: shown })
  }
  const [taken] = await db
    .update(pointsGifts)
    .set({ stock: sql`${pointsGifts.stock} - ${number}` })
    .where(and(eq(pointsGifts.id, gift_id), gte(pointsGifts.stock, number)))
    .returning()
  if (!taken) throw conflict(GIFT_REASONS.gone)
  return gift
}

/** The points that the buyer has now, and the pieces that the buyer has had. The account is locked. */
async function ownerOf(db: Db, userId: number, giftId: number) {
  const [buyer] = await db.select({ points: users.points }).from(users).where(eq(users.id, userId))
  const redeemed = await countRedeemed(db, userId, giftId)
  return { points: buyer?.points ?? 0, redeemed: redeemed.get(giftId) ?? 0 }
}

function shortText(gift: PointsGift, owner: { points: number }, number: number): string {
  const { state, most, reason } = gift
  if (owner.points < 0 && state === 'points')
    return `积分不足：您有 ${owner.points} 积分，${POINTS_DEBT_TEXT}`
  const needed = gift.points * number
  if (state === 'points' || (state === 'open' && needed > owner.points))
    return `积分不足：需要 ${needed} 积分，您有 ${owner.points} 积分`
  if (state === 'open') return `“${gift.name}”最多还能兑换 ${most} 份`
  return `“${gift.name}”${reason}`
}

function priceText({ points, cash }: GiftRow): string {
  return cash === 0 ? `${points} 积分` : `${points} 积分 + ${amountText(cash)}`
}

function readCash(text: string): number {
  try {
    return parseAmount(text)
  } catch {
    throw invalidField('expected_cash', '应付金额格式不正确')
  }
}
