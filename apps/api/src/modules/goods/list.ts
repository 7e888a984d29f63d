import { byTextFacet, GOODS_TEXT_FACETS, type GoodsListInput } from '@yaoji/api-client/contract/goods'
import { and, asc, desc, eq, gt, lt, or, type SQL, sql } from 'drizzle-orm'
import { chinaDate } from '../../wire/clock'
import type { ViewerContext } from '../../wire/context'
import { invalidField } from '../../wire/refusal'
import { expiredPacks, freshStock, nextExpiry } from './fresh-stock'
import { readKey, type SortType, writeKey } from './page-key'
import { priceVisible } from './price-visible'
import { goods, goodsPrices } from './tables'
import { takesWelfareNow } from './welfare'
import { LIST_ZONES } from './zone'

/** Default number of products on a page. */
export const PER_PAGE = 40

/** The conditions that the filters of a list put on goods and their lines, keywords and stock aside. */
export function filterGoods(
  input: GoodsListInput,
  { viewer, now }: Pick<ViewerContext, 'viewer' | 'now'>,
): SQL[] {
  const kind = input.zone === 'near_expiry' ? 'near_expiry' : 'normal'
  const conditions: (SQL | undefined | false | 0)[] = [
    eq(goodsPrices.kind, kind),
    eq(goods.off_shelf, 0),
    input.zone && LIST_ZONES[input.zone],
    input.category !== undefined && sql`${goods.category_ids} @> array[${input.category}]::integer[]`,
    ...GOODS_TEXT_FACETS.map(name => input[name] !== undefined && eq(goods[name], input[name])),
    input.brand_id !== undefined && eq(goods.brand_id, input.brand_id),
    input.goods_manjian_id !== undefined &&
      sql`exists (select 1 from full_reduction_goods f where f.goods_id = ${goods.id} and f.goods_manjian_id = ${input.goods_manjian_id})`,
    input.welfare === 1 && takesWelfareNow({ now }),
    input.department !== undefined &&
      sql`exists (select 1 from departments d where ${input.department} in ('all', d.key) and d.category_ids && ${goods.category_ids})`,
    input.price_visible === 1 && priceVisible(viewer),
  ]
  return conditions.filter(condition => typeof condition === 'object')
}

/** Which lines a list is made of. */
export interface Selection {
  readonly conditions: readonly SQL[]
  /** The result of the keywords (a table `found` of id and score), or null without keywords. */
  readonly found: SQL | null
  /** Only products in stock. */
  readonly in_stock: boolean
  /** Only lines that expire within this number of months. */
  readonly expiry_months?: number | undefined
  /** Only lines whose price the viewer may see. */
  readonly price_seen?: boolean
}

/**
 * Lines with their goods under a selection's conditions, as a subquery to count or order. Prices that the viewer may
 * not see do not order a list either.
 */
export function selectLines(
  context: ViewerContext,
  { conditions, found, in_stock, expiry_months, price_seen = false }: Selection,
) {
  const { db, viewer, now } = context
  const seen = priceVisible(viewer)
  const expired = expiredPacks(context)
  const stock = freshStock(goodsPrices.stock, expired)
  const query = db
    .select({
      goods_price_id: goodsPrices.goods_price_id,
      stock: stock.as('fresh_stock'),
      price: price_seen
        ? sql<number | null>`${goodsPrices.price}`.as('price')
        : sql<number | null>`case when ${seen} then ${goodsPrices.price} end`.as('price'),
      expiry_date: nextExpiry(expired, now).as('next_expiry'),
      id: goods.id,
      ...byTextFacet(name => goods[name]),
      category_id: goods.category_id,
      sales: goods.sales,
      listed_on: goods.listed_on,
      score: (found ? sql<number>`found.score` : sql<number>`0`).as('score'),
    })
    .from(goodsPrices)
    .innerJoin(goods, eq(goods.id, goodsPrices.goods_id))
    .leftJoin(expired, eq(expired.goods_price_id, goodsPrices.goods_price_id))
    .$dynamic()
  const joined = found ? query.innerJoin(found, sql`found.id = ${goods.id}`) : query
  const expires = expiry_months && expiresWithin(nextExpiry(expired, now), now, expiry_months)
  return joined
    .where(
      and(
        ...conditions,
        price_seen ? seen : undefined,
        in_stock ? gt(stock, 0) : undefined,
        expires || undefined,
      ),
    )
    .as('line')
}

/** Whether a day is within so many months from today, as a condition. */
export function expiresWithin(day: SQL, now: Date, months: number | SQL): SQL {
  return sql`${day} <= ${chinaDate(now)}::date + make_interval(months => ${months}::integer)`
}

type Lines = ReturnType<typeof selectLines>

interface Order {
  readonly by: (line: Lines) => SQL
  readonly direction: 'asc' | 'desc'
  /** Type of the last row’s value in a page key. */
  readonly cast: SortType
}

/** Products without a visible price are last. */
const PAST_EVERY_PRICE = Number.MAX_SAFE_INTEGER

const ORDERS: Readonly<Record<Exclude<GoodsListInput['sort'], 'default' | undefined>, Order>> = {
  sales: { by: line => sql`${line.sales}`, direction: 'desc', cast: 'bigint' },
  price_asc: {
    by: line => sql`coalesce(${line.price}, ${PAST_EVERY_PRICE}::bigint)`,
    direction: 'asc',
    cast: 'bigint',
  },
  price_desc: { by: line => sql`coalesce(${line.price}, -1::bigint)`, direction: 'desc', cast: 'bigint' },
  newest: { by: line => sql`${line.listed_on}`, direction: 'desc', cast: 'date' },
  expiry: {
    by: line => sql`coalesce(${line.expiry_date}, '9999-12-31'::date)`,
    direction: 'asc',
    cast: 'date',
  },
}

/** The orders by price, of lines whose price is visible: an index has them. They come before all others. */
const SEEN_ORDERS: Readonly<Partial<Record<string, Order>>> = {
  price_asc: { ...ORDERS.price_asc, by: line => sql`${line.price}` },
  price_desc: { ...ORDERS.price_desc, by: line => sql`${line.price}` },
}

const BY_SCORE: Order = { by: line => sql`${line.score}`, direction: 'asc', cast: 'double precision' }

/** One page of a list. */
export interface Page {
  readonly priceIds: number[]
  readonly next_key: string | null
}

/**
 * Reads a page of lines by key: the next page begins behind the last row's sort value and id, so no row is shown
 * twice or left out while others come and go. A caller that has a number only is given that many pages on.
 */
export async function readPage(
  context: ViewerContext,
  input: GoodsListInput,
  selection: Selection,
): Promise<Page> {
  if (input.key !== undefined && input.page !== undefined) {
    throw invalidField('page', '翻页请只用 key 或 page 之一')
  }
  const perPage = perPageOf(input)
  const rows = await readRows(context, input, selection)
  const shown = rows.slice(0, perPage)
  const last = shown.at(-1)
  const more = rows.length > perPage && last !== undefined
  return {
    priceIds: shown.map(row => row.priceId),
    next_key: more ? writeKey({ value: last.value, id: last.priceId }) : null,
  }
}

const perPageOf = ({ per_page }: GoodsListInput): number => per_page ?? PER_PAGE

interface SortedRow {
  readonly priceId: number
  readonly value: string
}

/** The rows of a page, and one more if there is one. */
async function readRows(
  context: ViewerContext,
  input: GoodsListInput,
  selection: Selection,
): Promise<SortedRow[]> {
  const seenOrder = SEEN_ORDERS[input.sort ?? 'default']
  if (seenOrder && context.viewer.buyer) {
    const seen = await sortedRows(context, input, { ...selection, price_seen: true }, seenOrder)
    if (seen.length > perPageOf(input)) return seen
  }
  return sortedRows(context, input, selection, orderOf(input, selection.found !== null))
}

function sortedRows(
  context: ViewerContext,
  input: GoodsListInput,
  selection: Selection,
  { by, direction, cast }: Order,
): Promise<SortedRow[]> {
  const perPage = perPageOf(input)
  const line = selectLines(context, selection)
  const value = by(line)
  return (
    context.db
      // Without a name of its own the text would have the column’s name, and the rows would be ordered by the text.
      .select({ priceId: line.goods_price_id, value: sql<string>`(${value})::text`.as('sort_value') })
      .from(line)
      .where(input.key === undefined ? undefined : afterKey(input.key, line, { by, direction, cast }))
      .orderBy(direction === 'asc' ? asc(value) : desc(value), asc(line.goods_price_id))
      .limit(perPage + 1)
      .offset(((input.page ?? 1) - 1) * perPage)
  )
}

function orderOf(input: GoodsListInput, isSearch: boolean): Order {
  if (input.sort !== undefined && input.sort !== 'default') return ORDERS[input.sort]
  return isSearch ? BY_SCORE : ORDERS.sales
}

function afterKey(key: string, line: Lines, { by, direction, cast }: Order): SQL | undefined {
  const { value, id } = readKey(key, cast)
  const edge = sql`${value}::text::${sql.raw(cast)}`
  const beyond = direction === 'asc' ? gt(by(line), edge) : lt(by(line), edge)
  return or(beyond, and(eq(by(line), edge), gt(line.goods_price_id, id)))
}
