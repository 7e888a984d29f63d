import type { Goods } from '@yaoji/api-client/contract/goods'
import { ladderPrice, quantityBounds } from '@yaoji/domain'
import { and, asc, gt, inArray, isNull, lte, or } from 'drizzle-orm'
import { among } from '../../db/among'
import type { ViewerContext } from '../../wire/context'
import { limitLeft, loadTaken } from './purchase-limits'
import { loadOffers, type Offer, toGoods } from './rows'
import { goodsPrices, type PriceKind } from './tables'

/** Kinds of lines that stand over the ordinary one for a while. Near-expiry stock never does: it is asked for by name. */
const OFFER_KINDS: readonly PriceKind[] = ['spike', 'everyday']

/**
 * The lines that goods are offered by when nobody named one, in the order of the ordinary lines given: a second-kill or
 * daily price that is on, if it is cheaper and the viewer may still buy of it, else the ordinary line itself. Every list
 * and the goods' own page ask here, so that a price is the same wherever it stands and is what the button beside it
 * buys. Lines that are not ordinary stay what they are.
 */
async function loadOffered(context: ViewerContext, priceIds: readonly number[]): Promise<Offer[]> {
  const { now } = context
  const lines = await loadOffers(context, priceIds)
  const running = await runningOffers(context, lines)
  const byGoods = new Map<number, Offer[]>()
  for (const offer of running) {
    byGoods.set(offer.goods.id, [...(byGoods.get(offer.goods.id) ?? []), offer])
  }
  return lines.map(line => offeredFirst(line, byGoods.get(line.goods.id) ?? [], now))
}

/** The rule: of an ordinary line and the others of its goods, the one that is offered first. */
export function offeredFirst(line: Offer, others: readonly Offer[], now: Date): Offer {
  if (line.price.kind !== 'normal') return line
  const rivals = others.filter(other => isRunning(other, now) && isLeft(other))
  return rivals.reduce((best, offer) => (firstPrice(offer) < firstPrice(best) ? offer : best), line)
}

/** The goods of these ordinary lines as this viewer is offered them, in the order of the ids. */
export async function offeredGoods(context: ViewerContext, priceIds: readonly number[]): Promise<Goods[]> {
  const { viewer } = context
  const offers = await loadOffered(context, priceIds)
  return offers.map(offer => toGoods(offer, viewer))
}

/** Offers of lines with what the viewer may still take of each that has a limit of its own. */
export async function withLimitLeft(context: ViewerContext, offers: readonly Offer[]): Promise<Offer[]> {
  const limited = offers.filter(offer => offer.price.buyer_limit !== null)
  const taken = await loadTaken(context, limited)
  return offers.map(offer =>
    offer.price.buyer_limit === null ? offer : { ...offer, limit_left: limitLeft(offer, taken) },
  )
}

/** Whether a line is a second-kill or daily price and its time is now. */
export function isRunning({ price: { kind, begin_at, end_at } }: Offer, now: Date): boolean {
  if (!OFFER_KINDS.includes(kind)) return false
  return (begin_at === null || begin_at <= now) && (end_at === null || end_at > now)
}

/** Whether stock, quota and limit leave enough of an offer to buy its smallest number. */
export function isLeft({ goods, stock, limit_left }: Offer): boolean {
  const { min_qty, step_qty, max_qty } = goods
  return quantityBounds({ min_qty, step_qty, max_qty: limit_left ?? max_qty, stock }) !== null
}

async function runningOffers(context: ViewerContext, lines: readonly Offer[]): Promise<Offer[]> {
  const { db, now } = context
  const goodsIds = lines.filter(line => line.price.kind === 'normal').map(line => line.goods.id)
  if (goodsIds.length === 0) return []
  const rows = await db
    .select({ id: goodsPrices.goods_price_id })
    .from(goodsPrices)
    .where(
      and(
        among(goodsPrices.goods_id, goodsIds),
        inArray(goodsPrices.kind, [...OFFER_KINDS]),
        or(isNull(goodsPrices.begin_at), lte(goodsPrices.begin_at, now)),
        or(isNull(goodsPrices.end_at), gt(goodsPrices.end_at, now)),
      ),
    )
    .orderBy(asc(goodsPrices.goods_price_id))
  const offers = await loadOffers(
    context,
    rows.map(row => row.id),
  )
  return withLimitLeft(context, offers)
}

/** Unit price at the smallest number, which is what a card shows. */
function firstPrice({ price, tiers, goods }: Offer): number {
  return ladderPrice(price.price, tiers, goods.ladder_price_type, goods.min_qty)
}
