import { asc, eq } from 'drizzle-orm'
import type { Db } from '../../../src/db/types'
import { stockLots } from '../../../src/modules/goods/tables'
import type { Pick, PickedLot } from '../../../src/modules/order/pick-lots'

export { putBackLots } from '../../../src/modules/order/pick-lots'

/** The naive way: stock was there, so the first lot will have it. */
export async function pickLots(db: Db, needs: readonly Pick[]): Promise<PickedLot[][]> {
  const picked: PickedLot[][] = []
  for (const need of needs) {
    const [lot] = await db
      .select()
      .from(stockLots)
      .where(eq(stockLots.goods_price_id, need.stock_goods_price_id))
      .orderBy(asc(stockLots.expiry_date))
    if (!lot) continue
    await db
      .update(stockLots)
      .set({ number: lot.number - need.number })
      .where(eq(stockLots.id, lot.id))
    picked.push([{ lot, number: need.number }])
  }
  return picked
}
