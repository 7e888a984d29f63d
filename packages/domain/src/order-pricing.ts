import {
  type Coupon,
  type CouponEvaluation,
  type CouponKind,
  type CouponLine,
  coversLine,
  evaluateCoupon,
  type Moment,
  refuseCoupon,
} from './coupon'
import { lineAmount, splitByShares, sumAmounts } from './money'
import { isEphedrine } from './payment'
import { evaluateReductions, type Reduction, type ReductionState } from './promotion'
import { chargeShipping, type ShippingLine, type ShippingRules, type ZoneShipping } from './shipping'

/** The parts of an order's amount under their wire names, in fen. All are at least 0. */
export interface OrderAmounts {
  /** At prices before tiers and promotions. */
  goods_amount: number
  /** Deduction of tiers, second-kill and special prices. */
  promotion_amount: number
  /** Deduction of the welfare discount, of the lines whose price it decides. */
  welfare_amount: number
  manjian_amount: number
  coupon_amount: number
  /** Deduction of a cash voucher. */
  cash_amount: number
  points_amount: number
  balance_amount: number
  /** After a freight coupon. */
  shipping_amount: number
  payable_amount: number
}

/** One line to price. `price` is the unit price for its number, `raw_price` the price before promotions, both in 1/10000 yuan. */
export interface OrderPricingLine extends Omit<CouponLine, 'amount'>, Omit<ShippingLine, 'amount'> {
  price: number
  raw_price: number
  /** The welfare discount decides `price`: the difference to `raw_price` is its deduction. Default: false. */
  is_welfare?: boolean
  goods_manjian_id: number | null
}

export interface OrderPricingInput {
  lines: readonly OrderPricingLine[]
  reductions: readonly Reduction[]
  /** The buyer's coupons. At most one reduce or discount, one cash and one freight coupon apply. */
  coupons: readonly Coupon[]
  now: Moment
  /** Value in fen of the points to use. */
  points: number
  /** Fen of the balance to use. */
  balance: number
  shipping: ShippingRules
}

/** Result for one of the buyer's coupons: its deduction in fen, or why it is not used. */
export interface CouponUse {
  id: number
  amount: number
  evaluation: CouponEvaluation
}

export interface OrderPricing {
  amounts: OrderAmounts
  /** One entry for each line, in the input's order; each part adds up to the same part of `amounts` exactly. */
  lines: OrderAmounts[]
  reductions: ReductionState[]
  coupons: CouponUse[]
  zones: ZoneShipping[]
}

/**
 * Prices an order: promotions, full reductions, coupon, cash voucher, points, then shipping and balance. Each applies to
 * the remainder of the ones before, so that no amount is negative. Ephedrine-type lines get no reduction, coupon, points
 * or balance. Shares are split by largest remainder, so the amounts of each order of a checkout are the sums of its lines.
 */
export function priceOrder(input: OrderPricingInput): OrderPricing {
  const raws = input.lines.map(line => lineAmount(Math.max(line.raw_price, line.price), line.number))
  const lines = input.lines.map(line => ({ ...line, amount: lineAmount(line.price, line.number) }))
  const charge = chargeShipping(lines, input.shipping)
  const reductions = evaluateReductions(input.reductions, lines)
  const state = startPricing(lines, raws, charge.shares)
  for (const { reduce_amount, lines: counted } of reductions) {
    const countedLines = new Set(counted)
    deduct(state, 'manjian_amount', { wanted: reduce_amount, from: index => countedLines.has(index) })
  }
  const coupons = applyCoupons(state, input)
  const fromWallet = (index: number) => !isEphedrine(input.lines[index]?.special_flag)
  deduct(state, 'points_amount', { wanted: input.points, from: fromWallet })
  // From here the remainder includes the shipping: the balance pays for it, points and vouchers do not.
  for (const [index, share] of state.shares.entries()) {
    state.remainders[index] = remainderOf(state, index) + share.shipping_amount
  }
  deduct(state, 'balance_amount', { wanted: input.balance, from: fromWallet })
  for (const [index, share] of state.shares.entries()) share.payable_amount = remainderOf(state, index)
  return {
    amounts: sumOrderAmounts(state.shares),
    lines: state.shares,
    reductions,
    coupons,
    zones: charge.zones,
  }
}

/** Whether an order may be placed at `total` when the buyer agreed to `expected`, both in fen: not if it is higher. */
export function acceptsTotal(expected: number, total: number): boolean {
  return total <= expected
}

/** The sum of each part: over the lines of one order, or over the orders of one checkout. */
export function sumOrderAmounts(list: readonly OrderAmounts[]): OrderAmounts {
  const sums = { ...NO_AMOUNTS }
  for (const part of AMOUNT_PARTS) sums[part] = sumAmounts(list.map(amounts => amounts[part]))
  return sums
}

type Deduction = Exclude<keyof OrderAmounts, 'goods_amount' | 'shipping_amount' | 'payable_amount'>

/** State of the calculation: the shares and the remainder of each line, in fen. */
interface PricingState {
  lines: readonly CouponLine[]
  shares: OrderAmounts[]
  remainders: number[]
}

/** The amount to deduct, in fen, and the lines to deduct it from. */
interface DeductionInput {
  wanted: number
  from: (index: number) => boolean
}

const DEDUCTIONS = [
  'promotion_amount',
  'welfare_amount',
  'manjian_amount',
  'coupon_amount',
  'cash_amount',
  'points_amount',
  'balance_amount',
] as const satisfies readonly Deduction[]

const NO_AMOUNTS: OrderAmounts = {
  goods_amount: 0,
  promotion_amount: 0,
  welfare_amount: 0,
  manjian_amount: 0,
  coupon_amount: 0,
  cash_amount: 0,
  points_amount: 0,
  balance_amount: 0,
  shipping_amount: 0,
  payable_amount: 0,
}

const AMOUNT_PARTS = ['goods_amount', ...DEDUCTIONS, 'shipping_amount', 'payable_amount'] as const

/** The parts that coupons apply to, in this order. One coupon applies to each part. */
const COUPON_PARTS = ['coupon_amount', 'cash_amount', 'shipping_amount'] as const
type CouponPart = (typeof COUPON_PARTS)[number]

const PART_OF_KIND: Record<CouponKind, CouponPart> = {
  reduce: 'coupon_amount',
  discount: 'coupon_amount',
  cash: 'cash_amount',
  freight: 'shipping_amount',
}

function startPricing(
  lines: readonly (CouponLine & Pick<OrderPricingLine, 'is_welfare'>)[],
  raws: readonly number[],
  shipping: readonly number[],
): PricingState {
  const shares = lines.map((line, index) => {
    const goods_amount = raws[index] ?? line.amount
    const part = line.is_welfare ? 'welfare_amount' : 'promotion_amount'
    const shipping_amount = shipping[index] ?? 0
    return { ...NO_AMOUNTS, goods_amount, [part]: goods_amount - line.amount, shipping_amount }
  })
  return { lines, shares, remainders: lines.map(line => line.amount) }
}

function remainderOf(state: PricingState, index: number): number {
  return state.remainders[index] ?? 0
}

/** Deducts an amount from the remainders of the selected lines, down to 0. Returns the deducted amount. */
function deduct(state: PricingState, part: Deduction, { wanted, from }: DeductionInput): number {
  const weights = state.remainders.map((remainder, index) => (from(index) ? remainder : 0))
  const deducted = Math.min(Math.max(0, wanted), sumAmounts(weights))
  for (const [index, deduction] of splitByShares(deducted, weights).entries()) {
    const share = state.shares[index]
    if (share) share[part] += deduction
    state.remainders[index] = remainderOf(state, index) - deduction
  }
  return deducted
}

function deductShipping(state: PricingState, { wanted, from }: DeductionInput): number {
  const weights = state.shares.map((share, index) => (from(index) ? share.shipping_amount : 0))
  const deducted = Math.min(Math.max(0, wanted), sumAmounts(weights))
  const deductions = splitByShares(deducted, weights)
  for (const [index, share] of state.shares.entries()) share.shipping_amount -= deductions[index] ?? 0
  return deducted
}

/** Applies the coupons, part by part. All are evaluated on the amounts after the reductions, as in the list that the buyer saw. */
function applyCoupons(state: PricingState, { coupons, now }: OrderPricingInput): CouponUse[] {
  const lines = state.lines.map((line, index) => ({ ...line, amount: remainderOf(state, index) }))
  const uses: CouponUse[] = []
  for (const part of COUPON_PARTS) {
    let deducted = 0
    for (const coupon of coupons.filter(({ kind }) => PART_OF_KIND[kind] === part)) {
      const evaluation =
        deducted > 0 ? refuseCoupon(coupon, 'one_per_order', 0) : evaluateCoupon(coupon, lines, now)
      const use = applyCoupon(state, coupon, evaluation)
      deducted += use.amount
      uses.push(use)
    }
  }
  return uses
}

function applyCoupon(state: PricingState, coupon: Coupon, evaluation: CouponEvaluation): CouponUse {
  if (!evaluation.usable) return { id: coupon.id, amount: 0, evaluation }
  const covered = state.lines.map(line => coversLine(coupon, line))
  const deduction = { wanted: evaluation.amount, from: (index: number) => covered[index] === true }
  const part = PART_OF_KIND[coupon.kind]
  const amount =
    part === 'shipping_amount' ? deductShipping(state, deduction) : deduct(state, part, deduction)
  if (amount > 0) return { id: coupon.id, amount, evaluation }
  // A coupon without a deduction is not used.
  return {
    id: coupon.id,
    amount,
    evaluation: refuseCoupon(coupon, 'nothing_left', evaluation.eligible_amount),
  }
}
