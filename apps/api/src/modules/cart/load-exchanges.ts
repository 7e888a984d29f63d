import { asc, or } from 'drizzle-orm'
import { anyOf } from '../../db/any-of'
import { groupBy } from '../../db/group-by'
import type { Db } from '../../db/types'
import type { ViewerContext } from '../../wire/context'
import { type SellableLine, sellableLines } from '../goods/sellable-line'
import { goodsPrices } from '../goods/tables'
import { exchanges } from '../promotion/tables'

export type ExchangeRow = typeof exchanges.$inferSelect

/** An exchange purchase with the ordinary line of the product that it makes cheaper. */
export interface ExchangeOffer {
  readonly row: ExchangeRow
  readonly sellable: SellableLine
}

/** The exchange purchases that the products of a cart have a part in. */
export interface CartExchanges {
  /** By the product that they make cheaper, which is among the lines. */
  readonly exchanges: ReadonlyMap<number, readonly ExchangeRow[]>
  /** By the product that earns them; the one that they make cheaper is not among the lines. */
  readonly exchangeOffers: ReadonlyMap<number, readonly ExchangeOffer[]>
}

/** The exchange purchases of these products. */
export async function loadExchanges(
  context: ViewerContext,
  goodsIds: readonly number[],
): Promise<CartExchanges> {
  const rows = await rowsOf(context.db, goodsIds)
  const inCart = new Set(goodsIds)
  const isAmong = (row: ExchangeRow) => inCart.has(row.exchange_goods_id)
  const others = rows.filter(row => !isAmong(row))
  return {
    exchanges: groupBy(rows.filter(isAmong), row => row.exchange_goods_id),
    exchangeOffers: groupBy(await offersOf(context, others), ({ row }) => row.goods_id),
  }
}

async function rowsOf(db: Db, goodsIds: readonly number[]): Promise<readonly ExchangeRow[]> {
  if (goodsIds.length === 0) return []
  const { goods_id, exchange_goods_id, id } = exchanges
  return db
    .select()
    .from(exchanges)
    .where(or(anyOf(exchange_goods_id, goodsIds), anyOf(goods_id, goodsIds)))
    .orderBy(asc(id))
}

/** The rows whose product to add has an ordinary line. */
async function offersOf(context: ViewerContext, rows: readonly ExchangeRow[]): Promise<ExchangeOffer[]> {
  if (rows.length === 0) return []
  const ids = [...new Set(rows.map(row => row.exchange_goods_id))]
  const lines = await sellableLines(context, { where: anyOf(goodsPrices.goods_id, ids) }, { gifts: false })
  const ordinary = [...lines.values()].filter(({ price }) => price.kind === 'normal')
  const byGoods = new Map(ordinary.map(sellable => [sellable.goods.id, sellable]))
  return rows.flatMap(row => {
    const sellable = byGoods.get(row.exchange_goods_id)
    return sellable ? [{ row, sellable }] : []
  })
}
