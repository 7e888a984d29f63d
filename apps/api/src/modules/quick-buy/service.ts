import type { DataOf, InputOf } from '@yaoji/api-client/contract'
import type { quickBuyList } from '@yaoji/api-client/contract/quick-buy'
import { formatPrice, ORDER } from '@yaoji/domain'
import { and, countDistinct, desc, eq, inArray, sql } from 'drizzle-orm'
import type { Db } from '../../db/types'
import { chinaTime } from '../../wire/clock'
import type { BuyerContext } from '../../wire/context'
import { type PageBounds, pageBounds, toPage } from '../../wire/pages'
import { goodsByPriceIds } from '../goods/service'
import { goodsPrices } from '../goods/tables'
import { orderLines, orders } from '../order/tables'

type Input = InputOf<typeof quickBuyList>

/** Statuses of orders that were paid and not refunded. */
const BOUGHT = [ORDER.paid, ORDER.toShip, ORDER.partlyShipped, ORDER.shipped, ORDER.received, ORDER.completed]

/** The products that the buyer buys often. */
export async function listQuickBuy(
  context: BuyerContext,
  input: Input,
): Promise<DataOf<typeof quickBuyList>> {
  const { db, viewer } = context
  const bounds = pageBounds(input, 50)
  const rows = await readBought({ db, viewer }, input.order ?? 'times', bounds)
  const shown = await goodsByPriceIds(
    context,
    rows.map(row => row.priceId),
  )
  const byPrice = new Map(shown.map(goods => [goods.goods_price_id, goods]))
  const list = rows.flatMap(({ priceId, last_price, last_at, ...row }) => {
    const goods = byPrice.get(priceId)
    if (!goods) return []
    const seen = goods.price === undefined ? {} : { last_price: formatPrice(last_price) }
    return [{ goods, ...row, ...seen, last_at: chinaTime(last_at) }]
  })
  return toPage(list, await countBought(db, viewer.buyer.id), bounds)
}

/** Lines that the buyer chose and paid, without gifts. */
function boughtBy(userId: number) {
  return and(eq(orders.user_id, userId), inArray(orders.status, BOUGHT), eq(orderLines.is_gift, 0))
}

const NORMAL_LINE = and(eq(goodsPrices.goods_id, orderLines.goods_id), eq(goodsPrices.kind, 'normal'))

async function readBought(
  { db, viewer }: Pick<BuyerContext, 'db' | 'viewer'>,
  order: NonNullable<Input['order']>,
  { per_page, offset }: PageBounds,
) {
  const newest = sql`order by ${orders.created_at} desc, ${orderLines.id} desc`
  const times = sql<number>`count(distinct ${orders.id})`.mapWith(Number)
  const total_number = sql<number>`sum(${orderLines.number})`.mapWith(Number)
  const last_at = sql<Date>`max(${orders.created_at})`.mapWith(orders.created_at)
  const by = { times, recent: last_at, number: total_number }[order]
  return db
    .select({
      priceId: goodsPrices.goods_price_id,
      times,
      total_number,
      last_at,
      last_number: sql<number>`(array_agg(${orderLines.number} ${newest}))[1]`.mapWith(Number),
      last_price: sql<number>`(array_agg(${orderLines.price} ${newest}))[1]`.mapWith(Number),
    })
    .from(orderLines)
    .innerJoin(orders, eq(orders.id, orderLines.order_id))
    .innerJoin(goodsPrices, NORMAL_LINE)
    .where(boughtBy(viewer.buyer.id))
    .groupBy(goodsPrices.goods_price_id)
    .orderBy(desc(by), desc(last_at), goodsPrices.goods_price_id)
    .limit(per_page)
    .offset(offset)
}

async function countBought(db: Db, userId: number): Promise<number> {
  const [row] = await db
    .select({ total: countDistinct(goodsPrices.goods_price_id) })
    .from(orderLines)
    .innerJoin(orders, eq(orders.id, orderLines.order_id))
    .innerJoin(goodsPrices, NORMAL_LINE)
    .where(boughtBy(userId))
  return row?.total ?? 0
}
