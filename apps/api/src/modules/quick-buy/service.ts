import type { DataOf, InputOf } from '@yaoji/api-client/contract'
import type { quickBuyList } from '@yaoji/api-client/contract/quick-buy'
import { and, countDistinct, desc, eq } from 'drizzle-orm'
import type { Db } from '../../db/types'
import type { BuyerContext } from '../../wire/context'
import { type PageBounds, pageBounds, toPage } from '../../wire/pages'
import { goodsByBestLine } from '../goods/best-line'
import { goodsPrices } from '../goods/tables'
import { orderLines, orders } from '../order/tables'
import { BOUGHT_COLUMNS, boughtBy, toBought } from './bought'

type Input = InputOf<typeof quickBuyList>

/** The products that the buyer buys often. */
export async function listQuickBuy(
  context: BuyerContext,
  input: Input,
): Promise<DataOf<typeof quickBuyList>> {
  const { db, viewer } = context
  const bounds = pageBounds(input, 50)
  const rows = await readBought({ db, viewer }, input.order ?? 'times', bounds)
  const shown = await goodsByBestLine(
    context,
    rows.map(row => row.priceId),
  )
  const byGoods = new Map(shown.map(goods => [goods.id, goods]))
  const list = rows.flatMap(({ priceId: _line, goodsId, ...row }) => {
    const goods = byGoods.get(goodsId)
    return goods ? [{ goods, ...toBought(row, goods.price !== undefined) }] : []
  })
  return toPage(list, await countBought(db, viewer.buyer.id), bounds)
}

/** The products that the buyer bought last, each with the number of that order. */
export async function lastBought(context: BuyerContext, most: number) {
  const rows = await readBought(context, 'recent', { page: 1, per_page: most, offset: 0 })
  const shown = await goodsByBestLine(
    context,
    rows.map(row => row.priceId),
  )
  const numbers = new Map(rows.map(({ goodsId, last_number }) => [goodsId, last_number]))
  return shown.map(goods => ({ goods, last_number: numbers.get(goods.id) ?? 1 }))
}

const NORMAL_LINE = and(eq(goodsPrices.goods_id, orderLines.goods_id), eq(goodsPrices.kind, 'normal'))

async function readBought(
  { db, viewer }: Pick<BuyerContext, 'db' | 'viewer'>,
  order: NonNullable<Input['order']>,
  { per_page, offset }: PageBounds,
) {
  const { times, last_at, total_number } = BOUGHT_COLUMNS
  const by = { times, recent: last_at, number: total_number }[order]
  return db
    .select({ priceId: goodsPrices.goods_price_id, goodsId: goodsPrices.goods_id, ...BOUGHT_COLUMNS })
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
