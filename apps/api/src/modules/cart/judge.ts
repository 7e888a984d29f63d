import {
  type BuyState,
  buyState,
  canSeePrice,
  isEphedrine,
  LINE_COMBINATION,
  ladderPrice,
  type QuantityRule,
  settleSelected,
} from '@yaoji/domain'
import { limitLeft } from '../goods/purchase-limits'
import { goodsFacts, type Offer } from '../goods/rows'
import { buyerFacts } from '../session/viewer'
import { type CombinationOffer, judgeCombination } from './combination'
import { applyExchanges } from './exchange'
import type { CartFacts, CartLineRow, LineSnapshot, WantedLine } from './facts'

/** How a line stands now: what the viewer may do with it and what it costs. Prices in 1/10000 yuan, null where they are not to be seen. */
export interface Judgement {
  /** Of a combination its first goods. */
  readonly offer: Offer
  readonly combination: CombinationOffer | null
  readonly state: BuyState
  /** Which numbers are legal. */
  readonly rule: QuantityRule
  /** Why its offer is over or not yet on; empty while it holds. */
  readonly ended: string
  /** Unit price at the number, and before any tier. */
  readonly price: number | null
  readonly base_price: number | null
}

/** An evaluation with what only the cart decides. */
export interface CartLineEvaluation extends Judgement {
  /** Unit price without any offer. */
  readonly raw_price: number | null
  /** 1 when coupons and full reductions count the line. */
  readonly with_coupon: 0 | 1
  readonly goods_manjian_id: number | null
}

/** A line of a cart with its judgement. */
export interface JudgedLine extends CartLineEvaluation {
  readonly row: CartLineRow
  /** What the buyer chose, but 0 where it cannot be selected (ST-02). */
  readonly is_selected: 0 | 1
  /** What an exchange purchase does for the line, or could; empty for most. */
  readonly exchange_text: string
}

/** Judges lines of a cart together; one whose goods is not there any more is left out. */
export function judgeLines(facts: CartFacts, rows: readonly CartLineRow[]): JudgedLine[] {
  const lines = rows.flatMap(row => {
    const judgement = judgeInCart(facts, row)
    if (!judgement) return []
    const { state, rule } = judgement
    const is_buy = state === 'ok'
    const chosen = row.is_selected === 1 ? 1 : 0
    const is_selected = settleSelected({ is_selected: chosen, is_buy, stock: rule.stock })
    return [{ ...judgement, row, is_selected, exchange_text: '' }]
  })
  return applyExchanges(facts, lines)
}

/** Evaluates a line with what only the cart decides; null when its product does not exist. */
export function judgeInCart(facts: CartFacts, line: WantedLine): CartLineEvaluation | null {
  const evaluation = judge(facts, line)
  if (!evaluation) return null
  const { offer, combination, base_price } = evaluation
  const { goods, price } = offer
  const with_coupon = !combination && price.kind === 'normal' && !isEphedrine(goods.special_flag) ? 1 : 0
  const running = facts.reductions.some(reduction => reduction.goods_manjian_id === offer.goods_manjian_id)
  const compared = combination ? combination.row.raw_price : (facts.basePrices.get(goods.id) ?? 0)
  return {
    ...evaluation,
    raw_price: base_price === null ? null : Math.max(base_price, compared),
    with_coupon,
    goods_manjian_id: with_coupon === 1 && running ? offer.goods_manjian_id : null,
  }
}

/** Judges a line that is in a cart or would be; null when its goods is not there. */
export function judge(facts: LineSnapshot, line: WantedLine): Judgement | null {
  return line.type === LINE_COMBINATION ? judgePackage(facts, line) : judgeGoods(facts, line)
}

function judgeGoods(facts: LineSnapshot, line: WantedLine): Judgement | null {
  const offer = facts.offers.get(line.goods_price_id)
  if (!offer) return null
  const { goods, price, tiers } = offer
  const ended = endedText(offer, facts.now)
  const left = limitLeft(offer, facts.taken)
  const state = ended
    ? 'off_shelf'
    : buyState({ ...goodsFacts(offer), limit_left: left }, buyerFacts(facts.viewer, offer.controlledAllowed))
  const seen = canSeePrice(state)
  return {
    offer,
    combination: null,
    state,
    ended,
    rule: {
      min_qty: goods.min_qty,
      step_qty: goods.step_qty,
      max_qty: left,
      stock: offer.stock,
      unit: goods.bzdw,
    },
    price: seen ? ladderPrice(price.price, tiers, goods.ladder_price_type, line.number) : null,
    base_price: seen ? price.price : null,
  }
}

function judgePackage(facts: LineSnapshot, line: WantedLine): Judgement | null {
  const combination = judgeCombination(facts.combinations, line.combination_id, facts.offers, facts)
  const offer = combination?.items[0]?.offer
  if (!combination || !offer) return null
  const { row, stock, state, ended } = combination
  const seen = canSeePrice(state)
  return {
    offer,
    combination,
    state,
    ended,
    rule: { min_qty: 1, step_qty: 1, max_qty: row.max_qty, stock, unit: PACKAGE_UNIT },
    price: seen ? row.price : null,
    base_price: seen ? row.price : null,
  }
}

/** What a package of goods is counted in. */
export const PACKAGE_UNIT = '套'

const OFFER_NAMES: Readonly<Record<string, string>> = { spike: '秒杀', everyday: '每日特价' }

function endedText({ price }: Offer, now: Date): string {
  if (price.begin_at !== null && price.begin_at > now) return '活动未开始'
  if (price.end_at === null || price.end_at > now) return ''
  return `${OFFER_NAMES[price.kind] ?? '活动'}已结束`
}
