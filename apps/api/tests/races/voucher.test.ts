import { eq } from 'drizzle-orm'
import { afterEach, expect, test } from 'vitest'
import { userCoupons } from '../../src/modules/coupon/tables'
import { auditBooks, giveMoney, insertCoupon } from '../buyer-data'
import { insertBasics } from '../fixtures'
import { type Cluster, startCluster } from './cluster'
import { cancelAtOnce, countCodes, insertCrowd, placeAtOnce } from './crowd'

let cluster: Cluster

afterEach(() => cluster.close())

const ORDERS = 30
/** For how many of the orders the voucher is enough; ¥50.00 of it are left. */
const ENOUGH_FOR = 7

/** One buyer places many orders at once, each of other goods, each with the same voucher of ¥750.00. */
async function spendAtOnce(sabotage?: string) {
  cluster = await startCluster({ sabotage })
  const { db } = cluster
  await insertBasics(db)
  const [userId = 0] = await insertCrowd(db, 1)
  // With a row to lock, as every account has that was used.
  await giveMoney(db, userId, '1.00')
  const voucher_id = await insertCoupon(db, userId, {
    kind: 'cash',
    reduce: '750.00',
    begin_at: new Date(Date.now() - 86_400_000),
    end_at: new Date(Date.now() + 86_400_000),
  })
  const placed = await placeAtOnce(cluster, userId, ORDERS, { voucher_id, expected_total: '12.00' })
  const voucherNow = async () => {
    const [own] = await db.select().from(userCoupons).where(eq(userCoupons.id, voucher_id))
    return { spent: own!.spent, status: own!.status }
  }
  return { ...placed, voucherNow }
}

test('[SV-03] [SV-04 4] orders at once take a voucher until it is not enough; cancels at once give each part back once', async () => {
  const { clients, outcomes, voucherNow } = await spendAtOnce()
  expect(countCodes(outcomes)).toEqual({ 200: ENOUGH_FOR, 409: ORDERS - ENOUGH_FOR })
  expect(await voucherNow()).toEqual({ spent: 70_000, status: 'unused' })
  expect(await auditBooks(cluster.db)).toEqual([])

  expect((await cancelAtOnce(cluster, clients))[200]).toBe(ENOUGH_FOR)
  expect(await voucherNow()).toEqual({ spent: 0, status: 'unused' })
  expect(await auditBooks(cluster.db)).toEqual([])
})

test('sabotage: what is left is read and then written, and more is spent than the voucher has', async () => {
  const { outcomes } = await spendAtOnce('voucher')
  expect(countCodes(outcomes)[200]).toBeGreaterThan(ENOUGH_FOR)
  expect(await auditBooks(cluster.db)).not.toEqual([])
})
