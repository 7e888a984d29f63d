import { cartCheckout } from '@yaoji/api-client/contract/checkout'
import { orderCancel, orderCreate } from '@yaoji/api-client/contract/order'
import { orderPay } from '@yaoji/api-client/contract/payment'
import { eq } from 'drizzle-orm'
import { afterEach, expect, test } from 'vitest'
import { hashPassword } from '../../src/modules/credentials/password'
import { orders } from '../../src/modules/order/tables'
import { payments } from '../../src/modules/payment/tables'
import { wallets } from '../../src/modules/wallet/tables'
import { localGateway } from '../../src/ports/local-gateway'
import { auditBooks, giveMoney } from '../buyer-data'
import { insertBasics, insertGoods } from '../fixtures'
import { type Cluster, GATEWAY_SECRET, startCluster } from './cluster'
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

test('[SV-03] [SV-04 2] ten orders at once from a balance for one: one freezes it, the others are refused', async () => {
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
const gateway = localGateway(GATEWAY_SECRET)

/** For each of twenty orders with a frozen part at once: the buyer cancels, and the gateway says twice that it is paid. */
async function payAndCancel(sabotage?: string) {
  cluster = await startCluster({ sabotage })
  const { db } = cluster
  await insertBasics(db)
  await insertGoods(db, { id: 1, price: '600.00', stock: 1000 })
  const buyers = await insertCrowd(db, BUYERS, { password_hash: await hashPassword(PASSWORD) })
  const waiting = await Promise.all(buyers.map(waitingOrder))
  const clients = await cluster.buyers(buyers)
  await cluster.warmUp()
  await Promise.all(
    waiting.flatMap(({ id, payment_sn }, turn) => [
      outcomeOf(clients[turn]!.call(orderCancel, { id })),
      notify(turn, payment_sn),
      notify(turn + 1, payment_sn),
    ]),
  )
  const rows = await db.select({ status: orders.status }).from(orders)
  return {
    statuses: rows.map(({ status }) => status),
    frozen: (await db.select().from(wallets)).reduce((sum, wallet) => sum + wallet.frozen, 0),
    problems: await auditBooks(db),
  }
}

/** An order of ¥600.00 that froze ¥100.00 and waits at the gateway for the rest. */
async function waitingOrder(userId: number): Promise<{ id: number; payment_sn: string }> {
  await giveMoney(cluster.db, userId, '100.00')
  const line = await insertLine(cluster.db, userId, 1)
  const [client] = await cluster.buyers([userId])
  const choice: { ids: number[]; use_balance: 1 } = { ids: [line.id], use_balance: 1 }
  const { expected_total } = await client!.call(cartCheckout, choice)
  const order = { ...choice, address_id: line.address_id, expected_total }
  const { order_id: id } = await client!.call(orderCreate, order)
  await client!.call(orderPay, { id, pay_type: 'wechat', password: PASSWORD })
  const [payment] = await cluster.db.select().from(payments).where(eq(payments.order_id, id))
  return { id, payment_sn: payment!.sn }
}

/** Posts to the process of its turn that a payment of ¥500.00 arrived. */
function notify(turn: number, payment_sn: string) {
  const notice = { payment_sn, amount: 50_000, gateway_no: `G${payment_sn}`, result: 'paid' as const }
  return cluster.post(turn, '/api/pay/callback', gateway.sign(notice, new Date()))
}

test('[SV-03] [SV-04 2] a payment and a cancel at once: what is frozen is spent or free again, never both', async () => {
  const { statuses, frozen, problems } = await payAndCancel()
  expect(statuses).toHaveLength(BUYERS)
  expect(statuses.filter(status => status !== 20 && status !== -10)).toEqual([])
  expect(frozen).toBe(0)
  expect(problems).toEqual([])
})

test('sabotage: where nobody waits, what is frozen is spent and free again', async () => {
  const { problems } = await payAndCancel('cancel')
  expect(problems).not.toEqual([])
})
