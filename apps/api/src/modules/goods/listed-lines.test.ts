import { type GoodsListInput, goodsList } from '@yaoji/api-client/contract/goods'
import { asc, eq, sql } from 'drizzle-orm'
import * as fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { insertBasics, insertBuyer, insertGoods } from '../../../tests/fixtures'
import { listedDifferences } from '../../../tests/listed-lines'
import { type Browser, startService, type TestService } from '../../../tests/service'
import { users } from '../../session/tables'
import { addDays, chinaDate, chinaMoment } from '../../wire/clock'
import { goodsByPriceIds } from './service'
import { goods, goodsPrices, listedLines, stockLots } from './tables'

let service: TestService
let buyer: Browser
let visitor: Browser
let buyerId = 0

const TODAY = '2026-11-20'
const GOODS = 8

beforeAll(async () => {
  service = await startService()
  const { db } = service
  await insertBasics(db)
  buyerId = await insertBuyer(db, { scopes: ['化学药'], region_code: '420606' })
  buyer = await service.buyer(buyerId)
  visitor = service.visitor()
})

afterAll(() => service.close())

/** Puts the shop in its first state: the first half of the products has a near-expiry line too. */
async function restock() {
  const { db } = service
  for (const table of [stockLots, goodsPrices]) await db.delete(table)
  await db.execute(sql`truncate goods, goods_names cascade`)
  for (let id = 1; id <= GOODS; id += 1) {
    await insertGoods(db, { id, sales: id * 3, stock: 20, expiry_date: addDays(TODAY, id * 2) })
    if (id <= GOODS / 2) await insertNearExpiry(id)
  }
}

async function insertNearExpiry(id: number) {
  const goods_price_id = id * 10 + 3
  const expiry_date = addDays(TODAY, id)
  const line = { goods_id: id, goods_price_id, stock: 5 }
  await service.db
    .insert(goodsPrices)
    .values({ ...line, kind: 'near_expiry', price: 9_000, stock_goods_price_id: goods_price_id })
    .onConflictDoNothing()
  const batch = { ck_id: 1, batch_no: 'N1', produce_date: '2025-01-01', expiry_date }
  const lot = { ...batch, id: goods_price_id, goods_id: id, goods_price_id, number: 5 }
  await service.db.insert(stockLots).values(lot).onConflictDoNothing()
}

/** Twelve steps are fewer days than a session lasts without a call. */
const days = fc.integer({ min: 0, max: 2 })

const product = fc.integer({ min: 1, max: GOODS })
const flag = fc.constantFrom<0 | 1>(0, 1)
const day = fc.integer({ min: -9, max: 18 }).map(offset => addDays(TODAY, offset))

/** Writes that change what a list shows; what each does is its name. */
const WRITES = {
  shelf: fc.record({ off_shelf: flag, price_pending: flag }),
  place: fc.record({
    category_id: fc.constantFrom(1, 11),
    category_ids: fc.constantFrom<number[]>([1], [1, 11], []),
    sccj: fc.constantFrom('甲厂', '乙厂'),
    dosage_form: fc.constantFrom('片剂', '丸剂'),
    brand_id: fc.constantFrom(null, 3),
  }),
  sale: fc.record({
    sales: fc.integer({ min: 0, max: 40 }),
    listed_on: day,
    special_flag: fc.constantFrom('none' as const, 'controlled' as const),
    scope: fc.constantFrom(null, '化学药', '中药饮片'),
    regions: fc.constantFrom<string[] | null>(null, ['42'], ['51']),
    is_youx: flag,
    is_qx: flag,
    type: flag,
  }),
}

const write = fc.oneof(
  fc.tuple(product, fc.oneof(WRITES.shelf, WRITES.place, WRITES.sale)).map(
    ([id, values]) =>
      () =>
        service.db.update(goods).set(values).where(eq(goods.id, id)),
  ),
  fc.tuple(product, fc.integer({ min: 0, max: 30_000 })).map(
    ([id, price]) =>
      () =>
        service.db.update(goodsPrices).set({ price }).where(eq(goodsPrices.goods_id, id)),
  ),
  // As halves of a sale, a return or an arrival: the packs of a lot, and those of its line.
  fc
    .tuple(
      product,
      fc.constantFrom<Partial<{ number: number }>>({}, { number: 0 }, { number: 20 }),
      fc.option(day),
    )
    .map(
      ([id, packs, expiry_date]) =>
        () =>
          service.db
            .update(stockLots)
            .set({ ck_id: 1, ...packs, ...(expiry_date && { expiry_date }) })
            .where(eq(stockLots.goods_price_id, id * 10)),
    ),
  fc.tuple(product, fc.constantFrom(0, 1, 20)).map(
    ([id, stock]) =>
      () =>
        service.db
          .update(goodsPrices)
          .set({ stock })
          .where(eq(goodsPrices.goods_price_id, id * 10)),
  ),
  // Another lot beside the first, which expires on another day.
  fc.tuple(product, day).map(([id, expiry_date]) => async () => {
    const lot = { goods_id: id, goods_price_id: id * 10, ck_id: 1, produce_date: '2025-01-01', number: 7 }
    await service.db
      .insert(stockLots)
      .values({ ...lot, id: id * 10 + 5, batch_no: 'B2', expiry_date })
      .onConflictDoNothing()
    await service.db.execute(sql`update goods_prices p set
      stock = (select coalesce(sum(number), 0) from stock_lots where goods_price_id = p.goods_price_id)
      where goods_price_id = ${id * 10}`)
  }),
  product.map(id => () => insertNearExpiry(id)),
  product.map(id => async () => {
    await service.db.delete(stockLots).where(eq(stockLots.goods_price_id, id * 10 + 3))
    await service.db.delete(goodsPrices).where(eq(goodsPrices.goods_price_id, id * 10 + 3))
  }),
)

const sort = fc.constantFrom('price_asc', 'price_desc', 'newest', 'expiry', 'sales')

/** Few filters at a time: most lists have some products. */
const filters = fc.subarray<GoodsListInput>(
  [
    { category: 1 },
    { category: 11 },
    { in_stock: 1 },
    { zone: 'near_expiry' },
    { zone: 'yx' },
    { zone: 'controlled' },
    { sccj: '甲厂' },
    { brand_id: 3 },
    { price_visible: 1 },
  ],
  { maxLength: 2 },
)

const filter = fc
  .tuple(sort, filters)
  .map(([by, chosen]): GoodsListInput => Object.assign({ sort: by }, ...chosen))

type Row = Awaited<ReturnType<typeof truth>>[number]

/** Every line of the tables themselves with what a viewer sees of it now. */
async function truth(viewerId: number | null) {
  const { db, clock } = service
  const [found] = viewerId === null ? [] : await db.select().from(users).where(eq(users.id, viewerId))
  const rows = await db
    .select()
    .from(goodsPrices)
    .innerJoin(goods, eq(goods.id, goodsPrices.goods_id))
    .orderBy(asc(goodsPrices.goods_price_id))
  const context = { db, now: clock.now, viewer: { sessionId: null, buyer: found ?? null } }
  const shown = await goodsByPriceIds(
    context,
    rows.map(row => row.goods_prices.goods_price_id),
  )
  return shown.map((one, at) => ({ shown: one, ...rows[at]! }))
}

function isIn(
  row: Row,
  { category, in_stock, zone, sccj, brand_id, price_visible }: GoodsListInput,
): boolean {
  const { goods: product, goods_prices: line, shown } = row
  return (
    product.off_shelf === 0 &&
    line.kind === (zone === 'near_expiry' ? 'near_expiry' : 'normal') &&
    (category === undefined || product.category_ids.includes(category)) &&
    (in_stock !== 1 || shown.number > 0) &&
    (zone !== 'yx' || product.is_youx === 1) &&
    (zone !== 'controlled' || product.special_flag === 'controlled') &&
    (sccj === undefined || product.sccj === sccj) &&
    (brand_id === undefined || product.brand_id === brand_id) &&
    (price_visible !== 1 || shown.price !== undefined)
  )
}

/** What a list is sorted by, so that the smallest is first. */
function rankOf(
  { goods: product, goods_prices: line, shown }: Row,
  sort: GoodsListInput['sort'],
): number | string {
  const price = shown.price === undefined ? Number.POSITIVE_INFINITY : line.price
  switch (sort) {
    case 'price_asc':
      return price
    case 'price_desc':
      return price === Number.POSITIVE_INFINITY ? price : -price
    case 'newest':
      return -Date.parse(product.listed_on)
    case 'expiry':
      return shown.expiry_date ?? '9999'
    default:
      return -product.sales
  }
}

function compare(one: number | string, other: number | string): number {
  if (one === other) return 0
  return one < other ? -1 : 1
}

async function expected(viewerId: number | null, input: GoodsListInput): Promise<number[]> {
  const rows = (await truth(viewerId)).filter(row => isIn(row, input))
  return rows
    .map(row => ({ id: row.goods_prices.goods_price_id, rank: rankOf(row, input.sort) }))
    .sort((one, other) => compare(one.rank, other.rank) || one.id - other.id)
    .map(row => row.id)
}

/** The ids of every page of a list, three products each. */
async function walk(browser: Browser, input: GoodsListInput): Promise<number[]> {
  const ids: number[] = []
  let key: string | null = null
  do {
    const page: { list: { goods_price_id: number }[]; next_key: string | null } = await browser.call(
      goodsList,
      { ...input, per_page: 3, ...(key !== null && { key }) },
    )
    ids.push(...page.list.map(one => one.goods_price_id))
    key = page.next_key
  } while (key !== null)
  return ids
}

/** The ids of the second page, asked for by its number. */
async function numbered(browser: Browser, input: GoodsListInput): Promise<number[]> {
  const { list } = await browser.call(goodsList, { ...input, per_page: 3, page: 2 })
  return list.map(one => one.goods_price_id)
}

test('[AP-13] [SV-03] after any writes, and while days pass without one, lists show what the tables say', {
  timeout: 120_000,
}, async () => {
  await fc.assert(
    fc
      .asyncProperty(
        fc.array(fc.tuple(write, days, filter), { minLength: 4, maxLength: 12 }),
        async steps => {
          let today = TODAY
          for (const [change, passed, input] of steps) {
            await change()
            expect(await listedDifferences(service.db)).toEqual([])
            today = addDays(today, passed)
            service.clock.now = chinaMoment(today, 600)
            expect(chinaDate(service.clock.now)).toBe(today)
            const ids = await expected(buyerId, input)
            expect(await walk(buyer, input)).toEqual(ids)
            expect(await numbered(buyer, input)).toEqual(ids.slice(3, 6))
            expect(await walk(visitor, input)).toEqual(await expected(null, input))
          }
        },
      )
      .beforeEach(restock),
    { numRuns: 20 },
  )
})

test('[SV-03] a rebuild writes every row that is missing or wrong', async () => {
  await restock()
  const { db } = service
  await db.delete(listedLines).where(eq(listedLines.goods_id, 2))
  await db.update(listedLines).set({ price: 1 }).where(eq(listedLines.goods_id, 3))
  expect((await listedDifferences(service.db)).length).toBeGreaterThan(4)
  await db.execute(sql`select rebuild_listed_lines()`)
  expect(await listedDifferences(service.db)).toEqual([])
})
