import { orderPay } from '@yaoji/api-client/contract/payment'
import { asc, eq } from 'drizzle-orm'
import { afterEach, expect, test } from 'vitest'
import { closeOrder, lockOrderOf } from '../../src/modules/order/review'
import { orders } from '../../src/modules/order/tables'
import { payments } from '../../src/modules/payment/tables'
import { sendRefunds } from '../../src/modules/refund/send'
import { refunds } from '../../src/modules/refund/tables'
import { localGateway } from '../../src/ports/local-gateway'
import type { Ports } from '../../src/ports/ports'
import { auditBooks } from '../buyer-data'
import { insertBasics, insertGoods } from '../fixtures'
import { type Cluster, GATEWAY_SECRET, startCluster } from './cluster'
import { insertCrowd, placeOne } from './crowd'

let cluster: Cluster

afterEach(() => cluster.close())

const BUYERS = 10
const TIMES = 5
const FEN = 60_000

const gateway = localGateway(GATEWAY_SECRET)

/** Numbers of orders that were paid at the gateway, one for each buyer. */
async function paidOrders(): Promise<string[]> {
  const buyers = await insertCrowd(cluster.db, BUYERS)
  const clients = await cluster.buyers(buyers)
  for (const [turn, userId] of buyers.entries()) {
    const id = await placeOne(cluster, userId, 1)
    await clients[turn]!.call(orderPay, { id, pay_type: 'wechat' })
    const [payment] = await cluster.db.select().from(payments).where(eq(payments.order_id, id))
    const notice = { payment_sn: payment!.sn, amount: FEN, gateway_no: `G${id}`, result: 'paid' as const }
    await cluster.post(turn, '/api/pay/callback', gateway.sign(notice, new Date()))
  }
  const rows = await cluster.db.select({ sn: orders.sn }).from(orders).orderBy(asc(orders.id))
  return rows.map(({ sn }) => sn)
}

/** Closes an order as the operator does; whether this call did it. */
const close = (sn: string) =>
  cluster.db
    .transaction(async tx => {
      const context = { db: tx, now: new Date() }
      await closeOrder(context, await lockOrderOf(tx, sn), '缺货')
    })
    .then(
      () => true,
      () => false,
    )

test('[SV-03] [SV-04] orders that are closed often at once, and refunds that many send: each is refunded once', async () => {
  cluster = await startCluster()
  await insertBasics(cluster.db)
  await insertGoods(cluster.db, { id: 1, price: '600.00', stock: 1000 })
  const numbers = await paidOrders()
  const asked: string[] = []
  const payment = {
    ...gateway,
    refund: (request: Parameters<typeof gateway.refund>[0]) => {
      asked.push(request.refund_sn)
      return gateway.refund(request)
    },
  }
  // Only the payment port is used.
  const deps = { db: cluster.db, now: () => new Date(), ports: { payment } as unknown as Ports }
  const closed = await Promise.all(
    numbers.flatMap(sn => Array.from({ length: TIMES }, () => close(sn).then(done => (done ? sn : null)))),
  )
  expect(closed.filter(sn => sn !== null).sort()).toEqual(numbers)
  await Promise.all(Array.from({ length: TIMES }, () => sendRefunds(deps)))
  await expect
    .poll(async () => (await cluster.db.select().from(refunds)).filter(row => row.state === 'waiting'))
    .toEqual([])
  const rows = await cluster.db.select().from(refunds).orderBy(asc(refunds.sn))
  expect(rows.map(({ sn, way, amount }) => [sn, way, amount])).toEqual(
    numbers.map(sn => [`${sn}-P`, 'wechat', FEN]),
  )
  // The processes of the cluster send some of them.
  expect(asked.length).toBe(new Set(asked).size)
  expect(await auditBooks(cluster.db)).toEqual([])
})
