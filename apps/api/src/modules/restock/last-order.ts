import type { DataOf } from '@yaoji/api-client/contract'
import type { restockLastOrder } from '@yaoji/api-client/contract/restock'
import { and, asc, desc, eq, min, sql } from 'drizzle-orm'
import { anyOf } from '../../db/any-of'
import type { Db } from '../../db/types'
import { chinaTime } from '../../wire/clock'
import type { BuyerContext } from '../../wire/context'
import { goodsByBestLine } from '../goods/best-line'
import { goodsPrices } from '../goods/tables'
import { orderLines, orders } from '../order/tables'
import { boughtBy, boughtOf, toBought } from '../quick-buy/bought'

/** The products of the purchase that the buyer paid last, with the packs of that purchase. */
export async function showLastOrder(context: BuyerContext): Promise<DataOf<typeof restockLastOrder>> {
  const { db, viewer } = context
  const [order] = await db
    .select({ parent_sn: orders.parent_sn, created_at: orders.created_at })
    .from(orderLines)
    .innerJoin(orders, eq(orders.id, orderLines.order_id))
    .where(boughtBy(viewer.buyer.id))
    .orderBy(desc(orders.id))
    .limit(1)
  if (!order) return { order: null, list: [], left_out: [] }
  const lines = await linesOfPurchase(context, order.parent_sn)
  const ids = lines.map(({ goods_id }) => goods_id)
  const goods = await goodsByBestLine(context, await ordinaryLines(db, ids))
  const byId = new Map(goods.map(each => [each.id, each]))
  const bought = await boughtOf(context, ids)
  const list = lines.flatMap(({ goods_id, number }) => {
    const shown = byId.get(goods_id)
    const before = bought.get(goods_id)
    return shown && before ? [{ goods: shown, number, ...toBought(before, shown.price !== undefined) }] : []
  })
  return {
    order: { ...order, created_at: chinaTime(order.created_at) },
    list,
    left_out: lines.flatMap(({ goods_id, name }) => (byId.has(goods_id) ? [] : [name])),
  }
}

/** The products of a purchase in their order, each once. */
function linesOfPurchase({ db, viewer }: BuyerContext, parentSn: string) {
  return db
    .select({
      goods_id: orderLines.goods_id,
      name: sql<string>`min(${orderLines.name})`,
      number: sql<number>`sum(${orderLines.number})`.mapWith(Number),
    })
    .from(orderLines)
    .innerJoin(orders, eq(orders.id, orderLines.order_id))
    .where(and(boughtBy(viewer.buyer.id), eq(orders.parent_sn, parentSn)))
    .groupBy(orderLines.goods_id)
    .orderBy(asc(min(orderLines.id)))
}

/** The ordinary lines of these products; products without one are left out. */
async function ordinaryLines(db: Db, goodsIds: readonly number[]): Promise<number[]> {
  const rows = await db
    .select({ id: goodsPrices.goods_price_id })
    .from(goodsPrices)
    .where(and(anyOf(goodsPrices.goods_id, [...goodsIds]), eq(goodsPrices.kind, 'normal')))
  return rows.map(({ id }) => id)
}
