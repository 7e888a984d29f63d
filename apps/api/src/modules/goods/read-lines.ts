import { eq, type SQL, type SQLWrapper, sql } from 'drizzle-orm'
import type { Db } from '../../db/types'
import { controlledGrants } from '../../session/tables'
import { chinaDate } from '../../wire/clock'
import type { ViewerContext } from '../../wire/context'
import { type GiftOffer, PROMOTION_REVISION, type Promotions, promotionsAt } from '../promotion/cache'
import { LINE_VERSION, type LineData, lineData, type PriceData } from './line-cache'
import { goods, goodsPrices } from './tables'

/** A row of `goods_prices`; its stock is that of {@link LineRow}. */
export interface PriceRow extends PriceData {
  readonly sold: number
}

/** Lines under a condition on `goods_prices`, or those of a page. */
export interface LineQuery {
  /** Also over `page`, the rows of the page. */
  readonly where: SQL
  /** A query of `goods_price_id` and `value`, a text. */
  readonly page?: SQLWrapper | undefined
}

/** The row of a page that a line is in. */
export interface PageRow {
  /** From 1 on. */
  readonly place: number
  readonly value: string
}

/** A line with its product, and what decides how it is offered to a viewer. */
export interface LineRow extends LineData {
  /** Null for a line that is not in the page, and for every line without a page. */
  readonly in_page: PageRow | null
  readonly price: PriceRow
  /** Packs of the stock that the line sells from. */
  readonly owned: number
  /** First day on which a pack of them expires; null when nothing is in stock. */
  readonly expiry_date: string | null
  /** Basis points of the welfare discount that covers the product now; null without one. */
  readonly welfare: number | null
  /** The full reduction that the product counts for today. */
  readonly goods_manjian_id: number | null
  readonly controlledAllowed: boolean
  /** The gift of an ordinary line; null for none. */
  readonly gift: GiftOffer | null
}

/** What {@link momentOf} writes, in its order. */
type Moment = readonly [
  goods_price_id: number,
  version: string,
  promotions: number | null,
  sold: number,
  owned: number,
  expiry_date: string | null,
  controlledAllowed: boolean,
  place: number | null,
  value: string | null,
]

/**
 * Reads lines, in any order, with everything that decides how they are offered. One statement reads what sales and the
 * clock change, with the versions of all the rest, which this process keeps; a page is read in the same statement.
 */
export async function readLines(context: ViewerContext, { where, page }: LineQuery): Promise<LineRow[]> {
  const { db, now } = context
  const rows = await db
    .with(pageOf(db, page))
    .select({ moment: momentOf(context) })
    .from(goodsPrices)
    .innerJoin(goods, eq(goods.id, goodsPrices.goods_id))
    .innerJoin(sql`goods_prices owner`, sql`owner.goods_price_id = ${goodsPrices.stock_goods_price_id}`)
    .leftJoinLateral(lotsOfLine(now), sql`true`)
    .leftJoin(sql`page`, sql`page.goods_price_id = ${goodsPrices.goods_price_id}`)
    .where(where)
  const moments = rows.map(row => row.moment)
  const [first] = moments
  if (!first) return []
  const data = await lineData(db, new Map(moments.map(([id, version]) => [id, version])))
  const promotions = await promotionsAt(db, first[2])
  return moments.flatMap(moment => {
    const line = data.get(moment[0])
    return line ? [toRow(line, moment, promotionsOf(line, promotions, now))] : []
  })
}

const NO_PAGE = sql`select null::integer as goods_price_id, null as value limit 0`

function pageOf(db: Db, page: SQLWrapper = NO_PAGE) {
  return db
    .$with('page', { goods_price_id: goodsPrices.goods_price_id })
    .as(sql`select found.*, row_number() over () as place from (${page}) found`)
}

/** What the data of a line do not have. One field, as in `jsonRow`. */
function momentOf({ viewer }: ViewerContext) {
  return sql<Moment>`json_build_array(${goodsPrices.goods_price_id}, ${LINE_VERSION}, ${PROMOTION_REVISION},
    ${goodsPrices.sold}, greatest(0, owner.stock - coalesce(lots.expired, 0)), lots.next_expiry, ${isGranted(viewer)},
    page.place, page.value)`
}

/**
 * Of the stock that a line sells from: the packs past their last day, which stay on the books until somebody takes them
 * off the shelf and are never for sale, and the first day on which another pack expires.
 */
function lotsOfLine(now: Date): SQL {
  const today = chinaDate(now)
  return sql`(select sum(lot.number) filter (where lot.expiry_date <= ${today}) as expired,
    min(lot.expiry_date) filter (where lot.expiry_date > ${today}) as next_expiry
    from stock_lots lot where lot.goods_price_id = ${goodsPrices.stock_goods_price_id} and lot.number > 0) lots`
}

/** Whether the viewer may buy a controlled product. */
function isGranted({ buyer }: ViewerContext['viewer']): SQL {
  if (!buyer) return sql`false`
  return sql`exists (select 1 from ${controlledGrants}
    where ${controlledGrants.user_id} = ${buyer.id} and ${controlledGrants.goods_id} = ${goods.id})`
}

type PromotionsOfLine = Pick<LineRow, 'welfare' | 'goods_manjian_id' | 'gift'>

function promotionsOf({ goods, price }: LineData, promotions: Promotions, now: Date): PromotionsOfLine {
  const today = chinaDate(now)
  const rates = promotions.welfares
    .filter(({ begin_at, end_at }) => begin_at <= now && end_at > now)
    .filter(
      ({ category_ids }) =>
        category_ids.length === 0 || category_ids.some(id => goods.category_ids.includes(id)),
    )
    .map(({ rate }) => rate)
  const running = promotions.reductions
    .get(goods.id)
    ?.find(({ begin_date, end_date }) => begin_date <= today && end_date >= today)
  return {
    welfare: rates.length === 0 ? null : Math.min(...rates),
    goods_manjian_id: running?.goods_manjian_id ?? null,
    gift: (price.kind === 'normal' && promotions.gifts.get(goods.id)) || null,
  }
}

function toRow(
  { goods, price, tiers }: LineData,
  [, , , sold, owned, expiry_date, controlledAllowed, place, value]: Moment,
  promotions: PromotionsOfLine,
): LineRow {
  const in_page = place === null || value === null ? null : { place, value }
  return {
    goods,
    price: { ...price, sold },
    tiers,
    owned,
    expiry_date,
    controlledAllowed,
    in_page,
    ...promotions,
  }
}
