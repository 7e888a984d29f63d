import { eq } from 'drizzle-orm'
import { afterEach, expect, test } from 'vitest'
import { users } from '../../src/session/tables'
import { auditBooks, givePoints } from '../buyer-data'
import { insertBasics } from '../fixtures'
import { type Cluster, startCluster } from './cluster'
import { cancelAtOnce, countCodes, insertCrowd, placeAtOnce } from './crowd'

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
  const placed = await placeAtOnce(cluster, userId, ORDERS, { points: POINTS, expected_total: '107.00' })
  const pointsNow = async () => {
    const [buyer] = await db.select().from(users).where(eq(users.id, userId))
    return buyer?.points
  }
  return { ...placed, pointsNow }
}

test('[SV-03] [RT-13] orders at once pay with points until they are not enough; cancels at once give them back once', async () => {
  const { clients, outcomes, pointsNow } = await payAtOnce()
  expect(countCodes(outcomes)).toEqual({ 200: ENOUGH_FOR, 409: ORDERS - ENOUGH_FOR })
  expect(await pointsNow()).toBe(LEFT)
  expect(await auditBooks(cluster.db)).toEqual([])

  expect((await cancelAtOnce(cluster, clients))[200]).toBe(ENOUGH_FOR)
  expect(await pointsNow()).toBe(POINTS * ENOUGH_FOR + LEFT)
  expect(await auditBooks(cluster.db)).toEqual([])
})

test('sabotage: points that are read and then written pay more orders than they are enough for', async () => {
  const { outcomes } = await payAtOnce('points')
  expect(countCodes(outcomes)[200]).toBeGreaterThan(ENOUGH_FOR)
  expect(await auditBooks(cluster.db)).not.toEqual([])
})
