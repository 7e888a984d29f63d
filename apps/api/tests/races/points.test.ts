import { orderCancel, orderCreate } from '@yaoji/api-client/contract/order'
import { eq } from 'drizzle-orm'
import { afterEach, expect, test } from 'vitest'
import { orders } from '../../src/modules/order/tables'
import { users } from '../../src/session/tables'
import { auditBooks, givePoints } from '../buyer-data'
import { insertBasics, insertGoods } from '../fixtures'
import { type Cluster, startCluster } from './cluster'
import { countCodes, insertCrowd, insertLine, outcomeOf } from './crowd'

let cluster: Cluster

afterEach(() => cluster.close())

const ORDERS = 20
/** Points of each order of ¥100.00: they pay ¥5.00. */
const POINTS = 500
/** For how many of the orders the points are enough; 250 of them are left. */
const ENOUGH_FOR = 3
const LEFT = 250

/** One buyer places many orders at once, each of other goods, each with the same points. */
async function payAtOnce(sabotage?: string) {
  cluster = await startCluster({ sabotage })
  const { db } = cluster
  await insertBasics(db)
  const [userId = 0] = await insertCrowd(db, 1)
  await givePoints(db, userId, POINTS * ENOUGH_FOR + LEFT)
  const lines: { id: number; address_id: number }[] = []
  for (let id = 1; id <= ORDERS; id += 1) {
    await insertGoods(db, { id, price: '100.00', stock: 10 })
    lines.push(await insertLine(db, userId, id))
  }
  const clients = await cluster.buyers(lines.map(() => userId))
  await cluster.warmUp()
  const outcomes = await Promise.all(
    lines.map(({ id, address_id }, turn) =>
      outcomeOf(
        clients[turn]!.call(orderCreate, {
          ...{ ids: [id], address_id, points: POINTS, expected_total: '107.00' },
        }),
      ),
    ),
  )
  const pointsNow = async () => {
    const [buyer] = await db.select().from(users).where(eq(users.id, userId))
    return buyer?.points
  }
  return { clients, outcomes, pointsNow }
}

test('[SV-03] [RT-13] orders at once pay with points until they are not enough; cancels at once give them back once', async () => {
  const { clients, outcomes, pointsNow } = await payAtOnce()
  expect(countCodes(outcomes)).toEqual({ 200: ENOUGH_FOR, 409: ORDERS - ENOUGH_FOR })
  expect(await pointsNow()).toBe(LEFT)
  expect(await auditBooks(cluster.db)).toEqual([])

  const placed = await cluster.db.select({ id: orders.id }).from(orders)
  const cancels = await Promise.all(
    clients.flatMap(client => placed.map(({ id }) => outcomeOf(client.call(orderCancel, { id })))),
  )
  expect(countCodes(cancels)[200]).toBe(ENOUGH_FOR)
  expect(await pointsNow()).toBe(POINTS * ENOUGH_FOR + LEFT)
  expect(await auditBooks(cluster.db)).toEqual([])
})

test('sabotage: points that are read and then written pay more orders than they are enough for', async () => {
  const { outcomes } = await payAtOnce('points')
  expect(countCodes(outcomes)[200]).toBeGreaterThan(ENOUGH_FOR)
  expect(await auditBooks(cluster.db)).not.toEqual([])
})
