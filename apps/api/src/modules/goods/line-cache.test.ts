import { eq, getTableColumns, sql } from 'drizzle-orm'
import * as fc from 'fast-check'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { insertBasics, insertBuyer, insertGoods } from '../../../tests/fixtures'
import { startService, type TestService } from '../../../tests/service'
import { statementsOf } from '../../../tests/statements'
import { dropKept } from '../../db/kept'
import type { Db } from '../../db/types'
import { controlledGrants, users } from '../../session/tables'
import { chinaMoment } from '../../wire/clock'
import { fullReductionGoods, fullReductions, gifts, welfares } from '../promotion/tables'
import { goodsByPriceIds } from './service'
import { goods, goodsPrices, ladderTiers, stockLots } from './tables'

let service: TestService
let buyerId: number

const LINES = [10, 20, 30]
const BEGIN = '2026-11-20'

beforeAll(async () => {
  service = await startService()
  await insertBasics(service.db)
  buyerId = await insertBuyer(service.db)
})

beforeEach(async () => {
  const { db } = service
  for (const table of [stockLots, ladderTiers, gifts, welfares, fullReductionGoods, fullReductions])
    await db.delete(table)
  await db.delete(controlledGrants)
  await db.execute(sql`truncate goods, goods_names cascade`)
  // A product's tag of a gift is shown while the gift is given.
  const tags = [{ name: '赠', describe: '', is_show: 1 as const, isLadder: 0 as const }]
  for (const id of [1, 2, 3]) await insertGoods(db, { id, tags, tiers: [{ number: 10, price: '9.00' }] })
  const plan = { name: '满减', describe: '', begin_date: BEGIN, end_date: BEGIN, tiers: [] }
  await db.insert(fullReductions).values([1, 2].map(goods_manjian_id => ({ ...plan, goods_manjian_id })))
  await db.insert(fullReductionGoods).values([1, 2, 3].map(goods_id => ({ goods_id, goods_manjian_id: 1 })))
  service.clock.now = chinaMoment(BEGIN, 600)
})

afterAll(() => service.close())

/** What a buyer is shown, by a database as it is now, and by one of which this process has kept nothing yet. */
async function shown() {
  const { db, clock } = service
  const [buyer = null] = await db.select().from(users).where(eq(users.id, buyerId))
  const of = (asked: Db) =>
    goodsByPriceIds({ db: asked, now: clock.now, viewer: { sessionId: null, buyer } }, LINES)
  return { kept: await of(db), read: await of(Object.create(db)) }
}

const line = fc.constantFrom(...LINES)
const minutes = fc.integer({ min: 0, max: 3 * 24 * 60 })
const moment = minutes.map(past => chinaMoment(BEGIN, past))
const day = fc.constantFrom('2026-11-19', '2026-11-20', '2026-11-21', '2026-11-22')
const id = fc.integer({ min: 1, max: 2 })

/** Writes that change what a line shows, by another program too. */
const write = fc.oneof(
  fc.tuple(line, fc.integer({ min: 1, max: 4 })).map(
    ([priceId, price]) =>
      (db: Db) =>
        db
          .update(goodsPrices)
          .set({ price: price * 10_000 })
          .where(eq(goodsPrices.goods_price_id, priceId)),
  ),
  fc.tuple(line, fc.constantFrom(0, 5, 20)).map(
    ([priceId, stock]) =>
      (db: Db) =>
        db.update(goodsPrices).set({ stock }).where(eq(goodsPrices.goods_price_id, priceId)),
  ),
  fc
    .tuple(line, fc.record({ name: fc.constantFrom('甲', '乙'), off_shelf: fc.constantFrom<0 | 1>(0, 1) }))
    .map(
      ([priceId, values]) =>
        (db: Db) =>
          db
            .update(goods)
            .set(values)
            .where(eq(goods.id, priceId / 10)),
    ),
  fc.tuple(line, day).map(
    ([priceId, expiry_date]) =>
      (db: Db) =>
        db.update(stockLots).set({ expiry_date }).where(eq(stockLots.goods_price_id, priceId)),
  ),
  fc.tuple(line, fc.integer({ min: 2, max: 9 })).map(
    ([priceId, number]) =>
      (db: Db) =>
        db.update(ladderTiers).set({ number }).where(eq(ladderTiers.goods_price_id, priceId)),
  ),
  line.map(priceId => (db: Db) => db.delete(ladderTiers).where(eq(ladderTiers.goods_price_id, priceId))),
  fc
    .tuple(id, fc.integer({ min: 5, max: 9 }), moment, moment)
    .map(([welfare, rate, begin_at, end_at]) => async (db: Db) => {
      await db.delete(welfares).where(eq(welfares.id, welfare))
      await db
        .insert(welfares)
        .values({ id: welfare, rate: rate * 1000, scope_text: '', begin_at, end_at, category_ids: [] })
    }),
  fc.tuple(id, day, day).map(
    ([reduction, begin_date, end_date]) =>
      (db: Db) =>
        db
          .update(fullReductions)
          .set({ begin_date, end_date })
          .where(eq(fullReductions.goods_manjian_id, reduction)),
  ),
  fc.tuple(id, line).map(
    ([goods_manjian_id, priceId]) =>
      (db: Db) =>
        db
          .insert(fullReductionGoods)
          .values({ goods_manjian_id, goods_id: priceId / 10 })
          .onConflictDoNothing(),
  ),
  fc.tuple(id, line, line).map(([gift, priceId, given]) => async (db: Db) => {
    await db.delete(gifts).where(eq(gifts.id, gift))
    await db
      .insert(gifts)
      .values({ id: gift, goods_id: priceId / 10, need: 1, give: 1, gift_goods_id: given / 10 })
  }),
  fc.constant((db: Db) => db.execute(sql`truncate full_reduction_goods, gifts`)),
  line.map(
    priceId => (db: Db) =>
      db
        .update(goods)
        .set({ special_flag: 'controlled' })
        .where(eq(goods.id, priceId / 10)),
  ),
  line.map(
    priceId => (db: Db) =>
      db
        .insert(controlledGrants)
        .values({ user_id: buyerId, goods_id: priceId / 10 })
        .onConflictDoNothing(),
  ),
)

describe('what a process keeps of lines', () => {
  test('[AP-12] [SV-03] is never shown after a write, nor after a time at which something begins or ends', {
    timeout: 60_000,
  }, async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(fc.tuple(write, minutes, fc.boolean()), { minLength: 6, maxLength: 12 }),
        async steps => {
          let past = 600
          for (const [change, passed, isUndone] of steps) {
            const done = service.db.transaction(async db => {
              await change(db)
              // Also what a transaction has read before it is undone must not stay.
              await goodsByPriceIds(
                { db, now: service.clock.now, viewer: { sessionId: null, buyer: null } },
                LINES,
              )
              if (isUndone) throw new Error('undone')
            })
            await done.catch(() => undefined)
            past += passed / 6
            service.clock.now = chinaMoment(BEGIN, Math.round(past))
            const { kept, read } = await shown()
            expect(kept).toEqual(read)
          }
        },
      ),
      { numRuns: 30 },
    )
  })

  test.each(
    Object.keys(getTableColumns(goodsPrices)).filter(
      name => !['stock', 'sold', 'goods_price_id'].includes(name),
    ),
  )('a change of goods_prices.%s gives the line another version', async name => {
    const versionOf = async () => {
      const [row] = await service.db
        .select({ revision: goodsPrices.revision })
        .from(goodsPrices)
        .where(eq(goodsPrices.goods_price_id, 10))
      return row?.revision
    }
    const before = await versionOf()
    const values: Record<string, string> = {
      goods_id: '2',
      kind: `'near_expiry'`,
      begin_at: 'now()',
      end_at: 'now()',
    }
    await service.db.execute(
      sql.raw(`update goods_prices set "${name}" = ${values[name] ?? '77'} where goods_price_id = 10`),
    )
    expect(await versionOf()).not.toBe(before)
  })

  test('a sale changes no version, so that the line is not read again', async () => {
    await shown()
    await service.db.update(goodsPrices).set({ stock: 3, sold: 1 }).where(eq(goodsPrices.goods_price_id, 10))
    const [buyer = null] = await service.db.select().from(users).where(eq(users.id, buyerId))
    const read = (db: Db) =>
      goodsByPriceIds({ db, now: service.clock.now, viewer: { sessionId: null, buyer } }, LINES)
    expect(await statementsOf(service.db, read)).toHaveLength(1)
    dropKept(service.db)
    expect(await statementsOf(service.db, read)).toHaveLength(3)
  })
})
