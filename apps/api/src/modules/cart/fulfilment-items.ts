import { LINE_COMBINATION, LINE_SECOND_KILL, type OrderPricingLine, zonesOf } from '@yaoji/domain'
import type { Gift } from '../goods/gift'
import type { SellableLine } from '../goods/sellable-line'
import { giftsTogether } from './gift'
import type { EvaluatedLine } from './line-evaluation'
import type { CartSnapshot } from './snapshot'

/**
 * A part of a cart line that is one product: the product itself, a product of a package, or a gift. Orders are priced,
 * split and picked by items.
 */
export interface FulfilmentItem {
  readonly line: EvaluatedLine
  readonly sellable: SellableLine
  readonly line_type: 0 | 1 | 3
  /** Number of packages of the combination that this is part of; 0 without one. */
  readonly packages: number
  readonly is_gift: 0 | 1
  /** Of a gift. */
  readonly gift?: Gift
  /** Warehouse, and whether it needs an order of its own: this splits a checkout into orders. */
  readonly ck_id: number
  readonly special_flag: string
  readonly pricing: OrderPricingLine
}

/** The items of lines with known prices, each gift after its product. By default the gifts are those of {@link giftsTogether}. */
export function fulfilmentItems(
  { viewer }: CartSnapshot,
  lines: readonly EvaluatedLine[],
  gifts: ReadonlyMap<EvaluatedLine, Gift> = giftsTogether(viewer, lines),
): FulfilmentItem[] {
  return lines.flatMap(line => {
    const items = line.combination ? packageItems(line) : productItems(line)
    return [...items, ...giftItems(line, gifts.get(line))]
  })
}

function productItems(line: EvaluatedLine): FulfilmentItem[] {
  const { sellable, row, price, raw_price, is_welfare } = line
  if (price === null || raw_price === null) return []
  const line_type = sellable.price.kind === 'spike' ? LINE_SECOND_KILL : 0
  const pricing = { ...pricingOf(line, sellable, row.number), price, raw_price, is_welfare }
  return [{ ...itemOf(line, sellable), line_type, pricing }]
}

function packageItems(line: EvaluatedLine): FulfilmentItem[] {
  const { combination, row, price } = line
  if (!combination || price === null) return []
  return combination.items.map(({ item, sellable, raw_price }) => ({
    ...itemOf(line, sellable),
    line_type: LINE_COMBINATION,
    packages: row.number,
    pricing: {
      ...pricingOf(line, sellable, item.number * row.number),
      price: item.price,
      raw_price: Math.max(item.price, raw_price),
    },
  }))
}

function giftItems(line: EvaluatedLine, gift: Gift | undefined): FulfilmentItem[] {
  if (!gift || gift.total === 0 || line.price === null) return []
  const pricing = {
    ...pricingOf(line, gift.sellable, gift.total),
    with_coupon: 0 as const,
    is_free_shipping: 1 as const,
  }
  return [{ ...itemOf(line, gift.sellable), is_gift: 1, gift, pricing }]
}

function itemOf(line: EvaluatedLine, sellable: SellableLine) {
  const { ck_id, special_flag } = sellable.goods
  return {
    line,
    sellable,
    line_type: 0 as const,
    packages: 0,
    is_gift: 0 as const,
    ck_id,
    special_flag,
  }
}

function pricingOf(line: EvaluatedLine, { goods }: SellableLine, number: number): OrderPricingLine {
  return {
    number,
    price: 0,
    raw_price: 0,
    goods_id: goods.id,
    category_ids: goods.category_ids,
    brand_id: goods.brand_id,
    zones: zonesOf(goods),
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
