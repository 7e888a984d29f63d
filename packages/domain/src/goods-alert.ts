import { type BuyState, canAddToCart, canSeePrice } from './goods'
import { expiresWithin } from './zone-attributes'

/** What a buyer can be told about a product: its price fell, its stock is back, its expiry is short. */
export type GoodsAlertKind = 'price_fell' | 'back_in_stock' | 'short_expiry'

/** Months to the last day of use within which an expiry is short: the widest limit of the near-expiry filter. */
export const SHORT_EXPIRY_MONTHS = 6

/** What was known of a product when its alerts were evaluated last. */
export interface WatchedGoods {
  /** The price that alerts compare with, in 1/10000 yuan: when it became a favourite, or of the last alert; null while none was visible. */
  price: number | null
  /** Whether it could be bought; null before that was known. */
  in_stock: boolean | null
  /** The short expiry that is known, `YYYY-MM-DD`; null when it was not short. */
  short_expiry: string | null
}

/** A product as its buyer sees it now. */
export interface GoodsNow {
  /** In 1/10000 yuan; null where the buyer may not see it. */
  price: number | null
  buy_state: BuyState
  /** Last day of use of the lot that is shipped next, `YYYY-MM-DD`; null when it is not known. */
  expiry_date: string | null
}

/** States in which a product cannot be bought by anybody. Others are about the buyer and say nothing about the stock. */
const SOLD_OUT: readonly BuyState[] = ['no_stock', 'off_shelf', 'price_pending']

/** Whether a product can be bought: true or false, or null when a state of the buyer hides it. */
export function isGoodsInStock(state: BuyState): boolean | null {
  if (SOLD_OUT.includes(state)) return false
  return canAddToCart(state) && canSeePrice(state) ? true : null
}

/** Whether the expiry of a product that can be bought is short on a day, `YYYY-MM-DD`. */
export function isShortExpiry({ buy_state, expiry_date }: Omit<GoodsNow, 'price'>, today: string): boolean {
  if (expiry_date === null || isGoodsInStock(buy_state) !== true) return false
  return expiresWithin(expiry_date, today, SHORT_EXPIRY_MONTHS)
}

/** What alerts of a product are evaluated from. */
export interface GoodsAlertInput {
  /** What is known of it; null when it was not watched before. */
  before: WatchedGoods | null
  /** The price when it became a favourite, in 1/10000 yuan; null when none was visible. */
  saved_price: number | null
  now: GoodsNow
  /** `YYYY-MM-DD`. */
  today: string
}

/**
 * The alerts of a product on a day, and what is known of it from then on, so that the same fact gives no second alert. The
 * first evaluation gives one for the price only: what else is true then is no change. A price above the known one does
 * not raise it.
 */
export function goodsAlerts({ before, saved_price, now, today }: GoodsAlertInput): {
  kinds: GoodsAlertKind[]
  watched: WatchedGoods
} {
  const known = before ?? { price: saved_price, in_stock: null, short_expiry: null }
  const in_stock = isGoodsInStock(now.buy_state) ?? known.in_stock
  const short = isShortExpiry(now, today)
  const fell = now.price !== null && known.price !== null && now.price < known.price
  const kinds: GoodsAlertKind[] = []
  if (fell) kinds.push('price_fell')
  if (known.in_stock === false && in_stock) kinds.push('back_in_stock')
  if (before && short && now.expiry_date !== known.short_expiry) kinds.push('short_expiry')
  const price = fell ? now.price : (known.price ?? now.price)
  return { kinds, watched: { price, in_stock, short_expiry: short ? now.expiry_date : null } }
}
