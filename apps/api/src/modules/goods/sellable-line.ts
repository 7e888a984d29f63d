import type { Goods, ListedGoods } from '@yaoji/api-client/contract/goods'
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
import type { SQL } from 'drizzle-orm'
import { anyOf } from '../../db/any-of'
import { buyerInput, type Viewer } from '../../session/viewer'
import { chinaTime } from '../../wire/clock'
import type { ViewerContext } from '../../wire/context'
import { pictureUrls } from '../pictures/urls'
import { tagsInForce } from './ladder-tag'
import { type LineRow, type PriceRow, readLines, type TierRow } from './read-lines'
import { goodsPrices } from './tables'

/** A product with one of its sellable lines and everything that decides what this viewer sees of it. */
export interface SellableLine extends Omit<LineRow, 'owned'> {
  /** Packs of this line that can be sold now: its stock, limited by the rest of its quota. */
  readonly stock: number
  /** Basis points of the welfare discount that covers the line now; null without one. */
  readonly welfare: number | null
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
  if (priceIds.length === 0) return []
  const lines = await sellableLines(context, anyOf(goodsPrices.goods_price_id, priceIds))
  return priceIds.flatMap(id => lines.get(id) ?? [])
}

/** The lines under a condition on `goods_prices` by their ids, in any order. */
export async function sellableLines(
  context: ViewerContext,
  where: SQL,
): Promise<ReadonlyMap<number, SellableLine>> {
  const rows = await readLines(context, where)
  return new Map(rows.map(row => [row.price.goods_price_id, toSellableLine(row)]))
}

/** A row of {@link readLines} as a line: its stock is limited by the rest of its quota. */
function toSellableLine({ owned, ...row }: LineRow): SellableLine {
  const { quota, sold, kind } = row.price
  return {
    ...row,
    stock: quota === null ? owned : Math.max(0, Math.min(owned, quota - sold)),
    welfare: takesWelfare({ ...row.goods, kind }) ? row.welfare : null,
  }
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

/** A line for a list, with the trade grade of a herb, by which its zone compares it. */
export function toListedGoods(sellable: SellableLine, viewer: Viewer): ListedGoods {
  const { rx_type, grade } = sellable.goods
  return { ...toGoods(sellable, viewer), ...(rx_type === 'herbal' && grade !== '' && { grade }) }
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

/** The offer of which a tag speaks: it is in force only at the price of that offer. */
const OFFER_TAGS: Readonly<Record<string, PriceRow['kind']>> = { 秒: 'spike', 特: 'everyday' }

/** The product's own tags, after that of the welfare discount that covers the line. */
function tagsOf(sellable: SellableLine): Goods['tags'] {
  const { goods: row, welfare, price } = sellable
  const own = tagsInForce(row, offeredPrices(sellable)).filter(
    ({ name }) => (OFFER_TAGS[name] ?? price.kind) === price.kind,
  )
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
