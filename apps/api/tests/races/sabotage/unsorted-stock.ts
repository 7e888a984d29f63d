import { sql } from 'drizzle-orm'
import type { Db } from '../../../src/db/types'
import { Shortage, type StockMove } from '../../../src/modules/order/stock'

export { giveBackStock, Shortage, sumPacks } from '../../../src/modules/order/stock'

/** The naive way: each row is taken rightly, but in the order of the cart, and orders wait for each other in circles. */
export async function deductStock(db: Db, move: StockMove): Promise<void> {
  for (const { id, number } of move.stock) {
    const taken = await db.execute(sql`
      update goods_prices set stock = stock - ${number} where goods_price_id = ${id} and stock >= ${number}
      returning goods_price_id, pg_sleep(0.02)`)
    if ((taken as unknown as { rows: unknown[] }).rows.length === 0) throw new Shortage('stock')
  }
}
