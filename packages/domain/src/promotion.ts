import type { Flag } from './goods'
import { formatAmount, percentOf, sumAmounts } from './money'
import { amountText } from './moneyText'
import { isEphedrine } from './payment'

/** A full reduction's step: from `amount` fen on, `reduce` fen are taken off. */
export interface ReductionTier {
  amount: number
  reduce: number
}

/** A step with its status: 1 when the eligible amount reaches it, otherwise 0 with what is missing in fen. ST-03. */
export interface ReductionTierState extends ReductionTier {
  status: 0 | 1
  short_by: number
}

/** A full-reduction activity. It counts the lines that name it; `whole_cart` also counts those that name none. */
export interface Reduction {
  goods_manjian_id: number
  whole_cart: boolean
  tiers: readonly ReductionTier[]
}

/** What decides whether a line takes part in reductions. `amount` is what the line costs, in fen. */
export interface ReductionLine {
  amount: number
  with_coupon: Flag
  goods_manjian_id: number | null
  special_flag?: string | null
}

/** How one activity stands over some lines. Amounts in fen. */
export interface ReductionState {
  goods_manjian_id: number
  eligible_amount: number
  reduce_amount: number
  /** Missing to the next step that takes more off; 0 at the highest. */
  missing_amount: number
  tiers: ReductionTierState[]
  /** Indexes of the lines that were counted. */
  lines: number[]
}

/** Whether a line counts for reductions and coupons: it must allow them, and ephedrine-type goods never do. */
export function isCouponUsable(line: { with_coupon: Flag; special_flag?: string | null }): boolean {
  return Boolean(line.with_coupon) && !isEphedrine(line.special_flag)
}

/** Steps with their status over an eligible amount: reached ones first from the highest, then the others from the nearest. ST-03. */
export function reductionTiers(tiers: readonly ReductionTier[], eligible: number): ReductionTierState[] {
  const rising = [...tiers].sort((a, b) => a.amount - b.amount || a.reduce - b.reduce)
  const states = rising.map(({ amount, reduce }) => {
    const short_by = Math.max(0, amount - eligible)
    return { amount, reduce, status: short_by === 0 ? (1 as const) : (0 as const), short_by }
  })
  return [...states.filter(tier => tier.status === 1).reverse(), ...states.filter(tier => tier.status === 0)]
}

/** The most that a reached step takes off, in fen, never more than the eligible amount. ST-03. */
export function bestReduction(tiers: readonly ReductionTier[], eligible: number): number {
  const reached = tiers.filter(tier => tier.amount <= eligible).map(tier => tier.reduce)
  return Math.max(0, Math.min(eligible, Math.max(0, ...reached)))
}

/** The nearest step that would take more off than now, with what is missing to it; null when there is none. */
export function nextReduction(tiers: readonly ReductionTier[], eligible: number): ReductionTierState | null {
  const now = bestReduction(tiers, eligible)
  return reductionTiers(tiers, eligible).find(tier => tier.status === 0 && tier.reduce > now) ?? null
}

/** The next step in words: `再买 ¥12.50，可减 ¥20.00`. */
export function reductionHintText(next: ReductionTierState): string {
  return `再买 ${amountText(next.short_by)}，可减 ${amountText(next.reduce)}`
}

/** How each activity stands over the lines. A line counts for one activity only: the one it names, else the first for the whole cart. */
export function judgeReductions(
  reductions: readonly Reduction[],
  lines: readonly ReductionLine[],
): ReductionState[] {
  const claims = lines.map(line => (isCouponUsable(line) ? claimingReduction(reductions, line) : undefined))
  return reductions.map(reduction => {
    const counted = lines.flatMap((_, index) => (claims[index] === reduction ? [index] : []))
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

/** The welfare discount in both of its readings, from the one rate that drives them. */
export interface WelfareReadings {
  /** 全场94折 */
  title: string
  /** 立减6% */
  describe: string
}

/** Both readings of a welfare rate in basis points still paid: 9400 is 全场94折 and 立减6%. RangeError outside 1000 to 9999. */
export function welfareReadings(paidBasisPoints: number): WelfareReadings {
  const paid = percentText(checkedRate(paidBasisPoints))
  // A round rate is spoken without its zero: 90 % is 9折.
  const spoken = /^\d0$/.test(paid) ? paid.slice(0, 1) : paid
  return { title: `全场${spoken}折`, describe: `立减${percentText(10_000 - paidBasisPoints)}%` }
}

/** A unit price (1/10000 yuan) at the welfare rate, cut to 1/10000 yuan. */
export function welfarePrice(price: number, paidBasisPoints: number): number {
  return percentOf(price, checkedRate(paidBasisPoints))
}

function claimingReduction(reductions: readonly Reduction[], line: ReductionLine): Reduction | undefined {
  const named = reductions.find(reduction => reduction.goods_manjian_id === line.goods_manjian_id)
  return named ?? reductions.find(reduction => reduction.whole_cart)
}

function checkedRate(paidBasisPoints: number): number {
  if (Number.isInteger(paidBasisPoints) && paidBasisPoints >= 1000 && paidBasisPoints <= 9999)
    return paidBasisPoints
  throw new RangeError(
    `domain: a welfare rate is 1000 to 9999 basis points still paid, got ${paidBasisPoints}. 9400 is 94 %; below 10 % 折 would be misread.`,
  )
}

/** Basis points as a percentage without trailing zeros: 9450 is `'94.5'`. */
function percentText(basisPoints: number): string {
  return formatAmount(basisPoints).replace(/\.?0+$/, '')
}
