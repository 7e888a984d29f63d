import { orderCreate } from '@yaoji/api-client/contract/order'
import { eq, isNotNull } from 'drizzle-orm'
import { afterEach, expect, test } from 'vitest'
import { userCoupons } from '../../src/modules/coupon/tables'
import { orders } from '../../src/modules/order/tables'
import { auditBooks, giveMoney, insertCoupon } from '../buyer-data'
import { insertBasics, insertGoods } from '../fixtures'
import { type Cluster, startCluster } from './cluster'
import { countCodes, insertCrowd, insertLine, outcomeOf } from './crowd'

let cluster: Cluster

afterEach(() => cluster.close())

const CHECKOUTS = 50

/** One buyer places fifty orders at once, each of other goods, each with the same coupon. */
async function spendOften(sabotage?: string) {
  cluster = await startCluster({ sabotage })
  const { db } = cluster
  await insertBasics(db)
  const [userId = 0] = await insertCrowd(db, 1)
  await giveMoney(db, userId, '1.00')
  const coupon_id = await insertCoupon(db, userId, {
    reduce: '30.00',
    begin_at: new Date(Date.now() - 86_400_000),
    end_at: new Date(Date.now() + 86_400_000),
  })
  const lines: { id: number; address_id: number }[] = []
  for (let id = 1; id <= CHECKOUTS; id += 1) {
    await insertGoods(db, { id, price: '100.00', stock: 10 })
    lines.push(await insertLine(db, userId, id))
  }
  const clients = await cluster.buyers(lines.map(() => userId))
  await cluster.warmUp()
  const outcomes = await Promise.all(
    lines.map(({ id, address_id }, turn) =>
      outcomeOf(
        clients[turn]!.call(orderCreate, { ids: [id], address_id, coupon_id, expected_total: '82.00' }),
      ),
    ),
  )
  const [coupon] = await db.select().from(userCoupons).where(eq(userCoupons.id, coupon_id))
  const winners = await db.select().from(orders).where(isNotNull(orders.user_coupon_id))
  return { outcomes, coupon: coupon!, winners, problems: await auditBooks(db) }
}

test('[SV-03 2] fifty checkouts with one coupon: one winner, and the losers undo nothing of it', async () => {
  const { outcomes, coupon, winners, problems } = await spendOften()
  expect(countCodes(outcomes)).toEqual({ 200: 1, 409: CHECKOUTS - 1 })
  expect(winners).toHaveLength(1)
  expect(coupon).toMatchObject({ status: 'locked', parent_sn: winners[0]!.parent_sn })
  expect(problems).toEqual([])
})

test('sabotage: a coupon that is read and then locked is used more than once', async () => {
  const { winners, problems } = await spendOften('coupon')
  expect(winners.length).toBeGreaterThan(1)
  expect(problems).not.toEqual([])
})
