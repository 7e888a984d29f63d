import type { Flag } from './goods'
import { formatAmount, percentOf, sumAmounts } from './money'
import { type Money, yuan } from './moneyText'
import { isEphedrine } from './payment'

/** A tier of a full reduction: from `amount` fen, `reduce` fen are deducted. */
export interface ReductionTier {
  amount: number
  reduce: number
}

/** A tier with its status: 1 when the eligible amount reaches it, else 0; `short_by` is the missing amount in fen. ST-03. */
export interface ReductionTierState extends ReductionTier {
  status: 0 | 1
  short_by: number
}

/** A full-reduction activity. It counts the lines with its id; with `whole_cart` also lines without an active activity. */
export interface Reduction {
  goods_manjian_id: number
  whole_cart: boolean
  tiers: readonly ReductionTier[]
}

/** Fields of a line that decide its part in reductions. `amount` is the line's amount in fen. */
export interface ReductionLine {
  amount: number
  with_coupon: Flag
  goods_manjian_id: number | null
  special_flag?: string | null
}

/** State of one activity for some lines. Amounts in fen. */
export interface ReductionState {
  goods_manjian_id: number
  eligible_amount: number
  reduce_amount: number
  /** Missing to the next tier with a larger deduction; 0 when there is none. */
  missing_amount: number
  tiers: ReductionTierState[]
  /** Indexes of the counted lines. */
  lines: number[]
}

/** Whether a line counts for reductions and coupons: it must allow them, and ephedrine-type goods never do. */
export function isCouponUsable(line: { with_coupon: Flag; special_flag?: string | null }): boolean {
  return Boolean(line.with_coupon) && !isEphedrine(line.special_flag)
}

/** Tiers with their status for an eligible amount: reached tiers first, from the highest, then the others, from the nearest. ST-03. */
export function reductionTiers(tiers: readonly ReductionTier[], eligible: number): ReductionTierState[] {
  const rising = [...tiers].sort((a, b) => a.amount - b.amount || a.reduce - b.reduce)
  const states = rising.map(({ amount, reduce }) => {
    const short_by = Math.max(0, amount - eligible)
    return { amount, reduce, status: short_by === 0 ? (1 as const) : (0 as const), short_by }
  })
  return [...states.filter(tier => tier.status === 1).reverse(), ...states.filter(tier => tier.status === 0)]
}

/** The largest deduction of the reached tiers, in fen, at most the eligible amount. ST-03. */
export function bestReduction(tiers: readonly ReductionTier[], eligible: number): number {
  const reached = tiers.filter(tier => tier.amount <= eligible).map(tier => tier.reduce)
  return Math.max(0, Math.min(eligible, Math.max(0, ...reached)))
}

/** The nearest tier with a larger deduction than now, with the missing amount; null when there is none. */
export function nextReduction(tiers: readonly ReductionTier[], eligible: number): ReductionTierState | null {
  const now = bestReduction(tiers, eligible)
  return reductionTiers(tiers, eligible).find(tier => tier.status === 0 && tier.reduce > now) ?? null
}

/** Text of the next tier: `再买 ¥12.50，可减 ¥20.00`. */
export function reductionHintText(next: ReductionTierState, money: Money = yuan): string {
  return `再买 ${money.text(formatAmount(next.short_by))}，可减 ${money.text(formatAmount(next.reduce))}`
}

/** Evaluates each activity for the lines. A line counts for one activity only: its own, else the first for the whole cart. */
export function evaluateReductions(
  reductions: readonly Reduction[],
  lines: readonly ReductionLine[],
): ReductionState[] {
  const lineReductions = lines.map(line => (isCouponUsable(line) ? reductionOf(reductions, line) : undefined))
  return reductions.map(reduction => {
    const counted = lines.flatMap((_, index) => (lineReductions[index] === reduction ? [index] : []))
    const eligible = sumAmounts(counted.map(index => lines[index]?.amount ?? 0))
    return {
      goods_manjian_id: reduction.goods_manjian_id,
      eligible_amount: eligible,
      reduce_amount: bestReduction(reduction.tiers, eligible),
      missing_amount: nextReduction(reduction.tiers, eligible)?.short_by ?? 0,
      tiers: reductionTiers(reduction.tiers, eligible),
      lines: counted,
    }
  })
}

/** The texts of the welfare discount, all computed from one rate. */
export interface WelfareTexts {
  /** 全场94折, or the scope instead of 全场. */
  title: string
  /** 立减6% */
  describe: string
  /** 94折, for a product that it covers. */
  tag: string
}

/**
 * The texts of a welfare rate, in basis points that the buyer pays: 9400 is 全场94折 and 立减6%. `scope`: what it covers
 * in words, null for all products. RangeError outside 1000 to 9999.
 */
export function welfareTexts(paidBasisPoints: number, scope: string | null = null): WelfareTexts {
  const paid = percentText(requireRate(paidBasisPoints))
  // A round rate is written without its zero: 90 % is 9折.
  const written = /^\d0$/.test(paid) ? paid.slice(0, 1) : paid
  const tag = `${written}折`
  return { title: `${scope ?? '全场'}${tag}`, describe: `立减${percentText(10_000 - paidBasisPoints)}%`, tag }
}

/** A unit price (1/10000 yuan) at the welfare rate, truncated to 1/10000 yuan. */
export function welfarePrice(price: number, paidBasisPoints: number): number {
  return percentOf(price, requireRate(paidBasisPoints))
}

function reductionOf(reductions: readonly Reduction[], line: ReductionLine): Reduction | undefined {
  const named = reductions.find(reduction => reduction.goods_manjian_id === line.goods_manjian_id)
  return named ?? reductions.find(reduction => reduction.whole_cart)
}

function requireRate(paidBasisPoints: number): number {
  if (Number.isInteger(paidBasisPoints) && paidBasisPoints >= 1000 && paidBasisPoints <= 9999)
    return paidBasisPoints
  throw new RangeError(
    `domain: a welfare rate is 1000 to 9999 basis points, got ${paidBasisPoints}. Pass the part that the buyer pays: 9400 is 94 %. Below 10 % the 折 text would be ambiguous.`,
  )
}

/** Basis points as a percentage without trailing zeros: 9450 is `'94.5'`. */
function percentText(basisPoints: number): string {
  return formatAmount(basisPoints).replace(/\.?0+$/, '')
}
