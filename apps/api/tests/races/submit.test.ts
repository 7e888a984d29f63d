import { orderCreate } from '@yaoji/api-client/contract/order'
import { eq } from 'drizzle-orm'
import { afterEach, expect, test } from 'vitest'
import { orders } from '../../src/modules/order/tables'
import { auditBooks } from '../buyer-data'
import { insertBasics, insertGoods } from '../fixtures'
import { type Cluster, startCluster } from './cluster'
import { countCodes, insertCrowd, insertLine, outcomeOf } from './crowd'

let cluster: Cluster

afterEach(() => cluster.close())

const PRESSES = 50

/** One buyer presses the button fifty times, at two processes, with one idempotency key. */
async function hammer(sabotage?: string) {
  cluster = await startCluster({ sabotage })
  const { db } = cluster
  await insertBasics(db)
  await insertGoods(db, { id: 1, price: '100.00', stock: 100 })
  const [userId = 0] = await insertCrowd(db, 1)
  const { id, address_id } = await insertLine(db, userId, 1)
  const clients = await cluster.buyers(Array.from({ length: PRESSES }, () => userId))
  const order = { ids: [id], address_id, expected_total: '112.00' }
  const key = { idempotencyKey: 'one-intent-of-the-buyer' }
  await cluster.warmUp()
  const outcomes = await Promise.all(clients.map(client => outcomeOf(client.call(orderCreate, order, key))))
  const placed = await db.select().from(orders).where(eq(orders.user_id, userId))
  return { outcomes, placed, problems: await auditBooks(db) }
}

test('[SV-03 3] fifty presses with one key: one order, and every press gets its answer', async () => {
  const { outcomes, placed, problems } = await hammer()
  expect(countCodes(outcomes)).toEqual({ 200: PRESSES })
  expect(new Set(outcomes.map(outcome => JSON.stringify(outcome))).size).toBe(1)
  expect(placed).toHaveLength(1)
  expect(problems).toEqual([])
})

test('sabotage: a key that is kept after the work does not hold the other presses back', async () => {
  const { outcomes } = await hammer('idempotency')
  expect(countCodes(outcomes)).not.toEqual({ 200: PRESSES })
})
