import type { BuyState, QuantityRule } from '@yaoji/domain'
import type { SellableLine } from '../goods/sellable-line'
import type { SellableCombination } from './combination'
import type { CartLineRow } from './snapshot'

/** The state of a line now: what the viewer may do with it and what it costs. Prices in 1/10000 yuan, null where they are not to be seen. */
export interface LineEvaluation {
  /** Of a combination its first goods. */
  readonly sellable: SellableLine
  readonly combination: SellableCombination | null
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
export interface CartLineEvaluation extends LineEvaluation {
  /** Unit price without any offer. */
  readonly raw_price: number | null
  /** 1 when coupons and full reductions count the line. */
  readonly with_coupon: 0 | 1
  readonly goods_manjian_id: number | null
}

/** A line of a cart with its evaluation. */
export interface EvaluatedLine extends CartLineEvaluation {
  readonly row: CartLineRow
  /** What the buyer chose, but 0 where it cannot be selected (ST-02). */
  readonly is_selected: 0 | 1
  /** What an exchange purchase does for the line, or could; empty for most. */
  readonly exchange_text: string
}
