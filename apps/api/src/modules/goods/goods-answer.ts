import type { Goods, ListedGoods } from '@yaoji/api-client/contract/goods'
import { type BuyState, canSeePrice, formatPrice, welfareTexts } from '@yaoji/domain'
import type { Viewer } from '../../session/viewer'
import { chinaTime } from '../../wire/clock'
import { pictureUrls } from '../pictures/urls'
import { buyStateOf } from './buy-state'
import { type GiftState, giftState } from './gift'
import { tagsInForce } from './ladder-tag'
import type { PriceRow } from './read-lines'
import { offeredPrice, offeredPrices, type SellableLine } from './sellable-line'

/** A line for the wire, with an evaluation that the caller made. */
export function toGoods(sellable: SellableLine, viewer: Viewer): Goods {
  const buy_state = buyStateOf(sellable, viewer)
  const { price, goods: row } = sellable
  return goodsAs(sellable, {
    buy_state,
    seen: canSeePrice(buy_state),
    max_qty: sellable.limit_left ?? price.buyer_limit ?? row.max_qty,
    gift: giftState(sellable, viewer),
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
  readonly gift: GiftState
}

/** Writes an offer for the wire as somebody sees it who has evaluated it already. */
export function goodsAs(sellable: SellableLine, { buy_state, seen, max_qty, gift }: LineView): Goods {
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
    tags: tagsOf(sellable, gift),
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

/** The tag of a gift is in force only while the gift is given. */
const GIFT_TAG = '赠'

/** The product's own tags, after that of the welfare discount that covers the line. */
function tagsOf(sellable: SellableLine, gift: GiftState): Goods['tags'] {
  const { goods: row, welfare, price } = sellable
  const own = tagsInForce(row, offeredPrices(sellable)).filter(
    ({ name }) => (OFFER_TAGS[name] ?? price.kind) === price.kind && (name !== GIFT_TAG || gift === 'given'),
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
