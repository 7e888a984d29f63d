import { LADDER_UP_TO, ladderHints, parsePrice } from '@yaoji/domain'

export interface PricedGoods {
  bzdw: string
  min_qty: number
  base_price?: string | undefined
  ladder_price_type: number
  ladder_price?: readonly { number: number; price: string }[] | undefined
}

/** A range of numbers that pays one price. */
export interface LadderBand {
  readonly from: number
  /** Last number that pays it; null has no end. */
  readonly to: number | null
  /** Decimal string. */
  readonly price: string
  /** The chosen number lies in it. */
  readonly current: boolean
}

/** The ladder as a buyer reads it: every range with its price, the base price included, from the smallest number on. */
export function ladderBands(goods: PricedGoods, number: number): LadderBand[] {
  const { base_price, ladder_price, ladder_price_type, min_qty } = goods
  if (base_price === undefined || !ladder_price || ladder_price.length === 0) return []
  const prices = new Map(ladder_price.map(tier => [parsePrice(tier.price), tier.price]))
  const tiers = ladder_price.map(tier => ({ number: tier.number, price: parsePrice(tier.price) }))
  const hints = ladderHints(parsePrice(base_price), tiers, ladder_price_type, number)
  const bands = hints.map(({ from, to, tier }) => ({ from, to, price: prices.get(tier.price) ?? base_price }))
  return withBase(bands, base_price, ladder_price_type)
    .filter(band => band.to === null || band.to >= min_qty)
    .map(band => ({
      ...band,
      from: Math.max(band.from, min_qty),
      current: number >= band.from && (band.to === null || number <= band.to),
    }))
}

type Range = Omit<LadderBand, 'current'>

/** The base price holds before the first tier, or beyond the last one of a ladder that goes up to a number. */
function withBase(bands: Range[], price: string, type: number): Range[] {
  const [first] = bands
  const last = bands.at(-1)
  if (!first || !last) return bands
  if (type === LADDER_UP_TO)
    return last.to === null ? bands : [...bands, { from: last.to + 1, to: null, price }]
  return first.from <= 1 ? bands : [{ from: 1, to: first.from - 1, price }, ...bands]
}
