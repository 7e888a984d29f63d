import { eq, sql } from 'drizzle-orm'
import { afterEach, expect, test } from 'vitest'
import type { Database, Db } from '../../src/db/types'
import { goods, goodsPrices, stockLots } from '../../src/modules/goods/tables'
import { insertBasics, insertGoods } from '../fixtures'
import { listedDifferences } from '../listed-lines'
import { freshDatabase } from './cluster'

let database: Database

afterEach(() => database.close())

const GOODS = 4
const ROUNDS = 40

/** Changes the price, the lot and the shelf of each product at once, again and again. */
async function changeAtOnce(prepare: (db: Db) => Promise<unknown> = async () => {}) {
  const fresh = await freshDatabase()
  database = fresh.database
  const { db } = database
  await insertBasics(db)
  for (let id = 1; id <= GOODS; id += 1) await insertGoods(db, { id })
  await prepare(db)
  const ids = Array.from({ length: GOODS }, (_, at) => at + 1)
  for (let round = 1; round <= ROUNDS; round += 1) {
    const number = round % 2
    await Promise.all(
      ids.flatMap(id => [
        db
          .update(goodsPrices)
          .set({ price: round * 100 })
          .where(eq(goodsPrices.goods_id, id)),
        db.update(stockLots).set({ number }).where(eq(stockLots.goods_id, id)),
        db.update(goods).set({ sales: round }).where(eq(goods.id, id)),
      ]),
    )
  }
  return listedDifferences(db)
}

test('[SV-03] lists show the last price, lot and place of a product, whatever changes at the same time', async () => {
  expect(await changeAtOnce()).toEqual([])
})

test('sabotage: without the lock of the product, one change writes what was true before the other', async () => {
  const withoutLock = async (db: Db) => {
    const { rows } = (await db.execute(
      sql`select pg_get_functiondef('refresh_listed_lines'::regproc) as text`,
    )) as unknown as { rows: { text: string }[] }
    const text = rows[0]!.text
    const naive = text.replace(/PERFORM 1 FROM goods[^;]*;/, '')
    expect(naive).not.toBe(text)
    await db.execute(sql.raw(naive))
  }
  expect((await changeAtOnce(withoutLock)).length).toBeGreaterThan(0)
})
