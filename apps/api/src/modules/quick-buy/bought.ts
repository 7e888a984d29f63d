import { formatPrice, ORDER } from '@yaoji/domain'
import { and, eq, inArray, sql } from 'drizzle-orm'
import { anyOf } from '../../db/any-of'
import { chinaTime } from '../../wire/clock'
import type { BuyerContext } from '../../wire/context'
import { goodsPrices } from '../goods/tables'
import { orderLines, orders } from '../order/tables'

/** Statuses of orders that were paid and not refunded. */
const BOUGHT = [ORDER.paid, ORDER.toShip, ORDER.partlyShipped, ORDER.shipped, ORDER.received, ORDER.completed]

/** Lines that the buyer chose and paid, without gifts. */
export function boughtBy(userId: number) {
  return and(eq(orders.user_id, userId), inArray(orders.status, BOUGHT), eq(orderLines.is_gift, 0))
}

const newest = sql`order by ${orders.created_at} desc, ${orderLines.id} desc`

const isNearExpiry = sql`exists (
  select 1 from ${goodsPrices} sold
  where sold.goods_price_id = ${orderLines.goods_price_id} and sold.kind = 'near_expiry'
)`

/** What a buyer bought of a product, over the lines of a group. */
export const BOUGHT_COLUMNS = {
  times: sql<number>`count(distinct ${orders.id})`.mapWith(Number),
  total_number: sql<number>`sum(${orderLines.number})`.mapWith(Number),
  last_at: sql<Date>`max(${orders.created_at})`.mapWith(orders.created_at),
  last_number: sql<number>`(array_agg(${orderLines.number} ${newest}))[1]`.mapWith(Number),
  last_price: sql<number>`(array_agg(${orderLines.price} ${newest}))[1]`.mapWith(Number),
  last_near_expiry: sql<boolean>`(array_agg(${isNearExpiry} ${newest}))[1]`,
}

export interface BoughtRow {
  readonly times: number
  readonly total_number: number
  readonly last_at: Date
  readonly last_number: number
  /** 1/10000 yuan. */
  readonly last_price: number
  readonly last_near_expiry: boolean
}

/** What the buyer bought of these products before, by the id of the product. */
export async function boughtOf(
  { db, viewer }: Pick<BuyerContext, 'db' | 'viewer'>,
  goodsIds: readonly number[],
): Promise<Map<number, BoughtRow>> {
  if (goodsIds.length === 0) return new Map()
  const rows = await db
    .select({ goods_id: orderLines.goods_id, ...BOUGHT_COLUMNS })
    .from(orderLines)
    .innerJoin(orders, eq(orders.id, orderLines.order_id))
    .where(and(boughtBy(viewer.buyer.id), anyOf(orderLines.goods_id, goodsIds)))
    .groupBy(orderLines.goods_id)
  return new Map(rows.map(({ goods_id, ...row }) => [goods_id, row]))
}

/** For the wire. The last price is hidden with the current one. */
export function toBought({ last_price, last_at, ...row }: BoughtRow, priceSeen: boolean) {
  return {
    times: row.times,
    total_number: row.total_number,
    last_number: row.last_number,
    ...(priceSeen ? { last_price: formatPrice(last_price) } : {}),
    last_near_expiry: row.last_near_expiry ? (1 as const) : (0 as const),
    last_at: chinaTime(last_at),
  }
}
