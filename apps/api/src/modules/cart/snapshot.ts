import type { Reduction } from '@yaoji/domain'
import { and, asc, eq } from 'drizzle-orm'
import { anyOf } from '../../db/any-of'
import { runsOn } from '../../db/runs-on'
import type { Db } from '../../db/types'
import type { Viewer } from '../../session/viewer'
import { chinaDate } from '../../wire/clock'
import type { ViewerContext } from '../../wire/context'
import { type BoughtPacks, loadBoughtPacks } from '../goods/purchase-limits'
import { loadSellableLines, type SellableLine } from '../goods/sellable-line'
import { normalPrices } from '../goods/service'
import { goodsPrices } from '../goods/tables'
import { fullReductions } from '../promotion/tables'
import { type Combinations, loadCombinations } from './combination'
import { type CartExchanges, loadExchanges } from './load-exchanges'
import type { cartLines } from './tables'

export type CartLineRow = typeof cartLines.$inferSelect

/** A line to load: its place in a cart, or the one that it would have. */
export type WantedLine = Pick<CartLineRow, 'goods_price_id' | 'combination_id' | 'type' | 'number'>

/** A running full-reduction activity with its name. */
export type RunningReduction = Reduction & { readonly name: string }

/** What decides whether a viewer can buy some lines at a moment; loaded together, however many lines there are. */
export interface LineSnapshot {
  readonly viewer: Viewer
  readonly now: Date
  readonly today: string
  readonly sellables: ReadonlyMap<number, SellableLine>
  readonly combinations: Combinations
  readonly taken: BoughtPacks
}

/** What decides about lines as a cart, with promotions across its lines. */
export interface CartSnapshot extends LineSnapshot, CartExchanges {
  /** Base price of the ordinary line by product, in 1/10000 yuan, to compare offers with. */
  readonly basePrices: ReadonlyMap<number, number>
  /** `normalPrice` of the products with near-expiry stock among the lines, which is compared with it (RT-37). */
  readonly normalPrices: ReadonlyMap<number, number>
  readonly reductions: readonly RunningReduction[]
}

/** Loads what is needed to add or change single lines; the gifts of products only for a cart. */
export async function loadLineSnapshot(
  context: ViewerContext,
  lines: readonly WantedLine[],
  parts = { gifts: false },
): Promise<LineSnapshot> {
  const { db, viewer, now } = context
  const combinations = await loadCombinations(
    db,
    lines.flatMap(line => line.combination_id || []),
  )
  const items = [...combinations.values()].flatMap(combination => combination.items)
  const priceIds = [...lines, ...items].map(line => line.goods_price_id)
  const sellables = await loadSellableLines(context, [...new Set(priceIds)], parts)
  return {
    viewer,
    now,
    today: chinaDate(now),
    sellables: new Map(sellables.map(sellable => [sellable.price.goods_price_id, sellable])),
    combinations,
    taken: await loadBoughtPacks(context, sellables),
  }
}

/** Loads what the cart’s list, totals and the checkout need. */
export async function loadCartSnapshot(
  context: ViewerContext,
  lines: readonly WantedLine[],
): Promise<CartSnapshot> {
  const { db } = context
  const snapshot = await loadLineSnapshot(context, lines, { gifts: true })
  const sellables = [...snapshot.sellables.values()]
  const goodsIds = [...new Set(sellables.map(sellable => sellable.goods.id))]
  return {
    ...snapshot,
    basePrices: await basePricesOf(db, sellables),
    normalPrices: await normalPricesOf(context, sellables),
    reductions: await runningReductions(db, snapshot.today),
    ...(await loadExchanges(context, goodsIds)),
  }
}

async function normalPricesOf(
  context: ViewerContext,
  sellables: readonly SellableLine[],
): Promise<Map<number, number>> {
  const near = sellables.filter(({ price }) => price.kind === 'near_expiry')
  return normalPrices(
    context.db,
    near.map(({ goods }) => goods.id),
  )
}

/** The price of each product's ordinary line, also where the offer is another line. */
async function basePricesOf(db: Db, sellables: readonly SellableLine[]): Promise<Map<number, number>> {
  const prices = new Map<number, number>()
  for (const { price } of sellables) if (price.kind === 'normal') prices.set(price.goods_id, price.price)
  const others = [...new Set(sellables.map(({ goods }) => goods.id).filter(id => !prices.has(id)))]
  if (others.length === 0) return prices
  const rows = await db
    .select({ goods_id: goodsPrices.goods_id, price: goodsPrices.price })
    .from(goodsPrices)
    .where(and(eq(goodsPrices.kind, 'normal'), anyOf(goodsPrices.goods_id, others)))
  for (const { goods_id, price } of rows) prices.set(goods_id, price)
  return prices
}

/** The activities of a day. */
async function runningReductions(db: Db, today: string): Promise<RunningReduction[]> {
  const rows = await db
    .select()
    .from(fullReductions)
    .where(runsOn(fullReductions, today))
    .orderBy(asc(fullReductions.goods_manjian_id))
  return rows.map(({ goods_manjian_id, name, tiers }) => ({
    goods_manjian_id,
    name,
    tiers,
    whole_cart: false,
  }))
}
