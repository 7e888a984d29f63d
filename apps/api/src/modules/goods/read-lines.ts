import { eq, type SQL, sql } from 'drizzle-orm'
import { type JsonRow, jsonRow } from '../../db/json-row'
import { runsOn } from '../../db/runs-on'
import { controlledGrants } from '../../session/tables'
import { chinaDate } from '../../wire/clock'
import type { ViewerContext } from '../../wire/context'
import { fullReductionGoods, fullReductions, gifts } from '../promotion/tables'
import { expiredOfLine, freshStock, nextExpiry } from './fresh-stock'
import { goods, goodsPrices, ladderTiers } from './tables'
import { welfareRate } from './welfare'

/**
 * The columns of a product that lists, carts and orders need: not those for the search, nor those that only its page
 * shows.
 */
const GOODS = {
  id: goods.id,
  code: goods.code,
  barcode: goods.barcode,
  name: goods.name,
  common_name: goods.common_name,
  trade_name: goods.trade_name,
  approval_no: goods.approval_no,
  dosage_form: goods.dosage_form,
  category_id: goods.category_id,
  category_ids: goods.category_ids,
  brand_id: goods.brand_id,
  sccj: goods.sccj,
  ypgg: goods.ypgg,
  bzdw: goods.bzdw,
  origin: goods.origin,
  rx_type: goods.rx_type,
  storage: goods.storage,
  grade: goods.grade,
  special_flag: goods.special_flag,
  scope: goods.scope,
  regions: goods.regions,
  type: goods.type,
  is_youx: goods.is_youx,
  is_qx: goods.is_qx,
  mid_pack: goods.mid_pack,
  case_pack: goods.case_pack,
  min_qty: goods.min_qty,
  step_qty: goods.step_qty,
  max_qty: goods.max_qty,
  limit_period: goods.limit_period,
  market_price: goods.market_price,
  ladder_price_type: goods.ladder_price_type,
  is_free_shipping: goods.is_free_shipping,
  free_shipping_number: goods.free_shipping_number,
  is_dpby: goods.is_dpby,
  qg_number: goods.qg_number,
  ck_id: goods.ck_id,
  tax_rate: goods.tax_rate,
  off_shelf: goods.off_shelf,
  price_pending: goods.price_pending,
  sales: goods.sales,
  tags: goods.tags,
} as const

const PRICE = {
  goods_price_id: goodsPrices.goods_price_id,
  goods_id: goodsPrices.goods_id,
  kind: goodsPrices.kind,
  price: goodsPrices.price,
  stock_goods_price_id: goodsPrices.stock_goods_price_id,
  quota: goodsPrices.quota,
  sold: goodsPrices.sold,
  begin_at: goodsPrices.begin_at,
  end_at: goodsPrices.end_at,
  buyer_limit: goodsPrices.buyer_limit,
} as const

export type GoodsRow = JsonRow<typeof GOODS>
export type PriceRow = JsonRow<typeof PRICE>
export type TierRow = typeof ladderTiers.$inferSelect

/** A line with its product, and what decides how it is offered to a viewer. */
export interface LineRow {
  readonly goods: GoodsRow
  readonly price: PriceRow
  /** Packs of the stock that the line sells from. */
  readonly owned: number
  /** First day on which a pack of them expires; null when nothing is in stock. */
  readonly expiry_date: string | null
  /** Basis points of the welfare discount that covers the product now; null without one. */
  readonly welfare: number | null
  readonly tiers: readonly TierRow[]
  readonly goods_manjian_id: number | null
  readonly controlledAllowed: boolean
  /** The gift of an ordinary line, with the ordinary line of the product that is given; null for none. */
  readonly gift: { readonly need: number; readonly give: number; readonly goods_price_id: number } | null
}

/** What is read of lines beside themselves. */
export interface LineParts {
  /** Their gifts. */
  readonly gifts: boolean
}

/** What {@link derived} writes, in its order. */
type Derived = readonly [
  owned: number,
  expiry_date: string | null,
  welfare: number | null,
  tiers: readonly (readonly [number, number, number, number, number])[] | null,
  goods_manjian_id: number | null,
  controlledAllowed: boolean,
  gift: readonly [need: number, give: number, goods_price_id: number] | null,
]

/**
 * Reads the lines under a condition on `goods_prices`, in any order, with everything that decides how they are offered.
 * It is one statement: each has a cost of its own, which in the embedded database is more than that of reading some rows.
 */
export async function readLines(
  context: ViewerContext,
  where: SQL,
  { gifts }: LineParts,
): Promise<LineRow[]> {
  const expired = expiredOfLine(context)
  const rows = await context.db
    .select({
      goods: jsonRow(GOODS),
      price: jsonRow(PRICE),
      derived: derived(context, expired, gifts ? GIFT : NOTHING),
    })
    .from(goodsPrices)
    .innerJoin(goods, eq(goods.id, goodsPrices.goods_id))
    .innerJoin(sql`goods_prices owner`, sql`owner.goods_price_id = ${goodsPrices.stock_goods_price_id}`)
    .leftJoinLateral(expired, sql`true`)
    .where(where)
  return rows.map(({ goods, price, derived }) => {
    const [owned, expiry_date, welfare, tiers, goods_manjian_id, controlledAllowed, gift] = derived
    return {
      goods,
      price,
      owned,
      expiry_date,
      welfare,
      tiers: (tiers ?? []).map(toTier),
      goods_manjian_id,
      controlledAllowed,
      gift: gift && { need: gift[0], give: gift[1], goods_price_id: gift[2] },
    }
  })
}

/** What is not a column of the line or its product. One field, as in `jsonRow`. */
function derived(context: ViewerContext, expired: ReturnType<typeof expiredOfLine>, gift: SQL) {
  return sql<Derived>`json_build_array(
    ${freshStock(sql`owner.stock`, expired)},
    ${nextExpiry(context.now)},
    ${welfareRate(context)},
    ${TIERS},
    ${runningReduction(context)},
    ${isGranted(context)},
    ${gift})`
}

const TIERS = sql`(
  select json_agg(json_build_array(${ladderTiers.ladder_price_id}, ${ladderTiers.goods_id},
    ${ladderTiers.goods_price_id}, ${ladderTiers.number}, ${ladderTiers.price}) order by ${ladderTiers.number})
  from ${ladderTiers} where ${ladderTiers.goods_price_id} = ${goodsPrices.goods_price_id})`

const NOTHING = sql`null`

/** The gift of a product. Of several, it is the one with the highest id. */
const GIFT = sql`case when ${goodsPrices.kind} = 'normal' then (
  select json_build_array(${gifts.need}, ${gifts.give}, given.goods_price_id)
  from ${gifts} inner join goods_prices given on given.goods_id = ${gifts.gift_goods_id} and given.kind = 'normal'
  where ${gifts.goods_id} = ${goods.id} order by ${gifts.id} desc limit 1) end`

function toTier([ladder_price_id, goods_id, goods_price_id, number, price]: NonNullable<
  Derived[3]
>[number]): TierRow {
  return { ladder_price_id, goods_id, goods_price_id, number, price }
}

/** The full reduction that a product counts for today. Of several that run, it is the one with the lowest id. */
function runningReduction({ now }: ViewerContext): SQL {
  return sql`(select min(${fullReductionGoods.goods_manjian_id}) from ${fullReductionGoods}
    inner join ${fullReductions} on ${fullReductions.goods_manjian_id} = ${fullReductionGoods.goods_manjian_id}
    where ${fullReductionGoods.goods_id} = ${goods.id} and ${runsOn(fullReductions, chinaDate(now))})`
}

/** Whether the viewer may buy a controlled product. */
function isGranted({ viewer }: ViewerContext): SQL {
  if (!viewer.buyer) return sql`false`
  return sql`exists (select 1 from ${controlledGrants}
    where ${controlledGrants.user_id} = ${viewer.buyer.id} and ${controlledGrants.goods_id} = ${goods.id})`
}
