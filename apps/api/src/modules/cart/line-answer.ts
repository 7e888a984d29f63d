import type { CartLine } from '@yaoji/api-client/contract/cart'
import type { Goods } from '@yaoji/api-client/contract/goods'
import {
  COMBINATION_UNIT,
  formatAmount,
  formatPrice,
  LINE_COMBINATION,
  LINE_SECOND_KILL,
  lineAmount,
} from '@yaoji/domain'
import type { Viewer } from '../../session/viewer'
import { type Gift, giftState } from '../goods/gift'
import { goodsAs } from '../goods/goods-answer'
import { offeredPrices } from '../goods/sellable-line'
import { syllablesOf } from '../search/syllables'
import type { SellableCombination } from './combination'
import type { EvaluatedLine } from './line-evaluation'
import { lineNotices } from './notices'
import type { CartSnapshot } from './snapshot'

/**
 * A line for the wire, with the gift that it has among the other lines. A combination’s product is in the combination,
 * and goods_type is a copy of type (VA-09).
 */
export function toCartLine(
  { viewer }: Pick<CartSnapshot, 'viewer'>,
  line: EvaluatedLine,
  gift: Gift | undefined,
): CartLine {
  const { row, combination, price, raw_price, goods_manjian_id } = line
  const type = lineTypeOf(row.type)
  return {
    id: row.id,
    number: row.number,
    is_selected: line.is_selected,
    type,
    goods_type: type,
    goods: goodsOf(line, viewer),
    name_pinyin: syllablesOf(combination?.row.name ?? line.sellable.goods.name),
    combination: combination ? packageOf(combination, price !== null) : null,
    with_coupon: line.with_coupon,
    gift_data: gift?.total ? { total: gift.total, type: gift.type, name: gift.sellable.goods.name } : null,
    key: `${row.type}-${row.goods_price_id}-${row.combination_id}`,
    goods_price_id: row.goods_price_id,
    ladder_price_id: tierOf(line),
    goods_manjian_id,
    is_yj: row.is_yj,
    notices: lineNotices(line, gift),
    ...(price === null || raw_price === null ? {} : pricesOf(line, price, raw_price)),
  }
}

function lineTypeOf(type: number): CartLine['type'] {
  return type === LINE_SECOND_KILL || type === LINE_COMBINATION ? type : 0
}

function pricesOf({ row, goods_manjian_id }: EvaluatedLine, price: number, raw_price: number) {
  const subtotal = formatAmount(lineAmount(price, row.number))
  return {
    price: formatPrice(price),
    raw_price: formatPrice(raw_price),
    subtotal,
    ...(goods_manjian_id === null ? {} : { goods_manjian_amount: subtotal }),
  }
}

/** The product as in lists, with what only the cart knows: the end of its offer, and the rest of its limit. */
function goodsOf(line: EvaluatedLine, viewer: Viewer): Goods {
  const { sellable, state, rule, combination } = line
  const view = { buy_state: state, max_qty: rule.max_qty ?? null }
  if (combination) {
    return packageGoods(goodsAs(sellable, { ...view, seen: false, gift: 'none' }), line, combination)
  }
  return goodsAs(sellable, { ...view, seen: line.price !== null, gift: giftState(sellable, viewer) })
}

function packageGoods(
  goods: Goods,
  { rule, price }: EvaluatedLine,
  { row, items, raw_price }: SellableCombination,
): Goods {
  return {
    ...goods,
    name: row.name,
    // Its products can have several.
    sccj: '',
    ypgg: `${items.length} 种商品`,
    bzdw: COMBINATION_UNIT,
    number: rule.stock,
    min_qty: 1,
    step_qty: 1,
    limit_period: row.max_qty === null ? null : 'order',
    ladder_price_type: 0,
    ...(price === null
      ? {}
      : {
          price: formatPrice(price),
          base_price: formatPrice(price),
          market_price: formatPrice(raw_price),
          ladder_price: [],
        }),
  }
}

function packageOf({ row, items }: SellableCombination, seen: boolean): NonNullable<CartLine['combination']> {
  return {
    id: row.id,
    name: row.name,
    list: items.map(({ item, sellable }) => ({
      goods_id: item.goods_id,
      name: sellable.goods.name,
      ypgg: sellable.goods.ypgg,
      number: item.number,
      ...(seen ? { price: formatPrice(item.price) } : {}),
    })),
  }
}

/** The tier that decides the line’s price now. */
function tierOf({ sellable, price, base_price }: EvaluatedLine): number | null {
  if (price === null || price === base_price) return null
  return offeredPrices(sellable).tiers.find(tier => tier.price === price)?.ladder_price_id ?? null
}
