import { asc, eq, min, sum } from 'drizzle-orm'
import type { Db } from '../../db/types'
import { chinaDate } from '../../wire/clock'
import type { Context } from '../../wire/context'
import { conflict } from '../../wire/refusal'
import { pickLots } from '../order/pick-lots'
import { deductStock, Shortage } from '../order/stock'
import { orderLineBatches, orderLines } from '../order/tables'
import { orderReturnLines } from './tables'

/** Packs of one line that owns stock, and what its goods are called. */
interface Sent {
  readonly stock_goods_price_id: number
  readonly name: string
  readonly bzdw: string
  readonly number: number
}

/**
 * Takes the packs of a return out of stock and lots, because the same goods leave again. Returns the batches that leave,
 * for the buyer. Refuses when there are too few; the call's transaction then undoes the rest.
 */
export async function sendAgain({ db, now }: Context, returnId: number): Promise<string> {
  const texts: string[] = []
  // In the order of the ids, in which every order locks stock.
  for (const sent of await packsOf(db, returnId)) {
    const { stock_goods_price_id: id, name, bzdw, number } = sent
    try {
      await deductStock(db, { stock: [{ id, number }], quota: [], packages: [] })
      const [lots = []] = await pickLots(db, [sent], chinaDate(now))
      texts.push(...lots.map(({ lot, number: packs }) => `${name} 批号 ${lot.batch_no} ${packs} ${bzdw}`))
    } catch (error) {
      if (!(error instanceof Shortage)) throw error
      throw conflict(`“${name}”可发的库存不足 ${number} ${bzdw}，请补货后再操作，或驳回申请`)
    }
  }
  return texts.join('，')
}

/** The packs of a return by the line that owns their stock, in the order of its ids. */
async function packsOf(db: Db, returnId: number): Promise<Sent[]> {
  const { stock_goods_price_id, name, bzdw } = orderLines
  return db
    .select({
      stock_goods_price_id,
      name: min(name).mapWith(String),
      bzdw: min(bzdw).mapWith(String),
      number: sum(orderReturnLines.number).mapWith(Number),
    })
    .from(orderReturnLines)
    .innerJoin(orderLineBatches, eq(orderLineBatches.id, orderReturnLines.order_line_batch_id))
    .innerJoin(orderLines, eq(orderLines.id, orderLineBatches.order_line_id))
    .where(eq(orderReturnLines.return_id, returnId))
    .groupBy(stock_goods_price_id)
    .orderBy(asc(stock_goods_price_id))
}
