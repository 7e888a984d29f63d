import type { GoodsListInput } from '@yaoji/api-client/contract/goods'
import { type SQL, sql } from 'drizzle-orm'
import { chinaDate } from '../../wire/clock'
import type { ViewerContext } from '../../wire/context'
import { nextExpiry } from './listed-lines'
import type { SortType } from './page-key'
import { priceVisible } from './price-visible'
import { listedLines } from './tables'

/** Some of the lines, in an order that an index of them has. */
export interface OrderPart {
  readonly where?: SQL
  readonly value: SQL
  /** Every line of the part has the same value. */
  readonly isConstant?: boolean
}

/** In which order a list shows its lines; of equal values, the line with the lower id is first. */
export interface Order {
  readonly direction: 'asc' | 'desc'
  /** Type of the last row’s value in a page key. */
  readonly cast: SortType
  readonly parts: readonly OrderPart[]
  /** The rows of a part are behind those of the part before it; else they are among them. */
  readonly isInSequence?: boolean
}

/** The value of a product without a visible price: it is behind every price. */
const NO_PRICE = { asc: Number.MAX_SAFE_INTEGER, desc: -1 } as const

/** The value of a line without packs for sale. */
const NO_EXPIRY = sql.raw(`'9999-12-31'::date`)

/** The order of a list. Prices that the viewer may not see do not order it either. */
export function orderOf(context: ViewerContext, { sort }: GoodsListInput, isSearch: boolean): Order {
  switch (sort) {
    case 'price_asc':
      return byPrice(context, 'asc')
    case 'price_desc':
      return byPrice(context, 'desc')
    case 'newest':
      return inOnePart(sql`${listedLines.listed_on}`, 'desc', 'date')
    case 'expiry':
      return byExpiry(context)
    case 'sales':
      return BY_SALES
    case 'default':
    case undefined:
      return isSearch ? BY_SCORE : BY_SALES
  }
}

const BY_SALES = inOnePart(sql`${listedLines.sales}`, 'desc', 'bigint')

const BY_SCORE = inOnePart(sql`found.score`, 'asc', 'double precision')

function inOnePart(value: SQL, direction: Order['direction'], cast: SortType): Order {
  return { direction, cast, parts: [{ value }] }
}

function byPrice({ viewer }: ViewerContext, direction: Order['direction']): Order {
  const seen = priceVisible(viewer)
  const unseen: OrderPart = {
    where: sql`(${seen}) is not true`,
    value: sql.raw(`${NO_PRICE[direction]}::bigint`),
    isConstant: true,
  }
  const prices: OrderPart = { where: seen, value: sql`${listedLines.price}` }
  return {
    direction,
    cast: 'bigint',
    parts: viewer.buyer ? [prices, unseen] : [unseen],
    isInSequence: true,
  }
}

/** Lines with expired packs are few: they are sorted by their next day, where the others are in the order of the index. */
function byExpiry(context: ViewerContext): Order {
  const today = chinaDate(context.now)
  const first = sql`coalesce(${listedLines.first_expiry}, ${NO_EXPIRY})`
  return {
    direction: 'asc',
    cast: 'date',
    parts: [
      { where: sql`${first} > ${today}`, value: first },
      { where: sql`${first} <= ${today}`, value: sql`coalesce(${nextExpiry(context)}, ${NO_EXPIRY})` },
    ],
  }
}
