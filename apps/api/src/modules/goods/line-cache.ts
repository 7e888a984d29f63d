import { eq, sql } from 'drizzle-orm'
import { LRUCache } from 'lru-cache'
import { anyOf } from '../../db/any-of'
import { type JsonRow, jsonRow } from '../../db/json-row'
import { keptOf } from '../../db/kept'
import type { Db } from '../../db/types'
import { goods, goodsPrices, ladderTiers } from './tables'

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
  begin_at: goodsPrices.begin_at,
  end_at: goodsPrices.end_at,
  buyer_limit: goodsPrices.buyer_limit,
} as const

export type GoodsRow = JsonRow<typeof GOODS>
export type PriceData = JsonRow<typeof PRICE>
export type TierRow = typeof ladderTiers.$inferSelect

/** What of a line only a write to its product, to itself or to its tiers changes: not its stock, and nothing by the clock. */
export interface LineData {
  readonly goods: GoodsRow
  readonly price: PriceData
  /** Ascending by number. */
  readonly tiers: readonly TierRow[]
}

interface CachedLine extends LineData {
  readonly version: string
}

/** Lines that are kept of a database at most, of 2 to 3 kB each; those not read for the longest time go first. */
const MOST = 20_000

const emptyCache = () => new LRUCache<number, CachedLine>({ max: MOST })

/** The version of a line of `goods_prices` with its product, as an expression: another one after each change of its data. */
export const LINE_VERSION = sql<string>`${goods.revision} || '.' || ${goodsPrices.revision}`

/**
 * The data of lines by their ids. What this process keeps of the same version is not read again, so that the data are
 * never older than the version.
 * @param versions the versions by the ids of the lines
 */
export async function lineData(
  db: Db,
  versions: ReadonlyMap<number, string>,
): Promise<ReadonlyMap<number, LineData>> {
  const cache = keptOf(db, emptyCache)
  const found = new Map<number, LineData>()
  const missing: number[] = []
  for (const [id, version] of versions) {
    const line = cache.get(id)
    if (line?.version === version) found.set(id, line)
    else missing.push(id)
  }
  if (missing.length === 0) return found
  for (const line of await readData(db, missing)) {
    cache.set(line.price.goods_price_id, line)
    found.set(line.price.goods_price_id, line)
  }
  return found
}

function readData(db: Db, ids: readonly number[]): Promise<CachedLine[]> {
  return db
    .select({ goods: jsonRow(GOODS), price: jsonRow(PRICE), tiers: TIERS, version: LINE_VERSION })
    .from(goodsPrices)
    .innerJoin(goods, eq(goods.id, goodsPrices.goods_id))
    .where(anyOf(goodsPrices.goods_price_id, ids))
}

const TIERS = sql<TierRow[]>`(
  select coalesce(json_agg(tier order by tier.number), '[]') from ${ladderTiers} tier
  where tier.goods_price_id = ${goodsPrices.goods_price_id})`
