import type { Goods } from '@yaoji/api-client/contract/goods'
import { quantityBounds } from '@yaoji/domain'
import { inArray, type SQL, type SQLWrapper, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import { idArray } from '../../db/any-of'
import { fixedText } from '../../db/fixed-text'
import { groupBy } from '../../db/group-by'
import type { ViewerContext } from '../../wire/context'
import { gifts } from '../promotion/tables'
import { toGoods } from './goods-answer'
import { limitLeft, loadBoughtPacks } from './purchase-limits'
import { offeredPrice, type SellableLine, sellableLines } from './sellable-line'
import { goodsPrices, type PriceKind } from './tables'

/** Kinds of lines that replace the ordinary one for a while. Near-expiry stock never does: it is asked for by name. */
const DEAL_KINDS: readonly PriceKind[] = ['spike', 'everyday']

/**
 * The lines that goods are offered by when nobody named one, by the ids of the ordinary lines: a second-kill or
 * daily price that is on, if it is cheaper and the viewer may still buy of it, else the ordinary line itself. Every list
 * and the product's own page ask here, so that a price is the same everywhere and is what the button beside it
 * buys. Lines that are not ordinary stay what they are.
 */
async function loadBestLines(
  context: ViewerContext,
  priceIds: readonly number[],
): Promise<ReadonlyMap<number, SellableLine>> {
  if (priceIds.length === 0) return new Map()
  const lines = await sellableLines(context, { where: linesAndDeals(context, idArray(priceIds)) })
  return bestOf(context, lines)
}

/** A row of a page, with the line that its product is offered by. */
export interface PageLine {
  readonly goods_price_id: number
  readonly value: string
  readonly line: SellableLine
}

/** The best lines of a page in its order: a query of `goods_price_id`, that of the ordinary line, and `value`, a text. */
export async function bestLinesOfPage(context: ViewerContext, page: SQLWrapper): Promise<PageLine[]> {
  const where = linesAndDeals(context, sql`array(select page.goods_price_id from page)`)
  const lines = await sellableLines(context, { where, page })
  const best = await bestOf(context, lines)
  return [...lines]
    .flatMap(([goods_price_id, { in_page }]) => {
      const line = best.get(goods_price_id)
      return in_page && line ? [{ goods_price_id, line, ...in_page }] : []
    })
    .sort((one, other) => one.place - other.place)
}

async function bestOf(
  context: ViewerContext,
  lines: ReadonlyMap<number, SellableLine>,
): Promise<ReadonlyMap<number, SellableLine>> {
  const running = [...lines.values()]
    .filter(line => isRunning(line, context.now))
    .sort((one, other) => one.price.goods_price_id - other.price.goods_price_id)
  const deals = groupBy(await withLimitLeft(context, running), deal => deal.goods.id)
  return new Map(
    [...lines].map(([id, line]) => [id, bestLine(line, deals.get(line.goods.id) ?? [], context.now)]),
  )
}

/** These lines, the deals of their products that are on, and the lines that are given with them, as a condition. */
function linesAndDeals({ now }: Pick<ViewerContext, 'now'>, ids: SQL): SQL {
  return LINES_AND_DEALS({ ids, now: now.toISOString() })
}

const LINES_AND_DEALS = fixedText<'ids' | 'now'>(place => {
  const line = alias(goodsPrices, 'line')
  const deal = alias(goodsPrices, 'deal')
  const gift = alias(goodsPrices, 'gift')
  // The kinds are values: with them in the text the server takes its plan for all values for a slower one.
  const isOrdinary = sql`${line.goods_price_id} = any(${place('ids')}) and ${line.kind} = ${'normal'}`
  const deals = sql`select ${deal.goods_price_id} from goods_prices line
    join goods_prices deal on ${deal.goods_id} = ${line.goods_id}
    where ${isOrdinary} and ${inArray(deal.kind, [...DEAL_KINDS])}
      and (${deal.begin_at} is null or ${deal.begin_at} <= ${place('now')})
      and (${deal.end_at} is null or ${deal.end_at} > ${place('now')})`
  const given = sql`select ${gift.goods_price_id} from goods_prices line
    join ${gifts} on ${gifts.goods_id} = ${line.goods_id}
    join goods_prices gift on ${gift.goods_id} = ${gifts.gift_goods_id} and ${gift.kind} = ${'normal'}
    where ${isOrdinary}`
  return sql`${goodsPrices.goods_price_id} = any(${place('ids')} || array(${deals}) || array(${given}))`
})

/** The best line of an ordinary line and the other lines of its product. */
export function bestLine(line: SellableLine, others: readonly SellableLine[], now: Date): SellableLine {
  if (line.price.kind !== 'normal') return line
  const rivals = others.filter(other => isRunning(other, now) && isLeft(other))
  return rivals.reduce((best, sellable) => (firstPrice(sellable) < firstPrice(best) ? sellable : best), line)
}

/** The goods of these ordinary lines as this viewer is offered them, in the order of the ids. */
export async function goodsByBestLine(context: ViewerContext, priceIds: readonly number[]): Promise<Goods[]> {
  const goods = await goodsOfLines(context, priceIds)
  return priceIds.flatMap(id => goods.get(id) ?? [])
}

/** {@link goodsByBestLine} of a page, in its order. */
export async function goodsOfPage(context: ViewerContext, page: SQLWrapper): Promise<Goods[]> {
  const lines = await bestLinesOfPage(context, page)
  return lines.map(({ line }) => toGoods(line, context.viewer))
}

/** {@link goodsByBestLine} by the ids of the ordinary lines; ids that are not there are left out. */
export async function goodsOfLines(
  context: ViewerContext,
  priceIds: readonly number[],
): Promise<ReadonlyMap<number, Goods>> {
  const lines = await loadBestLines(context, priceIds)
  return new Map([...lines].map(([id, line]) => [id, toGoods(line, context.viewer)]))
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

/** Unit price at the smallest number, which a card shows. */
function firstPrice(sellable: SellableLine): number {
  return offeredPrice(sellable, sellable.goods.min_qty)
}
