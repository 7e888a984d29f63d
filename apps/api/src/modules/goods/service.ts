import type { Goods, GoodsListInput, ListedGoods } from '@yaoji/api-client/contract/goods'
import { formatPrice, ladderPrice } from '@yaoji/domain'
import { and, asc, desc, eq, gt, isNotNull, type SQLWrapper, sql } from 'drizzle-orm'
import { anyOf } from '../../db/any-of'
import { groupBy } from '../../db/group-by'
import type { Db } from '../../db/types'
import type { ViewerContext } from '../../wire/context'
import { recent } from '../../wire/recent'
import type { FoundGoods } from '../search/engine'
import { searchEngine } from '../search/find'
import { bestLinesOfPage, goodsOfPage, type PageLine } from './best-line'
import { categoryPath } from './category-path'
import { correctedPage, correctionOf } from './corrected-list'
import { countFacets } from './facets'
import { toGoods, toListedGoods } from './goods-answer'
import { type ListRow, type Page, PER_PAGE, type Read, readPage } from './list'
import { filterLines, isInStock, type Selection } from './listed-lines'
import { loadSellableLines } from './sellable-line'
import { goods, goodsPrices, ladderTiers, listedLines } from './tables'

/** The goods of exactly these lines as this viewer sees them, in the order of the ids. For lists see `goodsByBestLine`. */
export async function goodsByPriceIds(context: ViewerContext, priceIds: readonly number[]): Promise<Goods[]> {
  const { viewer } = context
  const sellables = await loadSellableLines(context, priceIds)
  return sellables.map(sellable => toGoods(sellable, viewer))
}

/** A page of goods by keywords and filters; where the keywords find nothing, by what they are likely meant for. */
export async function listGoods(context: ViewerContext, asked: GoodsListInput) {
  const { page, input, correction } = await correctedPage(context, asked, one =>
    findPage(context, one, lines => bestLinesOfPage(context, lines)),
  )
  return {
    list: await listedGoods(context, page.rows, input),
    ...(correction && { correction: await correctionOf(context.db, correction) }),
    per_page: input.per_page ?? PER_PAGE,
    next_key: page.next_key,
    ...(input.facets === 1 ? await facetsOf(context, input) : {}),
    ...(input.category === undefined ? {} : { category: await categoryPath(context.db, input.category) }),
  }
}

/** The first goods of a list, in its order; keywords that find nothing are not corrected. */
export async function firstGoods(context: ViewerContext, input: GoodsListInput): Promise<Goods[]> {
  const { rows } = await findPage(context, input, lines => bestLinesOfPage(context, lines))
  return rows.map(({ line }) => toGoods(line, context.viewer))
}

/**
 * The counts of a list, five minutes old at most (see `recent`): they read all of its lines. Those of `price_visible`
 * depend on the viewer. Those of rare keywords are read each time, as hardly anybody else asks for the same ones.
 */
async function facetsOf(context: ViewerContext, input: GoodsListInput) {
  const { keywords, type = 0, sort, key, page, per_page, facets, ...filters } = input
  const count = (found: FoundGoods | null) =>
    countFacets(context, { ...selectionOf(context, input, found), zone: input.zone })
  if (keywords) {
    const found = await searched(context, keywords, { type, depth: 'first' })
    if (found.isAll) return count(found)
  }
  const { id, licence_state } = context.viewer.buyer ?? {}
  const of = input.price_visible === 1 ? [id, licence_state] : []
  const names = Object.entries({ ...filters, keywords, type }).filter(([, value]) => value !== undefined)
  return recent(context, `facets ${JSON.stringify([names.toSorted(), of])}`, async () =>
    count(keywords ? await searched(context, keywords, { type, depth: 'all' }) : null),
  )
}

/** The ids of the lines on a page of goods. */
export async function listPriceIds(context: ViewerContext, input: GoodsListInput): Promise<number[]> {
  const read = async (page: SQLWrapper) => {
    const { rows } = (await context.db.execute(sql`${page}`)) as unknown as { rows: ListRow[] }
    return rows
  }
  const { rows } = await findPage(context, input, read)
  return rows.map(row => row.goods_price_id)
}

/** A page of a list. A list in the order of the search looks at the best matches first, which mostly fill its page. */
async function findPage<Row extends ListRow>(
  context: ViewerContext,
  input: GoodsListInput,
  read: Read<Row>,
): Promise<Page<Row>> {
  const { keywords, type = 0, sort = 'default' } = input
  if (!keywords) return readPage(context, input, selectionOf(context, input, null), read)
  for (const depth of sort === 'default' ? BEST_FIRST : []) {
    const found = await searched(context, keywords, { type, depth })
    const page = await readPage(context, input, selectionOf(context, input, found), read)
    if (found.isAll || page.next_key !== null) return page
  }
  const found = await searched(context, keywords, { type, depth: 'all' })
  return readPage(context, input, selectionOf(context, input, found), read)
}

const BEST_FIRST = ['first', 'more'] as const

type SearchOptions = Parameters<typeof searchEngine.goods>[2]

/** What the keywords of a call found. */
const searches = new WeakMap<ViewerContext, Map<string, Promise<FoundGoods>>>()

/** What keywords find. The counts of a call do not search again for what its page has found. */
function searched(context: ViewerContext, keywords: string, options: SearchOptions): Promise<FoundGoods> {
  const known = searches.get(context) ?? new Map<string, Promise<FoundGoods>>()
  searches.set(context, known)
  const key = JSON.stringify([keywords, options.type, options.depth])
  const found = known.get(key) ?? searchEngine.goods(context.db, keywords, options)
  known.set(key, found)
  return found
}

function selectionOf(context: ViewerContext, input: GoodsListInput, found: FoundGoods | null): Selection {
  return {
    conditions: filterLines(input, context),
    found,
    in_stock: input.in_stock === 1,
    expiry_months: input.expiry_months,
  }
}

/**
 * The goods of a page, with what zones compare besides: the grade of herbs, the ordinary price of near-expiry stock and
 * of the welfare discount.
 */
async function listedGoods(
  context: ViewerContext,
  rows: readonly PageLine[],
  { welfare }: GoodsListInput,
): Promise<ListedGoods[]> {
  const list = rows.map(({ line }) => toListedGoods(line, context.viewer))
  return withNormalPrices(context, list, one => one.near_expiry === 1 || welfare === 1)
}

/** Goods with the price of their ordinary line, where a deal or near-expiry stock is compared with it. */
export async function withNormalPrices(
  { db }: ViewerContext,
  list: readonly Goods[],
  isCompared: (goods: Goods) => boolean,
): Promise<ListedGoods[]> {
  const compared = list.filter(one => isCompared(one) && one.price !== undefined).map(one => one.id)
  // Who may see the price of a product may see that of its ordinary line.
  const prices = await normalPrices(db, compared)
  return list.map(one => {
    const normal = prices.get(one.id)
    return { ...one, ...(normal !== undefined && { normal_price: formatPrice(normal) }) }
  })
}

/**
 * Prices of the ordinary lines of products at their smallest number, without any offer, in 1/10000 yuan: what a buyer
 * pays who does not take the near-expiry stock or the deal that is compared with it. A product without a price has none.
 */
export async function normalPrices(db: Db, goodsIds: readonly number[]): Promise<Map<number, number>> {
  if (goodsIds.length === 0) return new Map()
  const { goods_price_id, kind, price } = goodsPrices
  const { id, min_qty, ladder_price_type } = goods
  const rows = await db
    .select({ id, price, min_qty, ladder_price_type, tier: ladderTiers })
    .from(goodsPrices)
    .innerJoin(goods, eq(id, goodsPrices.goods_id))
    .leftJoin(ladderTiers, eq(ladderTiers.goods_price_id, goods_price_id))
    .where(and(eq(kind, 'normal'), gt(price, 0), anyOf(goodsPrices.goods_id, goodsIds)))
  const byGoods = groupBy(rows, row => row.id)
  return new Map(
    [...byGoods.values()].flatMap(([first, ...others]) => {
      if (!first) return []
      const tiers = [first, ...others].flatMap(({ tier }) => tier ?? [])
      return [[first.id, ladderPrice(first.price, tiers, first.ladder_price_type, first.min_qty)]]
    }),
  )
}

/** Suggestions while typing. */
export function suggestGoods(db: Db, keywords: string, type: 0 | 1) {
  return searchEngine.suggest(db, keywords, type)
}

/** How many goods the home page calls hot. */
const HOT_GOODS = 20

/** Best sellers, in stock and on the shelf. */
export async function hotGoods(context: ViewerContext): Promise<Goods[]> {
  const best = context.db
    .select({ goods_price_id: listedLines.goods_price_id, value: sql`''`.as('value') })
    .from(listedLines)
    .innerJoin(goods, eq(goods.id, listedLines.goods_id))
    .where(
      and(
        ...filterLines({}, context),
        isNotNull(listedLines.price),
        isInStock(context),
        sql`${goods.rx_type} in ('rx','otc_a','otc_b')`,
      ),
    )
    .orderBy(desc(listedLines.sales), asc(listedLines.goods_price_id))
    .limit(HOT_GOODS)
  return goodsOfPage(context, best)
}

/** Categories in which the keywords find goods. */
export async function classify(context: ViewerContext, keywords: string) {
  const { facets } = await countFacets(context, {
    conditions: filterLines({}, context),
    found: await searched(context, keywords, { type: 0, depth: 'all' }),
    in_stock: false,
  })
  return facets.category.map(({ value, name, count }) => ({ id: Number(value), name, count }))
}

/** The normal lines of these goods. */
export async function normalPriceIds(db: Db, goodsIds: readonly number[]): Promise<Map<number, number>> {
  const rows = await db
    .select({ goods_id: goodsPrices.goods_id, id: goodsPrices.goods_price_id })
    .from(goodsPrices)
    .where(and(eq(goodsPrices.kind, 'normal'), anyOf(goodsPrices.goods_id, goodsIds)))
  return new Map(rows.map(row => [row.goods_id, row.id]))
}
