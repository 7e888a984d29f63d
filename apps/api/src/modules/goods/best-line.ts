import type { Goods } from '@yaoji/api-client/contract/goods'
import { quantityBounds } from '@yaoji/domain'
import { and, asc, gt, inArray, isNull, lte, or } from 'drizzle-orm'
import { anyOf } from '../../db/any-of'
import type { ViewerContext } from '../../wire/context'
import { limitLeft, loadBoughtPacks } from './purchase-limits'
import { loadSellableLines, offeredPrice, type SellableLine, toGoods } from './sellable-line'
import { goodsPrices, type PriceKind } from './tables'

/** Kinds of lines that replace the ordinary one for a while. Near-expiry stock never does: it is asked for by name. */
const DEAL_KINDS: readonly PriceKind[] = ['spike', 'everyday']

/**
 * The lines that goods are offered by when nobody named one, in the order of the ordinary lines given: a second-kill or
 * daily price that is on, if it is cheaper and the viewer may still buy of it, else the ordinary line itself. Every list
 * and the product's own page ask here, so that a price is the same everywhere and is what the button beside it
 * buys. Lines that are not ordinary stay what they are.
 */
async function loadBestLines(context: ViewerContext, priceIds: readonly number[]): Promise<SellableLine[]> {
  const { now } = context
  const lines = await loadSellableLines(context, priceIds)
  const running = await runningDeals(context, lines)
  const byGoods = new Map<number, SellableLine[]>()
  for (const sellable of running) {
    byGoods.set(sellable.goods.id, [...(byGoods.get(sellable.goods.id) ?? []), sellable])
  }
  return lines.map(line => bestLine(line, byGoods.get(line.goods.id) ?? [], now))
}

/** The best line of an ordinary line and the other lines of its product. */
export function bestLine(line: SellableLine, others: readonly SellableLine[], now: Date): SellableLine {
  if (line.price.kind !== 'normal') return line
  const rivals = others.filter(other => isRunning(other, now) && isLeft(other))
  return rivals.reduce((best, sellable) => (firstPrice(sellable) < firstPrice(best) ? sellable : best), line)
}

/** The goods of these ordinary lines as this viewer is offered them, in the order of the ids. */
export async function goodsByBestLine(context: ViewerContext, priceIds: readonly number[]): Promise<Goods[]> {
  const { viewer } = context
  const sellables = await loadBestLines(context, priceIds)
  return sellables.map(sellable => toGoods(sellable, viewer))
}

/** Lines with the number that the viewer can still buy of each line with its own limit. */
export async function withLimitLeft(
  context: ViewerContext,
  sellables: readonly SellableLine[],
): Promise<SellableLine[]> {
  const limited = sellables.filter(sellable => sellable.price.buyer_limit !== null)
  const taken = await loadBoughtPacks(context, limited)
  return sellables.map(sellable =>
    sellable.price.buyer_limit === null ? sellable : { ...sellable, limit_left: limitLeft(sellable, taken) },
  )
}

/** Whether a line is a second-kill or daily price and its time is now. */
export function isRunning({ price: { kind, begin_at, end_at } }: SellableLine, now: Date): boolean {
  if (!DEAL_KINDS.includes(kind)) return false
  return (begin_at === null || begin_at <= now) && (end_at === null || end_at > now)
}

/** Whether stock, quota and limit are enough for the smallest number of a line. */
export function isLeft({ goods, stock, limit_left }: SellableLine): boolean {
  const { min_qty, step_qty, max_qty } = goods
  return quantityBounds({ min_qty, step_qty, max_qty: limit_left ?? max_qty, stock }) !== null
}

async function runningDeals(context: ViewerContext, lines: readonly SellableLine[]): Promise<SellableLine[]> {
  const { db, now } = context
  const goodsIds = lines.filter(line => line.price.kind === 'normal').map(line => line.goods.id)
  if (goodsIds.length === 0) return []
  const rows = await db
    .select({ id: goodsPrices.goods_price_id })
    .from(goodsPrices)
    .where(
      and(
        anyOf(goodsPrices.goods_id, goodsIds),
        inArray(goodsPrices.kind, [...DEAL_KINDS]),
        or(isNull(goodsPrices.begin_at), lte(goodsPrices.begin_at, now)),
        or(isNull(goodsPrices.end_at), gt(goodsPrices.end_at, now)),
      ),
    )
    .orderBy(asc(goodsPrices.goods_price_id))
  const sellables = await loadSellableLines(
    context,
    rows.map(row => row.id),
  )
  return withLimitLeft(context, sellables)
}

/** Unit price at the smallest number, which a card shows. */
function firstPrice(sellable: SellableLine): number {
  return offeredPrice(sellable, sellable.goods.min_qty)
}
