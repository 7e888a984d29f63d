import { LADDER_UP_TO } from './constants'
import { formatPrice } from './money'
import { type Money, yuan } from './moneyText'

/** One step of a ladder: a number of packs and its unit price in 1/10000 yuan. */
export interface Tier {
  number: number
  price: number
}

/** The state of a tier for a chosen number, as data; `ladderHintText` returns the text. */
export interface LadderHint {
  tier: Tier
  /** `up_to`: the price applies up to the tier's number. `from`: from its number. */
  kind: 'up_to' | 'from'
  /** First number with this price. */
  from: number
  /** Last number with this price; null means no end. */
  to: number | null
  /** The chosen number is at least `from`. */
  reached: boolean
  /** This price applies now. */
  enjoying: boolean
  /** Packs missing to `from`; 0 when reached. */
  short_by: number
  /** Unit price that applies now, 1/10000 yuan. */
  current_price: number
}

interface Band {
  from: number
  to: number | null
  price: number
  tier: Tier | null
}

/**
 * Unit price (1/10000 yuan) of a whole line for its number.
 * Type 1: a tier's price applies up to its number, the base price beyond the last tier. Any other type: from its number.
 * Tiers may be unsorted; of two with the same number the lower price applies. Numbers below 1 get the price of 1. VA-07, CN-05.
 */
export function ladderPrice(base: number, tiers: readonly Tier[], type: number, number: number): number {
  return bandOf(ladderBands(base, tiers, type), number).price
}

/**
 * One hint for each tier, ordered by number: reached, or the missing packs. A tier that changes nothing is left out: of
 * neighbours with one price there is one hint, and none where it is the base price. VA-07.
 */
export function ladderHints(
  base: number,
  tiers: readonly Tier[],
  type: number,
  number: number,
): LadderHint[] {
  const bands = joinEqual(ladderBands(base, tiers, type), type)
  const current = bandOf(bands, number)
  const chosen = Math.max(number || 0, 0)
  return bands.flatMap(band => {
    if (band.tier === null) return []
    return {
      tier: band.tier,
      kind: type === LADDER_UP_TO ? 'up_to' : 'from',
      from: band.from,
      to: band.to,
      reached: chosen >= band.from,
      enjoying: chosen >= band.from && band === current,
      short_by: Math.max(0, band.from - chosen),
      current_price: current.price,
    }
  })
}

/** Text of a hint: `已满 10 盒，正享 ¥9.80/盒` or `还差 5 盒，可享 ¥9.80/盒`. `unit` is the packing unit. VA-07. */
export function ladderHintText(hint: LadderHint, unit: string, money: Money = yuan): string {
  const priced = (price: number) => `${money.text(formatPrice(price))}/${unit}`
  const { tier, kind } = hint
  if (hint.enjoying) {
    const reach = kind === 'up_to' ? `${tier.number} ${unit}以内` : `已满 ${tier.number} ${unit}`
    return `${reach}，正享 ${priced(tier.price)}`
  }
  if (hint.reached) {
    const past = kind === 'up_to' ? `已超过 ${tier.number} ${unit}` : `已满 ${tier.number} ${unit}`
    return `${past}，${hint.current_price > tier.price ? '现为' : '正享'} ${priced(hint.current_price)}`
  }
  // The price of an up-to ladder may rise with the number; the text shows it without calling it an advantage.
  if (tier.price > hint.current_price) return `满 ${hint.from} ${unit}后为 ${priced(tier.price)}`
  return `还差 ${hint.short_by} ${unit}，可享 ${priced(tier.price)}`
}

function ladderBands(base: number, tiers: readonly Tier[], type: number): Band[] {
  const sorted = sortTiers(tiers)
  return type === LADDER_UP_TO ? bandsUpTo(base, sorted) : bandsFrom(base, sorted)
}

function bandsUpTo(base: number, sorted: readonly Tier[]): Band[] {
  const bands: Band[] = sorted.map((tier, index) => ({
    from: (sorted[index - 1]?.number ?? 0) + 1,
    to: tier.number,
    price: tier.price,
    tier,
  }))
  const last = sorted.at(-1)?.number ?? 0
  return [...bands, { from: last + 1, to: null, price: base, tier: null }]
}

function bandsFrom(base: number, sorted: readonly Tier[]): Band[] {
  const bands: Band[] = sorted.map((tier, index) => {
    const next = sorted[index + 1]
    return { from: tier.number, to: next ? next.number - 1 : null, price: tier.price, tier }
  })
  const first = sorted[0]
  return [{ from: 1, to: first ? first.number - 1 : null, price: base, tier: null }, ...bands]
}

/** Joins neighbours with one price: the tier is the one whose number limits the joined band. */
function joinEqual(bands: readonly Band[], type: number): Band[] {
  const joined: Band[] = []
  for (const band of bands) {
    const before = joined.at(-1)
    if (before?.price !== band.price) joined.push(band)
    else {
      const tier = type === LADDER_UP_TO ? band.tier : before.tier
      joined[joined.length - 1] = { ...band, from: before.from, tier }
    }
  }
  return joined
}

function bandOf(bands: readonly Band[], number: number): Band {
  const wanted = Math.max(number || 1, 1)
  const band = bands.findLast(candidate => wanted >= candidate.from) ?? bands[0]
  if (band === undefined)
    throw new RangeError('domain: the ladder has no band. A ladder has at least the band of its base price.')
  return band
}

function sortTiers(tiers: readonly Tier[]): Tier[] {
  const sorted = tiers
    .filter(tier => tier.number >= 1)
    .sort((a, b) => a.number - b.number || a.price - b.price)
  return sorted.filter((tier, index) => tier.number !== sorted[index - 1]?.number)
}
