import { type SQL, type SQLWrapper, sql } from 'drizzle-orm'
import { fixedText } from '../../db/fixed-text'
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

/** What {@link LINES} writes of a line, in its order. */
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
  const { db, now, viewer } = context
  const query = LINES({
    page: page ?? NO_PAGE,
    where,
    today: chinaDate(now),
    granted: viewer.buyer ? GRANTED({ buyer: viewer.buyer.id }) : sql`false`,
  })
  const { rows } = (await db.execute(query)) as unknown as { rows: { moment: Moment }[] }
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

/**
 * What the data of lines do not have, in one field, as in `jsonRow`. Of the stock that a line sells from: the packs past
 * their last day stay on the books until somebody takes them off the shelf, and are never for sale.
 */
const LINES = fixedText<'page' | 'where' | 'today' | 'granted'>(
  place => sql`with page as (select found.*, row_number() over () as place from (${place('page')}) found)
    select json_build_array(${goodsPrices.goods_price_id}, ${LINE_VERSION}, ${PROMOTION_REVISION}, ${goodsPrices.sold},
      greatest(0, owner.stock - coalesce(lots.expired, 0)), lots.next_expiry, ${place('granted')}, page.place, page.value)
      as moment
    from ${goodsPrices}
    join ${goods} on ${goods.id} = ${goodsPrices.goods_id}
    join goods_prices owner on owner.goods_price_id = ${goodsPrices.stock_goods_price_id}
    left join lateral (select
        sum(lot.number) filter (where lot.expiry_date <= ${place('today')}) as expired,
        min(lot.expiry_date) filter (where lot.expiry_date > ${place('today')}) as next_expiry
      from stock_lots lot
      where lot.goods_price_id = ${goodsPrices.stock_goods_price_id} and lot.number > 0) lots on true
    left join page on page.goods_price_id = ${goodsPrices.goods_price_id}
    where ${place('where')}`,
)

/** Whether a buyer may buy a controlled product. */
const GRANTED = fixedText<'buyer'>(
  place => sql`exists (select 1 from ${controlledGrants}
    where ${controlledGrants.user_id} = ${place('buyer')} and ${controlledGrants.goods_id} = ${goods.id})`,
)

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
