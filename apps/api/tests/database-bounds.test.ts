import { readFileSync } from 'node:fs'
import path from 'node:path'
import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { orders } from '../src/modules/order/tables'
import { pointsLog } from '../src/modules/wallet/tables'
import { insertBasics, insertBuyer } from './fixtures'
import { startService, type TestService } from './service'
import { MIGRATIONS } from './template'

let service: TestService
let buyerId: number
let orderId: number

beforeAll(async () => {
  service = await startService()
  await insertBasics(service.db)
  buyerId = await insertBuyer(service.db)
})

afterAll(() => service.close())

beforeEach(async () => {
  const at = service.clock.now
  const address = {
    consignee: '陈晓梅',
    mobile: '13800000001',
    region: '四川省成都市锦江区',
    detail: '春熙路 1 号',
  }
  const counts = { line_count: 1, goods_number: 1 }
  const sn = `YJ${Math.random()}`
  const [order] = await service.db
    .insert(orders)
    .values({
      ...{ sn, parent_sn: sn, user_id: buyerId, ck_id: 1, warehouse: '成都中心仓', status: 100, address },
      ...{
        ...counts,
        paid_amount: 5000,
        balance_amount: 1000,
        balance_paid: 1000,
        created_at: at,
        pay_before: at,
      },
    })
    .returning({ id: orders.id })
  orderId = order?.id ?? 0
  return async () => {
    await service.db.delete(orders)
    await service.db.delete(pointsLog)
  }
})

const refund = (refunded_amount: number) =>
  service.db.update(orders).set({ refunded_amount }).where(eq(orders.id, orderId))

const logPoints = (use_type: number, amount: number, points_after: number) =>
  service.db
    .insert(pointsLog)
    .values({ user_id: buyerId, at: service.clock.now, use_type, amount, points_after, remark: '' })

const constraint = (name: string) => ({ cause: { constraint: name } })

describe('[SV-04] the database itself refuses', () => {
  test('a refund of more than an order received, from its payments and the balance', async () => {
    await refund(6000)
    await expect(refund(6001)).rejects.toMatchObject(constraint('orders_refunded'))
    await expect(refund(-1)).rejects.toMatchObject(constraint('orders_refunded'))
  })

  test('to spend more points than there are; points that are taken back may be missing', async () => {
    await logPoints(4, -100, 0)
    await logPoints(5, -100, -100)
    await logPoints(1, 40, -60)
    await expect(logPoints(4, -100, -160)).rejects.toMatchObject(constraint('points_log_after'))
    await expect(logPoints(6, -1, -61)).rejects.toMatchObject(constraint('points_log_after'))
  })
})

test('[SV-04] a row of an earlier version that does not fit stays, and new ones are refused', async () => {
  const { db } = service
  await db.execute(sql`alter table orders drop constraint orders_refunded`)
  await db.execute(sql`alter table points_log drop constraint points_log_after`)
  await refund(9000)
  const migration = readFileSync(path.join(MIGRATIONS, '0022_bounds_of_refunds_and_points.sql'), 'utf8')
  for (const statement of migration.split('--> statement-breakpoint')) await db.execute(sql.raw(statement))
  const [row] = await db.select().from(orders).where(eq(orders.id, orderId))
  expect(row?.refunded_amount).toBe(9000)
  await expect(refund(9001)).rejects.toMatchObject(constraint('orders_refunded'))
  await refund(6000)
  await db.execute(sql`alter table orders validate constraint orders_refunded`)
})
