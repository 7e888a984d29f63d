import { ladderPrice, type Tier } from './ladder'
import { welfarePrice } from './promotion'

/** A fen in 1/10000 yuan. */
const FEN = 100

/** Fields of a sellable line that decide whether a welfare discount can apply to it. */
export interface WelfareLine {
  /** Kind of the line: `normal`, or a price or a stock of its own. */
  kind: string
  special_flag?: string | null
}

/** Prices of a line in 1/10000 yuan: before any tier, and its tiers. */
export interface LadderPrices<Step extends Tier = Tier> {
  base_price: number
  tiers: readonly Step[]
}

/**
 * Whether a welfare discount can apply: only to ordinary lines. Second-kill, daily and near-expiry lines keep their own
 * price; products of controlled sale and ephedrine-type products keep theirs.
 */
export function takesWelfare({ kind, special_flag }: WelfareLine): boolean {
  return kind === 'normal' && (special_flag ?? 'none') === 'none'
}

/**
 * The prices that a buyer gets while a welfare discount runs: each tier and the price before any tier are at most the
 * base price at the rate, so that the best price wins at every number. A price in whole fen is cut to whole fen: what is
 * shown is what is charged (VA-08). Without a rate the prices do not change.
 */
export function welfareLadder<Step extends Tier>(
  { base_price, tiers }: LadderPrices<Step>,
  rate: number | null,
): LadderPrices<Step> {
  if (rate === null) return { base_price, tiers }
  const most = offeredAt(base_price, rate)
  return { base_price: most, tiers: tiers.map(tier => ({ ...tier, price: Math.min(tier.price, most) })) }
}

/** Whether the welfare discount, and no tier, decides the price at a number. */
export function isWelfarePrice(
  { base_price, tiers }: LadderPrices,
  rate: number | null,
  at: { type: number; number: number },
): boolean {
  if (rate === null) return false
  return offeredAt(base_price, rate) < ladderPrice(base_price, tiers, at.type, at.number)
}

/** A price at a rate, in whole fen when the price is; below one fen it keeps its parts. */
function offeredAt(price: number, rate: number): number {
  const exact = welfarePrice(price, rate)
  return price % FEN === 0 && exact >= FEN ? exact - (exact % FEN) : exact
}
