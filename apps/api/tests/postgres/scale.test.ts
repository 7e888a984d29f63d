import { goodsList } from '@yaoji/api-client/contract/goods'
import { orderList } from '@yaoji/api-client/contract/order'
import { authLogin } from '@yaoji/api-client/contract/user'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { DEMO_ACCOUNTS, DEMO_PASSWORD } from '../../demo/accounts'
import { buildCatalogue } from '../../demo/catalogue'
import { SCALE_PHONE } from '../../demo/scale/buyer-draft'
import { fillScale, type ScalePlan } from '../../demo/scale/fill'
import { openDatabase } from '../../src/db/open'
import type { Database, Db } from '../../src/db/types'
import { auditBooks } from '../buyer-data'
import { createDatabase } from '../database'
import { startService, type TestService, testConfig } from '../service'
import { MIGRATIONS } from '../template'

const PLAN: ScalePlan = { goods: 400, buyers: 50, orders: 200, seed: 7 }
const NOW = new Date('2026-11-20T02:00:00Z')
const QUIET = { now: NOW, progress: () => () => {} }

async function one<Row>(db: Db, query: ReturnType<typeof sql>): Promise<Row> {
  const { rows } = (await db.execute(query)) as unknown as { rows: Row[] }
  return rows[0] as Row
}

describe('a PostgreSQL that the generator filled', () => {
  let service: TestService
  let db: Db

  beforeAll(async () => {
    service = await startService()
    db = service.db
    await fillScale(service.database, PLAN, QUIET)
  }, 180_000)

  afterAll(() => service.close())

  test('has as many products, buyers and orders as were asked for', async () => {
    const counts = await one(
      db,
      sql`select (select count(*) from goods)::int as goods, (select count(*) from users where username like 'scale-%')::int as buyers,
        (select count(*) from orders o join users u on u.id = o.user_id where u.username like 'scale-%')::int as orders`,
    )
    expect(counts).toEqual({ goods: PLAN.goods, buyers: PLAN.buyers, orders: PLAN.orders })
  })

  test('has products with names of their own, which the ordinary catalogue does not have', async () => {
    const { names } = await one<{ names: string[] }>(db, sql`select array_agg(name) as names from goods`)
    expect(new Set(names).size).toBeGreaterThanOrEqual(PLAN.goods * 0.95)
    const known = new Set(buildCatalogue(20_260).goods.map(goods => goods.name))
    expect(names.filter(name => known.has(name))).toEqual([])
  })

  test('has a line for every product; the lots add up to the stock, and some are expired', async () => {
    const found = await one(
      db,
      sql`select (select count(*) from goods g where not exists (
          select from goods_prices p where p.goods_id = g.id and p.kind = 'normal'))::int as without_line,
        (select count(*) from goods_prices p where p.kind in ('normal', 'near_expiry') and p.stock <> coalesce(
          (select sum(l.number) from stock_lots l where l.goods_price_id = p.goods_price_id), 0))::int as wrong_stock,
        exists (select from stock_lots where expiry_date < '2026-11-20' and number > 0) as some_expired,
        exists (select from goods_prices where kind = 'normal' and stock = 0) as some_sold_out`,
    )
    expect(found).toEqual({ without_line: 0, wrong_stock: 0, some_expired: true, some_sold_out: true })
  })

  test('has books that balance: orders and their lines, lots, points, money', async () => {
    expect(await auditBooks(db)).toEqual([])
    const { amounts } = await one<{ amounts: number }>(
      db,
      sql`select count(*)::int as amounts from orders o where o.goods_amount <> (
        select sum(l.goods_amount) from order_lines l where l.order_id = o.id)
        or o.payable_amount <> (select sum(l.payable_amount) from order_lines l where l.order_id = o.id)
        or (o.paid_at is not null and o.paid_amount <> o.payable_amount)`,
    )
    expect(amounts).toBe(0)
  })

  test('is a shop: its accounts log in, find products and read their orders', async () => {
    const visitor = service.visitor()
    await visitor.call(authLogin, { account: SCALE_PHONE, password: DEMO_PASSWORD })
    const { list, total } = await visitor.call(goodsList, { per_page: 20, facets: 1 })
    expect(list.length).toBe(20)
    expect(total).toBeGreaterThan(PLAN.goods * 0.8)
    expect((await visitor.call(orderList, {})).total).toBeGreaterThan(2)
    const demo = service.visitor()
    await demo.call(authLogin, { account: DEMO_ACCOUNTS[0].phone, password: DEMO_PASSWORD })
    expect((await demo.call(orderList, {})).total).toBeGreaterThan(0)
  })

  test('places the next order after those that were made', async () => {
    const next = await one<{ orders: number; sn: number }>(
      db,
      sql`select nextval('orders_id_seq')::int - max(id) as orders,
        nextval('order_numbers')::int - max(right(sn, 8)::int) as sn from orders`,
    )
    expect(next.orders).toBe(1)
    expect(next.sn).toBeGreaterThan(0)
  })

  test('is not filled twice', async () => {
    await expect(fillScale(service.database, PLAN, QUIET)).rejects.toThrow(/is not empty/)
  })

  test('has the same rows for the same seed', async () => {
    const again = await fillAnother(PLAN)
    const other = await fillAnother({ ...PLAN, seed: 8 })
    expect(again).toEqual(await digestOf(db))
    expect(other).not.toEqual(again)
  }, 180_000)
})

async function fillAnother(plan: ScalePlan): Promise<Record<string, string>> {
  const config = { ...testConfig(), databaseUrl: await createDatabase('scale') }
  const database: Database = await openDatabase(config, MIGRATIONS)
  await fillScale(database, plan, QUIET)
  const digest = await digestOf(database.db)
  await database.close()
  return digest
}

const TABLES = [
  'goods',
  'goods_prices',
  'stock_lots',
  'ladder_tiers',
  'addresses',
  'orders',
  'order_lines',
  'points_log',
]

async function digestOf(db: Db): Promise<Record<string, string>> {
  const digests: Record<string, string> = {}
  for (const table of TABLES) {
    const { digest } = await one<{ digest: string }>(
      db,
      sql`select md5(string_agg(row::text, ',' order by row::text)) as digest from ${sql.identifier(table)} row`,
    )
    digests[table] = digest
  }
  return digests
}
