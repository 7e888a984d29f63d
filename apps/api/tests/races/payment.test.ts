import { orderCancel } from '@yaoji/api-client/contract/order'
import { orderPay } from '@yaoji/api-client/contract/payment'
import { asc, eq } from 'drizzle-orm'
import { afterEach, expect, test } from 'vitest'
import { goodsPrices } from '../../src/modules/goods/tables'
import { expireUnpaid } from '../../src/modules/order/expire'
import { orders } from '../../src/modules/order/tables'
import { paymentNotices, payments } from '../../src/modules/payment/tables'
import { walletLog } from '../../src/modules/wallet/tables'
import { localGateway } from '../../src/ports/local-gateway'
import { auditBooks } from '../buyer-data'
import { insertBasics, insertGoods } from '../fixtures'
import { type Cluster, GATEWAY_SECRET, startCluster } from './cluster'
import { insertCrowd, outcomeOf, placeOne } from './crowd'

let cluster: Cluster

afterEach(() => cluster.close())

const TIMES = 50
const FEN = 60_000
const STOCK = 1000

async function openShop(sabotage?: string, buyers = 1): Promise<number[]> {
  cluster = await startCluster({ sabotage })
  await insertBasics(cluster.db)
  await insertGoods(cluster.db, { id: 1, price: '600.00', stock: STOCK })
  return insertCrowd(cluster.db, buyers)
}

/** An order that waits for its payment at the gateway. */
async function waitingOrder(userId: number): Promise<{ id: number; sn: string }> {
  const id = await placeOne(cluster, userId, 1)
  const [client] = await cluster.buyers([userId])
  await client!.call(orderPay, { id, pay_type: 'wechat' })
  const [payment] = await cluster.db.select().from(payments).where(eq(payments.order_id, id))
  return { id, sn: payment!.sn }
}

const gateway = localGateway(GATEWAY_SECRET)

/** Posts what the gateway says of a payment to the process of its turn. */
function notify(turn: number, payment_sn: string, result: 'paid' | 'failed' = 'paid', amount = FEN) {
  const notice = { payment_sn, amount, gateway_no: `G${payment_sn}`, result }
  return cluster.post(turn, '/api/pay/callback', gateway.sign(notice, new Date()))
}

const outcomesOf = async (sn: string) => {
  const rows = await cluster.db.select().from(paymentNotices).where(eq(paymentNotices.payment_sn, sn))
  return rows.map(row => row.outcome)
}

async function notifyOften(sabotage?: string) {
  const [userId = 0] = await openShop(sabotage)
  const { id, sn } = await waitingOrder(userId)
  await cluster.warmUp()
  const statuses = await Promise.all(Array.from({ length: TIMES }, (_, turn) => notify(turn, sn)))
  const [order] = await cluster.db.select().from(orders).where(eq(orders.id, id))
  return { statuses, order: order!, outcomes: await outcomesOf(sn), problems: await auditBooks(cluster.db) }
}

test('[SV-03 4] fifty callbacks of one payment: applied once, taken fifty times', async () => {
  const { statuses, order, outcomes, problems } = await notifyOften()
  expect(new Set(statuses)).toEqual(new Set([200]))
  expect(order).toMatchObject({ status: 20, paid_amount: FEN })
  expect(outcomes.sort()).toEqual(['applied', ...Array.from({ length: TIMES - 1 }, () => 'repeated')])
  expect(problems).toEqual([])
})

test('sabotage: a payment that is looked at and then settled is settled more than once', async () => {
  const { order, outcomes, problems } = await notifyOften('callback')
  expect(outcomes.filter(outcome => outcome === 'applied').length).toBeGreaterThan(1)
  expect(order.paid_amount).toBeGreaterThan(FEN)
  expect(problems).not.toEqual([])
})

test('[SV-03] early, out of order, wrong and late all at once: paid once, and nothing that does not hold is taken', async () => {
  const [userId = 0] = await openShop()
  expect(await notify(0, 'P-not-yet-there')).toBe(404)
  const { id, sn } = await waitingOrder(userId)
  const late = new Date(Date.now() - 301_000)
  const signed = gateway.sign({ payment_sn: sn, amount: FEN, gateway_no: 'G', result: 'paid' }, late)
  await cluster.warmUp()
  const statuses = await Promise.all([
    ...Array.from({ length: 10 }, (_, turn) => notify(turn, sn, 'failed')),
    ...Array.from({ length: 10 }, (_, turn) => notify(turn, sn, 'paid', FEN - 1)),
    ...Array.from({ length: 10 }, (_, turn) => cluster.post(turn, '/api/pay/callback', signed)),
    ...Array.from({ length: 20 }, (_, turn) => notify(turn, sn)),
  ])
  expect(statuses.slice(0, 10)).toEqual(Array.from({ length: 10 }, () => 200))
  expect(statuses.slice(10, 20)).toEqual(Array.from({ length: 10 }, () => 409))
  expect(statuses.slice(20, 30)).toEqual(Array.from({ length: 10 }, () => 400))
  expect((await outcomesOf(sn)).filter(outcome => outcome === 'applied')).toHaveLength(1)
  const [order] = await cluster.db.select().from(orders).where(eq(orders.id, id))
  expect(order).toMatchObject({ status: 20, paid_amount: FEN })
  expect(await auditBooks(cluster.db)).toEqual([])
})

/** For each order at the same time: the buyer cancels, the gateway says paid, twice, and two processes let it expire. */
async function endAtOnce(sabotage?: string) {
  const buyers = await openShop(sabotage, 20)
  const waiting = await Promise.all(buyers.map(waitingOrder))
  const clients = await cluster.buyers(buyers)
  const later = new Date(Date.now() + 60 * 60_000)
  await cluster.warmUp()
  await Promise.all([
    ...waiting.flatMap(({ id, sn }, turn) => [
      outcomeOf(clients[turn]!.call(orderCancel, { id })),
      notify(turn, sn),
      notify(turn + 1, sn),
    ]),
    ...(sabotage
      ? []
      : [expireUnpaid({ db: cluster.db, now: later }), expireUnpaid({ db: cluster.db, now: later })]),
  ])
  const rows = await cluster.db.select().from(orders).orderBy(asc(orders.id))
  const [line] = await cluster.db.select().from(goodsPrices)
  const standing = rows.filter(order => order.status > 0).length
  return { rows, packs: line!.stock + standing, problems: await auditBooks(cluster.db) }
}

test('[SV-03] [SV-04] cancel, expiry and callback at once: each order is paid, or cancelled with its money back', async () => {
  const { rows, packs, problems } = await endAtOnce()
  for (const order of rows) {
    const refunds = await cluster.db.select().from(walletLog).where(eq(walletLog.order_sn, order.sn))
    const paid = order.status === 20 && refunds.length === 0
    const back = order.status === -10 && refunds.length === 1 && refunds[0]!.amount === FEN
    expect([order.sn, paid || back]).toEqual([order.sn, true])
  }
  expect(packs).toBe(STOCK)
  expect(problems).toEqual([])
})

test('sabotage: an order that is not held is cancelled and paid at the same time', async () => {
  const { packs, problems } = await endAtOnce('cancel')
  expect([packs, problems]).not.toEqual([STOCK, []])
})
