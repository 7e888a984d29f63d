import { eq } from 'drizzle-orm'
import type { Db } from '../../../src/db/types'
import { goodsPrices } from '../../../src/modules/goods/tables'
import { Shortage, type StockMove } from '../../../src/modules/order/stock'
import { pause } from './pause'

export { giveBackStock, Shortage, sumPacks } from '../../../src/modules/order/stock'

/** The naive way: nothing is held, what was read is believed. */
export async function deductStock(db: Db, move: StockMove): Promise<void> {
  for (const { id, number } of move.stock) {
    const [row] = await db.select().from(goodsPrices).where(eq(goodsPrices.goods_price_id, id))
    await pause(db)
    if (!row || row.stock < number) throw new Shortage('stock')
    await db
      .update(goodsPrices)
      .set({ stock: row.stock - number })
      .where(eq(goodsPrices.goods_price_id, id))
  }
}
