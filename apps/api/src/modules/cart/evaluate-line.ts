import {
  COMBINATION_UNIT,
  canSeePrice,
  effectiveSelection,
  isEphedrine,
  isWelfarePrice,
  LINE_COMBINATION,
} from '@yaoji/domain'
import { buyStateOf } from '../goods/buy-state'
import { limitLeft } from '../goods/purchase-limits'
import { offeredPrice, offeredPrices, type SellableLine } from '../goods/sellable-line'
import { evaluateCombination, NOT_BEGUN } from './combination'
import { applyExchanges } from './exchange'
import type { CartLineEvaluation, EvaluatedLine, LineEvaluation } from './line-evaluation'
import type { CartLineRow, CartSnapshot, LineSnapshot, WantedLine } from './snapshot'

/** Evaluates the lines of a cart together; a line whose product no longer exists is left out. */
export function evaluateLines(snapshot: CartSnapshot, rows: readonly CartLineRow[]): EvaluatedLine[] {
  const lines = rows.flatMap(row => {
    const evaluation = evaluateCartLine(snapshot, row)
    if (!evaluation) return []
    const { state, rule } = evaluation
    const is_buy = state === 'ok'
    const chosen = row.is_selected === 1 ? 1 : 0
    const is_selected = effectiveSelection({ is_selected: chosen, is_buy, stock: rule.stock })
    return [{ ...evaluation, row, is_selected, exchange_text: '' }]
  })
  return applyExchanges(snapshot, lines)
}

/** Evaluates a line with what only the cart decides; null when its product does not exist. */
export function evaluateCartLine(snapshot: CartSnapshot, line: WantedLine): CartLineEvaluation | null {
  const evaluation = evaluateLine(snapshot, line)
  if (!evaluation) return null
  const { sellable, combination, base_price } = evaluation
  const { goods, price } = sellable
  const with_coupon = !combination && price.kind === 'normal' && !isEphedrine(goods.special_flag) ? 1 : 0
  const running = snapshot.reductions.some(
    reduction => reduction.goods_manjian_id === sellable.goods_manjian_id,
  )
  const normal = price.kind === 'near_expiry' ? snapshot.normalPrices : snapshot.basePrices
  const compared = combination ? combination.raw_price : (normal.get(goods.id) ?? 0)
  return {
    ...evaluation,
    raw_price: base_price === null ? null : Math.max(base_price, compared),
    with_coupon,
    goods_manjian_id: with_coupon === 1 && running ? sellable.goods_manjian_id : null,
  }
}

/** Evaluates a line of a cart, or a line to add; null when its product does not exist. */
export function evaluateLine(snapshot: LineSnapshot, line: WantedLine): LineEvaluation | null {
  return line.type === LINE_COMBINATION ? evaluatePackage(snapshot, line) : evaluateProduct(snapshot, line)
}

function evaluateProduct(snapshot: LineSnapshot, line: WantedLine): LineEvaluation | null {
  const sellable = snapshot.sellables.get(line.goods_price_id)
  if (!sellable) return null
  const { goods, price, tiers, welfare } = sellable
  const at = { type: goods.ladder_price_type, number: line.number }
  const ended = endedText(sellable, snapshot.now)
  const left = limitLeft(sellable, snapshot.taken)
  const state = ended ? 'off_shelf' : buyStateOf(sellable, snapshot.viewer, { limit_left: left })
  const seen = canSeePrice(state)
  return {
    sellable,
    combination: null,
    state,
    ended,
    rule: {
      min_qty: goods.min_qty,
      step_qty: goods.step_qty,
      max_qty: left,
      stock: sellable.stock,
      unit: goods.bzdw,
    },
    price: seen ? offeredPrice(sellable, line.number) : null,
    base_price: seen ? offeredPrices(sellable).base_price : null,
    is_welfare: isWelfarePrice({ base_price: price.price, tiers }, welfare, at),
  }
}

function evaluatePackage(snapshot: LineSnapshot, line: WantedLine): LineEvaluation | null {
  const combination = evaluateCombination(line.combination_id, snapshot)
  const sellable = combination?.items[0]?.sellable
  if (!combination || !sellable) return null
  const { row, stock, state, ended } = combination
  const seen = canSeePrice(state)
  return {
    sellable,
    combination,
    state,
    ended,
    rule: { min_qty: 1, step_qty: 1, max_qty: row.max_qty, stock, unit: COMBINATION_UNIT },
    price: seen ? row.price : null,
    base_price: seen ? row.price : null,
    is_welfare: false,
  }
}

const OFFER_NAMES: Readonly<Record<string, string>> = { spike: '秒杀', everyday: '每日特价' }

function endedText({ price }: SellableLine, now: Date): string {
  if (price.begin_at !== null && price.begin_at > now) return NOT_BEGUN
  if (price.end_at === null || price.end_at > now) return ''
  return `${OFFER_NAMES[price.kind] ?? '活动'}已结束`
}
