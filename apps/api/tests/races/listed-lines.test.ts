import { eq, sql } from 'drizzle-orm'
import { afterEach, expect, test, vi } from 'vitest'
import type { Database, Db } from '../../src/db/types'
import { goodsPrices, stockLots } from '../../src/modules/goods/tables'
import { insertBasics, insertGoods } from '../fixtures'
import { listedDifferences } from '../listed-lines'
import { freshDatabase } from './cluster'

let database: Database

afterEach(() => database.close())

/** A lot is sold out in one transaction while another one has a new price that is not yet written. */
async function changeAtOnce(prepare: (db: Db) => Promise<unknown> = async () => {}) {
  const fresh = await freshDatabase()
  database = fresh.database
  const { db } = database
  await insertBasics(db)
  await insertGoods(db, { id: 1 })
  await prepare(db)
  let sold: Promise<unknown> = Promise.resolve()
  await db.transaction(async tx => {
    await tx.update(goodsPrices).set({ price: 100 }).where(eq(goodsPrices.goods_id, 1))
    sold = db.update(stockLots).set({ number: 0 }).where(eq(stockLots.goods_id, 1))
    // A statement of drizzle is sent when somebody waits for it.
    sold.catch(() => {})
    await vi.waitFor(async () => expect(await countWaiting(db)).toBe(1), { timeout: 10_000 })
  })
  await sold
  return listedDifferences(db)
}

/** How many connections of the database wait for a lock. */
async function countWaiting(db: Db): Promise<number> {
  const { rows } = (await db.execute(sql`
    select count(*)::integer as waiting from pg_stat_activity
    where datname = current_database() and wait_event_type = 'Lock'`)) as unknown as {
    rows: { waiting: number }[]
  }
  return rows[0]!.waiting
}

test('[SV-03] lists show the last price and lot of a product, whatever changes at the same time', async () => {
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
