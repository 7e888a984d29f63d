import {
  type Coupon,
  type CouponKind,
  type CouponLine,
  type CouponVerdict,
  coversLine,
  judgeCoupon,
  type Moment,
  refuseCoupon,
} from './coupon'
import { lineAmount, splitByShares, sumAmounts } from './money'
import { isEphedrine } from './payment'
import { judgeReductions, type Reduction, type ReductionState } from './promotion'
import { chargeShipping, type ShippingLine, type ShippingRules, type ZoneShipping } from './shipping'

/** The parts of an order's amount under their wire names, in fen. All are positive or 0; see `payableOf` for the sum. */
export interface OrderAmounts {
  /** At prices before any tier or offer. */
  goods_amount: number
  /** Taken off by tiers, second-kill and special prices. */
  promotion_amount: number
  manjian_amount: number
  coupon_amount: number
  /** Taken off by a cash voucher. */
  cash_amount: number
  points_amount: number
  balance_amount: number
  /** After a freight coupon. */
  shipping_amount: number
  payable_amount: number
}

/** One line to price. `price` is the unit price being paid for its number, `raw_price` before any offer, both in 1/10000 yuan. */
export interface OrderPricingLine extends Omit<CouponLine, 'amount'>, Omit<ShippingLine, 'amount'> {
  price: number
  raw_price: number
  goods_manjian_id: number | null
}

export interface OrderPricingInput {
  lines: readonly OrderPricingLine[]
  reductions: readonly Reduction[]
  /** What the buyer chose: at most one reduce or discount, one cash and one freight count. */
  coupons: readonly Coupon[]
  now: Moment
  /** Worth in fen of the points to use. */
  points: number
  /** Fen of the balance to use. */
  balance: number
  shipping: ShippingRules
}

/** What became of a chosen coupon: what it took off in fen, or why it took nothing. */
export interface CouponUse {
  id: number
  amount: number
  verdict: CouponVerdict
}

export interface OrderPricing {
  amounts: OrderAmounts
  /** One entry a line, in the order given; every part adds up to the same part of `amounts` exactly. */
  lines: OrderAmounts[]
  reductions: ReductionState[]
  coupons: CouponUse[]
  zones: ZoneShipping[]
}

/**
 * Prices an order: promotions, full reductions, coupon, cash voucher, points, then shipping and balance, each over what
 * the ones before left, so that nothing falls below 0. Ephedrine-type lines take no reduction, coupon, points or balance.
 * Shares go by largest remainder, so the amounts of orders split off a checkout are the sums of their lines.
 */
export function priceOrder(input: OrderPricingInput): OrderPricing {
  const raws = input.lines.map(line => lineAmount(Math.max(line.raw_price, line.price), line.number))
  const lines = input.lines.map(line => ({ ...line, amount: lineAmount(line.price, line.number) }))
  const charge = chargeShipping(lines, input.shipping)
  const reductions = judgeReductions(input.reductions, lines)
  const sheet = openSheet(lines, raws, charge.shares)
  for (const { reduce_amount, lines: counted } of reductions) {
    const taking = new Set(counted)
    takeOff(sheet, 'manjian_amount', { wanted: reduce_amount, from: index => taking.has(index) })
  }
  const coupons = spendCoupons(sheet, input)
  const fromWallet = (index: number) => !isEphedrine(input.lines[index]?.special_flag)
  takeOff(sheet, 'points_amount', { wanted: input.points, from: fromWallet })
  // From here on what is left includes the shipping: the balance pays for it, points and vouchers do not.
  for (const [index, share] of sheet.shares.entries()) {
    sheet.left[index] = leftOf(sheet, index) + share.shipping_amount
  }
  takeOff(sheet, 'balance_amount', { wanted: input.balance, from: fromWallet })
  for (const [index, share] of sheet.shares.entries()) share.payable_amount = leftOf(sheet, index)
  return {
    amounts: sumOrderAmounts(sheet.shares),
    lines: sheet.shares,
    reductions,
    coupons,
    zones: charge.zones,
  }
}

/** Whether an order may be placed at a total (fen) when the buyer agreed to another: a lower one passes, a higher one never. */
export function acceptsTotal(expected: number, total: number): boolean {
  return total <= expected
}

/** The sum of amounts part by part: of the lines of one order, or of the orders of one checkout. */
export function sumOrderAmounts(list: readonly OrderAmounts[]): OrderAmounts {
  const sums = { ...NO_AMOUNTS }
  for (const part of AMOUNT_PARTS) sums[part] = sumAmounts(list.map(amounts => amounts[part]))
  return sums
}

/** What the parts leave to pay, in fen. */
export function payableOf(amounts: Omit<OrderAmounts, 'payable_amount'>): number {
  const off = DEDUCTIONS.map(part => amounts[part])
  return amounts.goods_amount + amounts.shipping_amount - sumAmounts(off)
}

type Deduction = Exclude<keyof OrderAmounts, 'goods_amount' | 'shipping_amount' | 'payable_amount'>

/** The shares under way: one row a line, and what each line still costs, in fen. */
interface Sheet {
  lines: readonly CouponLine[]
  shares: OrderAmounts[]
  left: number[]
}

/** How much to take off, in fen, and from which lines. */
interface Taking {
  wanted: number
  from: (index: number) => boolean
}

const DEDUCTIONS = [
  'promotion_amount',
  'manjian_amount',
  'coupon_amount',
  'cash_amount',
  'points_amount',
  'balance_amount',
] as const satisfies readonly Deduction[]

const NO_AMOUNTS: OrderAmounts = {
  goods_amount: 0,
  promotion_amount: 0,
  manjian_amount: 0,
  coupon_amount: 0,
  cash_amount: 0,
  points_amount: 0,
  balance_amount: 0,
  shipping_amount: 0,
  payable_amount: 0,
}

const AMOUNT_PARTS = ['goods_amount', ...DEDUCTIONS, 'shipping_amount', 'payable_amount'] as const

/** The part that each kind of coupon lowers. A part takes one coupon, and the parts are lowered in this order. */
const COUPON_PARTS = ['coupon_amount', 'cash_amount', 'shipping_amount'] as const
type CouponPart = (typeof COUPON_PARTS)[number]

const PART_OF_KIND: Record<CouponKind, CouponPart> = {
  reduce: 'coupon_amount',
  discount: 'coupon_amount',
  cash: 'cash_amount',
  freight: 'shipping_amount',
}

function openSheet(
  lines: readonly CouponLine[],
  raws: readonly number[],
  shipping: readonly number[],
): Sheet {
  const shares = lines.map((line, index) => {
    const goods_amount = raws[index] ?? line.amount
    const promotion_amount = goods_amount - line.amount
    return { ...NO_AMOUNTS, goods_amount, promotion_amount, shipping_amount: shipping[index] ?? 0 }
  })
  return { lines, shares, left: lines.map(line => line.amount) }
}

function leftOf(sheet: Sheet, index: number): number {
  return sheet.left[index] ?? 0
}

/** Takes an amount off what the lines in question have left, as far as that goes; answers what was taken. */
function takeOff(sheet: Sheet, part: Deduction, { wanted, from }: Taking): number {
  const weights = sheet.left.map((left, index) => (from(index) ? left : 0))
  const taken = Math.min(Math.max(0, wanted), sumAmounts(weights))
  for (const [index, cut] of splitByShares(taken, weights).entries()) {
    const share = sheet.shares[index]
    if (share) share[part] += cut
    sheet.left[index] = leftOf(sheet, index) - cut
  }
  return taken
}

function takeOffShipping(sheet: Sheet, { wanted, from }: Taking): number {
  const weights = sheet.shares.map((share, index) => (from(index) ? share.shipping_amount : 0))
  const taken = Math.min(Math.max(0, wanted), sumAmounts(weights))
  const cuts = splitByShares(taken, weights)
  for (const [index, share] of sheet.shares.entries()) share.shipping_amount -= cuts[index] ?? 0
  return taken
}

/** Spends the chosen coupons part by part. All are judged over what is left after the reductions, as the buyer saw them listed. */
function spendCoupons(sheet: Sheet, { coupons, now }: OrderPricingInput): CouponUse[] {
  const lines = sheet.lines.map((line, index) => ({ ...line, amount: leftOf(sheet, index) }))
  const uses: CouponUse[] = []
  for (const part of COUPON_PARTS) {
    let taken = 0
    for (const coupon of coupons.filter(({ kind }) => PART_OF_KIND[kind] === part)) {
      const verdict = taken > 0 ? refuseCoupon(coupon, 'one_per_order', 0) : judgeCoupon(coupon, lines, now)
      const use = spendCoupon(sheet, coupon, verdict)
      taken += use.amount
      uses.push(use)
    }
  }
  return uses
}

function spendCoupon(sheet: Sheet, coupon: Coupon, verdict: CouponVerdict): CouponUse {
  if (!verdict.usable) return { id: coupon.id, amount: 0, verdict }
  const covered = sheet.lines.map(line => coversLine(coupon, line))
  const taking = { wanted: verdict.amount, from: (index: number) => covered[index] === true }
  const part = PART_OF_KIND[coupon.kind]
  const amount = part === 'shipping_amount' ? takeOffShipping(sheet, taking) : takeOff(sheet, part, taking)
  if (amount > 0) return { id: coupon.id, amount, verdict }
  // A coupon that would take nothing off is left in the buyer's hands.
  return { id: coupon.id, amount, verdict: refuseCoupon(coupon, 'nothing_left', verdict.eligible_amount) }
}
