import { parsePrice } from './money'

/** What a buyer bought of a product on one day. */
export interface PurchaseDay {
  /** Days since 1970-01-01, in China. */
  day: number
  /** Packs. */
  number: number
}

/**
 * Whether it is time to buy a product again: `due` when the usual interval is over, `soon` when at most a fifth of it
 * is left, `later` before that, `stopped` when three intervals went by without a purchase, and `unknown` while there are
 * too few purchases for an interval.
 */
export type RestockState = 'due' | 'soon' | 'later' | 'stopped' | 'unknown'

export interface Restock {
  state: RestockState
  /** Median days between two purchases; null while it is unknown. */
  interval_days: number | null
  /** Days since the last purchase. */
  days_since: number
  /** Median packs of a purchase. */
  usual_number: number
}

/** Purchases on different days from which there is an interval: two gaps. */
const PURCHASES_LEAST = 3

/** Intervals without a purchase after which a product counts as no longer bought regularly. */
const STOPPED_AFTER = 3

/**
 * How regularly a product is bought, from its days of purchase in any order. At least one day; `today` is a day as those
 * of the purchases.
 */
export function restockOf(purchases: readonly PurchaseDay[], today: number): Restock {
  const days = purchases.map(({ day }) => day).sort((one, other) => one - other)
  const days_since = Math.max(0, today - (days.at(-1) ?? today))
  const usual_number = Math.round(median(purchases.map(({ number }) => number)))
  if (days.length < PURCHASES_LEAST)
    return { state: 'unknown', interval_days: null, days_since, usual_number }
  const gaps = days.slice(1).map((day, at) => day - (days[at] ?? day))
  const interval_days = Math.max(1, Math.round(median(gaps)))
  return { state: stateOf(interval_days, days_since), interval_days, days_since, usual_number }
}

function stateOf(interval: number, since: number): RestockState {
  if (since > interval * STOPPED_AFTER) return 'stopped'
  if (since >= interval) return 'due'
  return (interval - since) * 5 <= interval ? 'soon' : 'later'
}

/** The price of a product now and at the last purchase, by the wire's names. */
export interface PriceSinceLast {
  /** Absent where the buyer may not see it. */
  price?: string | undefined
  last_price?: string | undefined
  /** 1: the last purchase was near-expiry stock, which has a price of its own. */
  last_near_expiry: 0 | 1
}

/**
 * How much the price is above that of the last purchase, below it when negative, in 1/10000 yuan; null where the two cannot
 * be compared.
 */
export function priceSinceLast({ price, last_price, last_near_expiry }: PriceSinceLast): number | null {
  if (price === undefined || last_price === undefined || last_near_expiry === 1) return null
  return parsePrice(price) - parsePrice(last_price)
}

/** Order of a list of regular products: what is due, the most overdue first; what is due soon; the rest as it is. */
export function compareRestock(one: Restock, other: Restock): number {
  return rank(other) - rank(one)
}

/** Share of the interval that is over, for what is due or soon; 0 for the rest. */
function rank({ state, interval_days, days_since }: Restock): number {
  if (interval_days === null || (state !== 'due' && state !== 'soon')) return 0
  return days_since / interval_days
}

function median(values: readonly number[]): number {
  const sorted = [...values].sort((one, other) => one - other)
  const middle = Math.floor(sorted.length / 2)
  const upper = sorted[middle] ?? 0
  return sorted.length % 2 === 1 ? upper : ((sorted[middle - 1] ?? upper) + upper) / 2
}
