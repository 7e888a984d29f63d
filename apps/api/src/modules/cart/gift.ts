import type { Viewer } from '../../session/viewer'
import { type Gift, giftFor, sharesStock } from '../goods/gift'
import type { EvaluatedLine } from './line-evaluation'

/** Packs by the line that owns their stock. */
type Packs = Map<number, number>

/**
 * The gifts of lines that are bought together, limited by the stock that they and the gifts before leave. Lines without
 * a gift have no entry.
 */
export function giftsTogether(
  viewer: Viewer,
  lines: readonly EvaluatedLine[],
  packs = packsOf(lines),
): Map<EvaluatedLine, Gift> {
  const gifts = new Map<EvaluatedLine, Gift>()
  for (const line of lines) {
    const gift = giftOf(viewer, line, packs)
    if (!gift) continue
    gifts.set(line, gift)
    add(packs, gift.sellable.price.stock_goods_price_id, gift.total)
  }
  return gifts
}

/** The gifts that a cart shows: those of the selected lines, and of each other line what it would have beside them. */
export function giftsOfCart(viewer: Viewer, lines: readonly EvaluatedLine[]): Map<EvaluatedLine, Gift> {
  const selected = lines.filter(line => line.is_selected === 1)
  const packs = packsOf(selected)
  const gifts = giftsTogether(viewer, selected, packs)
  for (const line of lines) {
    if (line.is_selected === 1) continue
    const gift = giftOf(viewer, line, packs, line.row.number)
    if (gift) gifts.set(line, gift)
  }
  return gifts
}

/** `own`: packs of the line that are not among the packs. */
function giftOf(viewer: Viewer, { sellable, combination, row }: EvaluatedLine, packs: Packs, own = 0) {
  const gift = combination ? null : sellable.gift
  if (!gift) return null
  const reserved = packs.get(gift.sellable.price.stock_goods_price_id) ?? 0
  const extra = sharesStock(gift.sellable, sellable) ? own : 0
  return giftFor(sellable, viewer, { number: row.number, reserved: reserved + extra })
}

/** Packs that lines need of each stock, without gifts. */
function packsOf(lines: readonly EvaluatedLine[]): Packs {
  const packs: Packs = new Map()
  for (const { row, sellable, combination } of lines) {
    const parts = combination?.items ?? [{ item: { number: 1 }, sellable }]
    for (const part of parts)
      add(packs, part.sellable.price.stock_goods_price_id, part.item.number * row.number)
  }
  return packs
}

function add(packs: Packs, stock: number, number: number): void {
  packs.set(stock, (packs.get(stock) ?? 0) + number)
}
