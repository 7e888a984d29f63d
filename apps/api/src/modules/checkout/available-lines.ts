import { buyStateCard, canAddToCart, canSeePrice, judgeQuantity, priceText } from '@yaoji/domain'
import type { EvaluatedLine } from '../cart/line-evaluation'

/** Something that is not as it was when the cart was last shown. */
export interface CheckoutChange {
  readonly goods_id: number
  readonly name: string
  readonly message: string
}

/** Parts the lines that can be ordered from those that cannot, with why. A licence that blocks the order leaves its lines to be seen. */
export function splitAvailable(evaluated: readonly EvaluatedLine[]): {
  lines: EvaluatedLine[]
  refused: CheckoutChange[]
} {
  const lines: EvaluatedLine[] = []
  const refused: CheckoutChange[] = []
  const room = trackStock(evaluated)
  for (const line of evaluated) {
    const reason = refusalOf(line) || room.refuse(line)
    if (reason === '') lines.push(line)
    else refused.push(changeOf(line, reason))
  }
  return { lines, refused }
}

function refusalOf(line: EvaluatedLine): string {
  const { state, ended, rule, row } = line
  // Before the licence passed, a line can be in the cart and has no price.
  if (!canAddToCart(state) || !canSeePrice(state)) return ended || buyStateCard(state).text
  const verdict = judgeQuantity(rule, row.number)
  return verdict.ok ? '' : verdict.message
}

/** Lines that share stock or a limit must fit into it together. */
function trackStock(evaluated: readonly EvaluatedLine[]) {
  const stock = new Map<number, number>()
  for (const { sellable, combination } of evaluated) {
    for (const each of combination ? combination.items.map(item => item.sellable) : [sellable]) {
      const owner = each.price.stock_goods_price_id
      stock.set(owner, Math.max(stock.get(owner) ?? 0, each.stock))
    }
  }
  const limits = new Map<number, number>()
  return {
    /** Takes the line's packs out of the room; says why not when they do not fit. */
    refuse(line: EvaluatedLine): string {
      const { sellable, rule, row } = line
      const needs = packsOf(line)
      if (needs.some(([owner, packs]) => packs > (stock.get(owner) ?? 0)))
        return '库存不足，与同一商品的其他行合计超出库存'
      const limited =
        !line.combination && sellable.price.buyer_limit === null && typeof rule.max_qty === 'number'
      const left = limits.get(sellable.goods.id) ?? rule.max_qty ?? 0
      if (limited && row.number > left) return '与同一商品的其他行合计超出限购数量'
      if (limited) limits.set(sellable.goods.id, left - row.number)
      for (const [owner, packs] of needs) stock.set(owner, (stock.get(owner) ?? 0) - packs)
      return ''
    },
  }
}

/** Packs that a line takes of each stock. */
function packsOf({ combination, sellable, row }: EvaluatedLine): [owner: number, packs: number][] {
  if (!combination) return [[sellable.price.stock_goods_price_id, row.number]]
  return combination.items.map(({ item, sellable: part }) => [
    part.price.stock_goods_price_id,
    item.number * row.number,
  ])
}

/** How a line's price moved since the buyer last set it. */
export function priceChange(line: EvaluatedLine): CheckoutChange[] {
  const { base_price, row } = line
  if (base_price === null || row.price_seen === null || base_price === row.price_seen) return []
  const moved = base_price > row.price_seen ? '上涨' : '下降'
  return [changeOf(line, `价格已${moved}，由 ${priceText(row.price_seen)} 变为 ${priceText(base_price)}`)]
}

/** Reports chosen lines that are in the cart no more. */
export function goneChange(gone: number): CheckoutChange[] {
  return gone > 0 ? [{ goods_id: 0, name: '', message: `${gone} 种商品已不在购物车中` }] : []
}

function changeOf({ sellable, combination }: EvaluatedLine, message: string): CheckoutChange {
  return { goods_id: sellable.goods.id, name: combination?.row.name ?? sellable.goods.name, message }
}
