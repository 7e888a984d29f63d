import { orderPay } from '@yaoji/api-client/contract/payment'
import { eq } from 'drizzle-orm'
import { afterEach, expect, test } from 'vitest'
import { hashPassword } from '../../src/modules/credentials/password'
import { orders } from '../../src/modules/order/tables'
import { wallets } from '../../src/modules/wallet/tables'
import { auditBooks, giveMoney } from '../buyer-data'
import { insertBasics, insertGoods } from '../fixtures'
import { type Cluster, runToEnd, startCluster } from './cluster'
import { countCodes, insertCrowd, inTurns, outcomeOf, placeOne } from './crowd'

let cluster: Cluster

afterEach(() => cluster.close())

const ORDERS = 50
const AFFORDABLE = 20
/** Payments at the same time: fewer than the wrong passwords that an account is allowed. */
const WORKERS = 6

/** One buyer pays fifty orders, several at a time, from a balance that covers twenty. */
async function payAll(sabotage?: string) {
  cluster = await startCluster({ sabotage })
  const { db } = cluster
  await insertBasics(db)
  await insertGoods(db, { id: 1, price: '600.00', stock: 1000 })
  const [userId = 0] = await insertCrowd(db, 1, { password_hash: await hashPassword('Yaoji@2026') })
  await giveMoney(db, userId, `${600 * AFFORDABLE}.00`)
  const ids: number[] = []
  for (let at = 0; at < ORDERS; at += 1) ids.push(await placeOne(cluster, userId, 1))
  const clients = await cluster.buyers(ids.map(() => userId))
  const pay = (id: number) =>
    clients[ids.indexOf(id)]!.call(orderPay, { id, pay_type: 'balance', password: 'Yaoji@2026' })
  await cluster.warmUp()
  const outcomes = await inTurns(ids, WORKERS, id => outcomeOf(pay(id)))
  const paid = await db.select().from(orders).where(eq(orders.status, 20))
  return { outcomes, paid, problems: await auditBooks(db) }
}

test('[SV-04 2] fifty payments from a balance for twenty: twenty are paid, the rest refused, the books hold', async () => {
  const { outcomes, paid, problems } = await payAll()
  expect(countCodes(outcomes)).toEqual({ 200: AFFORDABLE, 409: ORDERS - AFFORDABLE })
  expect(paid).toHaveLength(AFFORDABLE)
  expect(problems).toEqual([])
})

test('sabotage: a balance that is read and then written pays more than it holds', async () => {
  const { paid, problems } = await payAll('wallet')
  expect(paid.length).toBeGreaterThan(AFFORDABLE)
  expect(problems).not.toEqual([])
})

/** Two processes of ten workers each; RACE_TRANSFERS raises what each worker does. */
const TRANSFERS = Number(process.env.RACE_TRANSFERS ?? 100)
const NAIVE_TRANSFERS = 5

async function transferAll(transfers: number, sabotage = '') {
  cluster = await startCluster({ processes: 0 })
  const { db, databaseUrl } = cluster
  const accounts = await insertCrowd(db, 8)
  for (const userId of accounts) await giveMoney(db, userId, '1000.00')
  await Promise.all(
    [1, 2].map(seed =>
      runToEnd('transfers.ts', {
        DATABASE_URL: databaseUrl,
        RACE_SABOTAGE: sabotage,
        RACE_JOB: JSON.stringify({ accounts, workers: 10, transfers, seed }),
      }),
    ),
  )
  const rows = await db.select().from(wallets)
  return { total: rows.reduce((sum, row) => sum + row.balance, 0), problems: await auditBooks(db) }
}

test('[SV-04 2] twenty workers move money between accounts: nothing is made or lost, and every ledger adds up', async () => {
  const { total, problems } = await transferAll(TRANSFERS)
  expect(total).toBe(8 * 100_000)
  expect(problems).toEqual([])
})

test('sabotage: without the lock on the account money is made or lost', async () => {
  const { total, problems } = await transferAll(NAIVE_TRANSFERS, 'wallet')
  expect([total, problems]).not.toEqual([8 * 100_000, []])
  expect(problems).not.toEqual([])
})
