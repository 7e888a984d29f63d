import type { BuyState, QuantityRule } from '@yaoji/domain'
import type { SellableLine } from '../goods/sellable-line'
import type { SellableCombination } from './combination'
import type { CartLineRow } from './snapshot'

/**
 * The current state of a line: what the viewer can do, and what it costs. Prices in 1/10000 yuan, null where they are
 * hidden.
 */
export interface LineEvaluation {
  /** For a combination, its first product. */
  readonly sellable: SellableLine
  readonly combination: SellableCombination | null
  readonly state: BuyState
  /** Rule of the valid numbers. */
  readonly rule: QuantityRule
  /** Why its offer is over or has not started; empty while it is valid. */
  readonly ended: string
  /** Unit price at the number, and before any tier. */
  readonly price: number | null
  readonly base_price: number | null
  /** The welfare discount decides the price. */
  readonly is_welfare: boolean
}

/** An evaluation with what only the cart decides. */
export interface CartLineEvaluation extends LineEvaluation {
  /** Unit price without any offer; of a combination, what its products cost alone. */
  readonly raw_price: number | null
  /** 1 when coupons and full reductions include the line. */
  readonly with_coupon: 0 | 1
  readonly goods_manjian_id: number | null
}

/** A line of a cart with its evaluation. */
export interface EvaluatedLine extends CartLineEvaluation {
  readonly row: CartLineRow
  /** The buyer’s choice, but 0 where the line cannot be selected (ST-02). */
  readonly is_selected: 0 | 1
  /** The effect of an exchange purchase on the line, or a possible one; empty for most. */
  readonly exchange_text: string
}
