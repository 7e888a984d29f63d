import { LINE_COMBINATION, LINE_SECOND_KILL, type OrderPricingLine } from '@yaoji/domain'
import type { Offer } from '../goods/rows'
import type { CartFacts } from './facts'
import { giftOf } from './gift'
import type { JudgedLine } from './judge'

/**
 * What of one goods a cart line stands for: the goods itself, one goods of a package, or the gift that comes with it.
 * Orders are priced, split and picked by portions.
 */
export interface Portion {
  readonly line: JudgedLine
  readonly offer: Offer
  readonly line_type: 0 | 1 | 3
  /** Packages of the combination that this is part of; 0 outside of one. */
  readonly packages: number
  readonly is_gift: 0 | 1
  /** Where it leaves from, and whether it must travel alone: what splits a checkout into orders. */
  readonly ck_id: number
  readonly special_flag: string
  readonly pricing: OrderPricingLine
}

/** The portions of lines whose prices are known, each gift behind what brings it. */
export function portionsOf(facts: CartFacts, lines: readonly JudgedLine[]): Portion[] {
  const bought = lines.map(line => (line.combination ? packagePortions(line) : goodsPortions(line)))
  const reserved = packsByStock(bought.flat())
  return bought.flatMap((portions, at) => {
    const line = lines[at]
    return line ? [...portions, ...giftPortions(facts, line, reserved)] : portions
  })
}

/** Packs that portions need of each line that owns stock. */
function packsByStock(portions: readonly Portion[]): Map<number, number> {
  const packs = new Map<number, number>()
  for (const { offer, pricing } of portions) {
    const id = offer.price.stock_goods_price_id
    packs.set(id, (packs.get(id) ?? 0) + pricing.number)
  }
  return packs
}

function goodsPortions(line: JudgedLine): Portion[] {
  const { offer, row, price, raw_price } = line
  if (price === null || raw_price === null) return []
  const line_type = offer.price.kind === 'spike' ? LINE_SECOND_KILL : 0
  const pricing = { ...pricingOf(line, offer, row.number), price, raw_price }
  return [{ ...portionOf(line, offer), line_type, pricing }]
}

function packagePortions(line: JudgedLine): Portion[] {
  const { combination, row, price } = line
  if (!combination || price === null) return []
  return combination.items.map(({ item, offer }) => ({
    ...portionOf(line, offer),
    line_type: LINE_COMBINATION,
    packages: row.number,
    pricing: {
      ...pricingOf(line, offer, item.number * row.number),
      price: item.price,
      raw_price: Math.max(item.price, offer.price.price),
    },
  }))
}

function giftPortions(facts: CartFacts, line: JudgedLine, reserved: Map<number, number>): Portion[] {
  const stockOf = facts.giftOffers.get(facts.gifts.get(line.offer.goods.id)?.gift_goods_id ?? 0)
  const owner = stockOf?.price.stock_goods_price_id ?? 0
  const gift = line.price === null ? null : giftOf(facts, line, line.row.number, reserved.get(owner))
  if (!gift) return []
  reserved.set(owner, (reserved.get(owner) ?? 0) + gift.total)
  const pricing = {
    ...pricingOf(line, gift.offer, gift.total),
    with_coupon: 0 as const,
    is_free_shipping: 1 as const,
  }
  return [{ ...portionOf(line, gift.offer), is_gift: 1, pricing }]
}

function portionOf(line: JudgedLine, offer: Offer) {
  const { ck_id, special_flag } = offer.goods
  return { line, offer, line_type: 0 as const, packages: 0, is_gift: 0 as const, ck_id, special_flag }
}

function pricingOf(line: JudgedLine, { goods }: Offer, number: number): OrderPricingLine {
  return {
    number,
    price: 0,
    raw_price: 0,
    goods_id: goods.id,
    category_ids: goods.category_ids,
    brand_id: goods.brand_id,
    zones: ZONES.filter(zone => zone.holds(goods)).map(zone => zone.name),
    with_coupon: line.with_coupon,
    special_flag: goods.special_flag,
    goods_manjian_id: line.goods_manjian_id,
    type: goods.type,
    is_youx: goods.is_youx === 1,
    is_free_shipping: goods.is_free_shipping === 1,
    is_dpby: goods.is_dpby === 1,
    free_shipping_number: goods.free_shipping_number,
  }
}

/** Zones by the names that coupons use. */
const ZONES: readonly { name: string; holds: (goods: Offer['goods']) => boolean }[] = [
  { name: 'yx', holds: goods => goods.is_youx === 1 },
  { name: 'zy', holds: goods => goods.type === 1 },
  { name: 'qx', holds: goods => goods.is_qx === 1 },
]
