import type { Goods } from '@yaoji/api-client/contract/goods'
import {
  type BuyState,
  buyState,
  canSeePrice,
  formatPrice,
  type GoodsInput,
  isInZone,
  type LadderPrices,
  ladderPrice,
  quantityBounds,
  takesWelfare,
  welfareLadder,
  welfareTexts,
} from '@yaoji/domain'
import { and, desc, eq, getTableColumns, sql } from 'drizzle-orm'
import { anyOf } from '../../db/any-of'
import { type JsonRow, jsonRow } from '../../db/json-row'
import { runsOn } from '../../db/runs-on'
import type { Db } from '../../db/types'
import { chinaDate, chinaTime } from '../../wire/clock'
import type { Context, ViewerContext } from '../../wire/context'
import { pictureUrls } from '../pictures/urls'
import { fullReductionGoods, fullReductions } from '../promotion/tables'
import { controlledGrants } from '../session/tables'
import { buyerInput, type Viewer } from '../session/viewer'
import { expiredPacks, freshStock, nextExpiry } from './fresh-stock'
import { tagsInForce } from './ladder-tag'
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
type PriceRow = JsonRow<typeof PRICE>
type TierRow = typeof ladderTiers.$inferSelect

/** A product with one of its sellable lines and everything that decides what this viewer sees of it. */
export interface SellableLine {
  readonly goods: GoodsRow
  readonly price: PriceRow
  /** Packs of this line that can be sold now: its stock, limited by the rest of its quota. */
  readonly stock: number
  /** First day on which a pack of them expires; null when nothing is in stock. */
  readonly expiry_date: string | null
  readonly tiers: readonly TierRow[]
  /** Basis points of the welfare discount that covers the line now; null without one. */
  readonly welfare: number | null
  readonly goods_manjian_id: number | null
  readonly controlledAllowed: boolean
  /** Packs that the viewer can still buy of a line with its own limit; absent when they were not counted. */
  readonly limit_left?: number | null
}

/**
 * Loads these sellable lines for this viewer at this moment, in the order of the ids; ids that are not there are
 * left out. What is past its last day is no stock.
 */
export async function loadSellableLines(
  context: ViewerContext,
  priceIds: readonly number[],
): Promise<SellableLine[]> {
  const { db } = context
  if (priceIds.length === 0) return []
  const rows = await linesOf(context, priceIds)
  const goodsIds = rows.map(row => row.goods.id)
  const tiers = await tiersOf(db, priceIds)
  const reductions = await runningReductions(context, goodsIds)
  const granted = await grantsOf(context, goodsIds)
  const offers = new Map(
    rows.map(row => [
      row.price.goods_price_id,
      {
        goods: row.goods,
        price: row.price,
        stock: sellable(row.price, row.owned),
        expiry_date: row.expiry_date,
        tiers: tiers.get(row.price.goods_price_id) ?? [],
        welfare: takesWelfare({ ...row.goods, kind: row.price.kind }) ? row.welfare : null,
        goods_manjian_id: reductions.get(row.goods.id) ?? null,
        controlledAllowed: granted.has(row.goods.id),
      },
    ]),
  )
  return priceIds.flatMap(id => offers.get(id) ?? [])
}

function linesOf(context: Context, priceIds: readonly number[]) {
  const { db, now } = context
  const expired = expiredPacks(context)
  return db
    .select({
      goods: jsonRow(GOODS),
      price: jsonRow(PRICE),
      owned: freshStock(sql`owner.stock`, expired),
      expiry_date: nextExpiry(expired, now, sql`owner.expiry_date`),
      welfare: welfareRate(context),
    })
    .from(goodsPrices)
    .innerJoin(goods, eq(goods.id, goodsPrices.goods_id))
    .innerJoin(sql`goods_prices owner`, sql`owner.goods_price_id = ${goodsPrices.stock_goods_price_id}`)
    .leftJoin(expired, eq(expired.goods_price_id, goodsPrices.stock_goods_price_id))
    .where(anyOf(goodsPrices.goods_price_id, priceIds))
}

function sellable(price: PriceRow, owned: number): number {
  return price.quota === null ? owned : Math.max(0, Math.min(owned, price.quota - price.sold))
}

async function tiersOf(db: Db, priceIds: readonly number[]): Promise<Map<number, TierRow[]>> {
  const rows = await db
    .select({ tier: jsonRow(getTableColumns(ladderTiers)) })
    .from(ladderTiers)
    .where(anyOf(ladderTiers.goods_price_id, priceIds))
    .orderBy(ladderTiers.number)
  const groups = new Map<number, TierRow[]>()
  for (const { tier: row } of rows) {
    const group = groups.get(row.goods_price_id)
    if (group) group.push(row)
    else groups.set(row.goods_price_id, [row])
  }
  return groups
}

/** The full reduction that each product counts for today. Of several that run, it is the one with the lowest id. */
async function runningReductions(
  { db, now }: Context,
  goodsIds: readonly number[],
): Promise<Map<number, number>> {
  const rows = await db
    .select({ goods_id: fullReductionGoods.goods_id, goods_manjian_id: fullReductionGoods.goods_manjian_id })
    .from(fullReductionGoods)
    .innerJoin(fullReductions, eq(fullReductions.goods_manjian_id, fullReductionGoods.goods_manjian_id))
    .where(and(anyOf(fullReductionGoods.goods_id, goodsIds), runsOn(fullReductions, chinaDate(now))))
    .orderBy(desc(fullReductionGoods.goods_manjian_id))
  return new Map(rows.map(row => [row.goods_id, row.goods_manjian_id]))
}

async function grantsOf({ db, viewer }: ViewerContext, goodsIds: readonly number[]): Promise<Set<number>> {
  if (!viewer.buyer) return new Set()
  const rows = await db
    .select({ goods_id: controlledGrants.goods_id })
    .from(controlledGrants)
    .where(and(eq(controlledGrants.user_id, viewer.buyer.id), anyOf(controlledGrants.goods_id, goodsIds)))
  return new Set(rows.map(row => row.goods_id))
}

/** The prices that are offered now: those of the line itself, or of the welfare discount where they are better. */
export function offeredPrices({ price, tiers, welfare }: SellableLine): LadderPrices<TierRow> {
  return welfareLadder({ base_price: price.price, tiers }, welfare)
}

/** Unit price that is offered now for a number of packs, in 1/10000 yuan. */
export function offeredPrice(sellable: SellableLine, number: number): number {
  const { base_price, tiers } = offeredPrices(sellable)
  return ladderPrice(base_price, tiers, sellable.goods.ladder_price_type, number)
}

/** The input of the domain’s buying rules. */
export function goodsInput({ goods: row, price, stock }: SellableLine): GoodsInput {
  const rule = {
    min_qty: row.min_qty,
    step_qty: row.step_qty,
    max_qty: row.max_qty,
    stock: Number.MAX_SAFE_INTEGER,
  }
  return {
    on_shelf: row.off_shelf === 0,
    price: row.price_pending === 1 ? null : price.price,
    stock,
    lowest: quantityBounds(rule)?.lowest ?? 1,
    scope: row.scope,
    controlled: isInZone('controlled', row),
    regions: row.regions,
  }
}

/** The viewer’s buying state of a line. */
function stateFor(sellable: SellableLine, viewer: Viewer) {
  return buyState(goodsInput(sellable), buyerInput(viewer, sellable.controlledAllowed))
}

/** A line for the wire, with an evaluation that the caller made. */
export function toGoods(sellable: SellableLine, viewer: Viewer): Goods {
  const buy_state = stateFor(sellable, viewer)
  const { price, goods: row } = sellable
  return goodsAs(sellable, {
    buy_state,
    seen: canSeePrice(buy_state),
    max_qty: sellable.limit_left ?? price.buyer_limit ?? row.max_qty,
  })
}

/** What depends on the viewer and the address. */
export interface LineView {
  readonly buy_state: BuyState
  /** Whether the price may be seen. */
  readonly seen: boolean
  readonly max_qty: number | null
}

/** Writes an offer for the wire as somebody sees it who has evaluated it already. */
export function goodsAs(sellable: SellableLine, { buy_state, seen, max_qty }: LineView): Goods {
  const { goods: row, price, stock } = sellable
  return {
    id: row.id,
    goods_price_id: price.goods_price_id,
    code: row.code,
    barcode: row.barcode,
    name: row.name,
    common_name: row.common_name,
    trade_name: row.trade_name,
    approval_no: row.approval_no,
    dosage_form: row.dosage_form,
    category_id: row.category_id,
    sccj: row.sccj,
    ypgg: row.ypgg,
    bzdw: row.bzdw,
    origin: row.origin,
    rx_type: row.rx_type,
    special_flag: row.special_flag,
    storage: row.storage,
    goods_image: pictureUrls(row.id),
    tags: tagsOf(sellable),
    type: row.type,
    is_youx: row.is_youx,
    ck_id: row.ck_id,
    number: stock,
    min_qty: row.min_qty,
    step_qty: row.step_qty,
    max_qty,
    // A second-kill's own limit is one for its session.
    limit_period: price.buyer_limit === null ? row.limit_period : null,
    mid_pack: row.mid_pack,
    case_pack: row.case_pack,
    near_expiry: price.kind === 'near_expiry' ? 1 : 0,
    expiry_date: sellable.expiry_date,
    is_free_shipping: row.is_free_shipping,
    free_shipping_number: row.free_shipping_number,
    is_dpby: row.is_dpby,
    qg_number: row.qg_number,
    goods_manjian_id: sellable.goods_manjian_id,
    sales: row.sales,
    buy_state,
    is_buy: buy_state === 'ok' ? 1 : 0,
    ladder_price_type: row.ladder_price_type,
    ...dealField(price),
    ...(seen ? priceFields(sellable) : {}),
  }
}

function dealField({ kind, end_at }: PriceRow): Pick<Goods, 'offer'> {
  if (kind !== 'spike' && kind !== 'everyday') return {}
  return { offer: { kind, end_at: end_at && chinaTime(end_at) } }
}

/** The product's own tags, after that of the welfare discount that covers the line. */
function tagsOf(sellable: SellableLine): Goods['tags'] {
  const { goods: row, welfare } = sellable
  const own = tagsInForce(row, offeredPrices(sellable))
  if (welfare === null) return own
  const { tag, describe } = welfareTexts(welfare)
  return [{ name: tag, describe: `${tag}，${describe}`, is_show: 1, isLadder: 0 }, ...own]
}

function priceFields(sellable: SellableLine) {
  const { goods: row } = sellable
  const { base_price, tiers } = offeredPrices(sellable)
  return {
    price: formatPrice(offeredPrice(sellable, row.min_qty)),
    base_price: formatPrice(base_price),
    market_price: formatPrice(row.market_price),
    ladder_price: tiers.map(tier => ({
      ladder_price_id: tier.ladder_price_id,
      number: tier.number,
      price: formatPrice(tier.price),
    })),
  }
}
