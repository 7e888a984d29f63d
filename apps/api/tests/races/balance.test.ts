import { cartCheckout } from '@yaoji/api-client/contract/checkout'
import { orderCancel, orderCreate } from '@yaoji/api-client/contract/order'
import { orderPay } from '@yaoji/api-client/contract/payment'
import { afterEach, expect, test } from 'vitest'
import { hashPassword } from '../../src/modules/credentials/password'
import { orders } from '../../src/modules/order/tables'
import { wallets } from '../../src/modules/wallet/tables'
import { auditBooks, giveMoney } from '../buyer-data'
import { insertBasics, insertGoods } from '../fixtures'
import { type Cluster, startCluster } from './cluster'
import { countCodes, insertCrowd, insertLine, outcomeOf } from './crowd'

let cluster: Cluster

afterEach(() => cluster.close())

const PASSWORD = 'Yaoji@2026'
const ORDERS = 10

/** One buyer places ten orders of ¥600.00 at once, each from a balance of ¥900.00 that covers one of them. */
async function placeAll(sabotage?: string) {
  cluster = await startCluster({ sabotage })
  const { db } = cluster
  await insertBasics(db)
  for (let id = 1; id <= ORDERS; id += 1) await insertGoods(db, { id, price: '600.00', stock: 1000 })
  const [userId = 0] = await insertCrowd(db, 1)
  await giveMoney(db, userId, '900.00')
  const clients = await cluster.buyers(Array.from({ length: ORDERS }, () => userId))
  const carts: Awaited<ReturnType<typeof insertLine>>[] = []
  for (let id = 1; id <= ORDERS; id += 1) carts.push(await insertLine(db, userId, id))
  await cluster.warmUp()
  const outcomes = await Promise.all(
    carts.map(({ id, address_id }, turn) =>
      outcomeOf(
        clients[turn]!.call(orderCreate, {
          ...{ ids: [id], address_id, use_balance: 1, expected_total: '0.00' },
        }),
      ),
    ),
  )
  const [wallet] = await db.select().from(wallets)
  return { outcomes, wallet, problems: await auditBooks(db) }
}

test('[SV-03] [SV-04] ten orders at once from a balance for one: one freezes it, the others are refused', async () => {
  const { outcomes, wallet, problems } = await placeAll()
  expect(countCodes(outcomes)).toEqual({ 200: 1, 409: ORDERS - 1 })
  expect(wallet).toMatchObject({ balance: 30_000, frozen: 60_000 })
  expect(problems).toEqual([])
})

test('sabotage: a balance that nobody locks is frozen for several orders', async () => {
  const { outcomes, problems } = await placeAll('balance')
  expect(countCodes(outcomes)[200]).toBeGreaterThan(1)
  expect(problems).not.toEqual([])
})

const BUYERS = 20

/** Each of twenty buyers confirms an order that the balance covers and cancels it, at once, at two processes. */
async function payAndCancel(sabotage?: string) {
  cluster = await startCluster({ sabotage })
  const { db } = cluster
  await insertBasics(db)
  await insertGoods(db, { id: 1, price: '600.00', stock: 1000 })
  const buyers = await insertCrowd(db, BUYERS, { password_hash: await hashPassword(PASSWORD) })
  const placed = await Promise.all(buyers.map(userId => placeFrozen(userId)))
  // The second client of a buyer is at the other process.
  const payers = await cluster.buyers(buyers)
  const cancellers = (await cluster.buyers([0, ...buyers].map(id => id || buyers[0]!))).slice(1)
  await cluster.warmUp()
  const outcomes = await Promise.all(
    placed.flatMap((id, at) => [
      outcomeOf(payers[at]!.call(orderPay, { id, pay_type: 'balance', password: PASSWORD })),
      outcomeOf(cancellers[at]!.call(orderCancel, { id })),
    ]),
  )
  const rows = await db.select({ status: orders.status }).from(orders)
  return {
    outcomes,
    statuses: [...new Set(rows.map(({ status }) => status))],
    frozen: (await db.select().from(wallets)).reduce((sum, wallet) => sum + wallet.frozen, 0),
    problems: await auditBooks(db),
  }
}

/** Gives a buyer ¥1,000.00 and places an order of ¥600.00 that the balance covers; answers its id. */
async function placeFrozen(userId: number): Promise<number> {
  await giveMoney(cluster.db, userId, '1000.00')
  const { id, address_id } = await insertLine(cluster.db, userId, 1)
  const [client] = await cluster.buyers([userId])
  const choice: { ids: number[]; use_balance: 1 } = { ids: [id], use_balance: 1 }
  const { expected_total } = await client!.call(cartCheckout, choice)
  return (await client!.call(orderCreate, { ...choice, address_id, expected_total })).order_id
}

test('[SV-03] [SV-04] a confirmation and a cancel at once: the balance is spent or free again, never both', async () => {
  const { outcomes, statuses, frozen, problems } = await payAndCancel()
  expect(countCodes(outcomes)).toEqual({ 200: BUYERS, 409: BUYERS })
  expect(statuses.filter(status => status !== 20 && status !== -10)).toEqual([])
  expect(frozen).toBe(0)
  expect(problems).toEqual([])
})

test('sabotage: where nobody waits, a balance is spent and free again', async () => {
  const { problems } = await payAndCancel('cancel')
  expect(problems).not.toEqual([])
})
