import { buyStateCard, canAddToCart, floorPrice, judgeQuantity } from '@yaoji/domain'
import type { JudgedLine } from '../cart/judge'

/** Something that is not as it was when the cart was last shown. */
export interface Change {
  readonly goods_id: number
  readonly name: string
  readonly message: string
}

/** Parts the lines that can be ordered from those that cannot, with why. A licence that blocks the order leaves its lines to be seen. */
export function sortOut(judged: readonly JudgedLine[]): { lines: JudgedLine[]; refused: Change[] } {
  const lines: JudgedLine[] = []
  const refused: Change[] = []
  const room = openRoom(judged)
  for (const line of judged) {
    const reason = refusalOf(line) || room.refuse(line)
    if (reason === '') lines.push(line)
    else refused.push(changeOf(line, reason))
  }
  return { lines, refused }
}

function refusalOf(line: JudgedLine): string {
  const { state, ended, rule, row } = line
  if (!canAddToCart(state)) return ended || buyStateCard(state).text
  const verdict = judgeQuantity(rule, row.number)
  return verdict.ok ? '' : verdict.message
}

/** Lines that share stock or a limit must fit into it together. */
function openRoom(judged: readonly JudgedLine[]) {
  const stock = new Map<number, number>()
  for (const { offer, combination } of judged) {
    for (const each of combination ? combination.items.map(item => item.offer) : [offer]) {
      const owner = each.price.stock_goods_price_id
      stock.set(owner, Math.max(stock.get(owner) ?? 0, each.stock))
    }
  }
  const limits = new Map<number, number>()
  return {
    /** Takes the line's packs out of the room; says why not when they do not fit. */
    refuse(line: JudgedLine): string {
      const { offer, rule, row } = line
      const needs = packsOf(line)
      if (needs.some(([owner, packs]) => packs > (stock.get(owner) ?? 0)))
        return '库存不足，与同一商品的其他行合计超出库存'
      const limited =
        !line.combination && offer.price.buyer_limit === null && typeof rule.max_qty === 'number'
      const left = limits.get(offer.goods.id) ?? rule.max_qty ?? 0
      if (limited && row.number > left) return '与同一商品的其他行合计超出限购数量'
      if (limited) limits.set(offer.goods.id, left - row.number)
      for (const [owner, packs] of needs) stock.set(owner, (stock.get(owner) ?? 0) - packs)
      return ''
    },
  }
}

/** Packs that a line takes of each stock. */
function packsOf({ combination, offer, row }: JudgedLine): [owner: number, packs: number][] {
  if (!combination) return [[offer.price.stock_goods_price_id, row.number]]
  return combination.items.map(({ item, offer: part }) => [
    part.price.stock_goods_price_id,
    item.number * row.number,
  ])
}

/** How a line's price moved since the buyer last set it. */
export function priceChange(line: JudgedLine): Change[] {
  const { base_price, row } = line
  if (base_price === null || row.price_seen === null || base_price === row.price_seen) return []
  const moved = base_price > row.price_seen ? '上涨' : '下降'
  return [changeOf(line, `价格已${moved}，由 ¥${floorPrice(row.price_seen)} 变为 ¥${floorPrice(base_price)}`)]
}

/** Tells of chosen lines that are in the cart no more. */
export function goneChange(gone: number): Change[] {
  return gone > 0 ? [{ goods_id: 0, name: '', message: `${gone} 种商品已不在购物车中` }] : []
}

function changeOf({ offer, combination }: JudgedLine, message: string): Change {
  return { goods_id: offer.goods.id, name: combination?.row.name ?? offer.goods.name, message }
}
