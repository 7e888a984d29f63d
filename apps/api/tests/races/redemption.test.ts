import { redemptionCreate } from '@yaoji/api-client/contract/redemption'
import { eq } from 'drizzle-orm'
import { afterEach, expect, test } from 'vitest'
import { addresses } from '../../src/modules/address/tables'
import { pointsGifts, redemptions } from '../../src/modules/redemption/tables'
import { users } from '../../src/session/tables'
import { auditBooks, givePoints, insertPointsGift } from '../buyer-data'
import { insertBasics } from '../fixtures'
import { type Cluster, startCluster } from './cluster'
import { countCodes, insertCrowd, outcomeOf } from './crowd'

let cluster: Cluster

afterEach(() => cluster.close())

interface Rush {
  readonly buyers: number
  /** Redemptions of each buyer at the same time. */
  readonly each: number
  /** Points of each buyer; a gift needs 100. */
  readonly points: number
  readonly stock: number
  readonly per_buyer?: number
}

/** Buyers redeem one gift, all at the same time. */
async function redeemAll({ buyers, each, points, stock, per_buyer }: Rush) {
  cluster = await startCluster()
  const { db } = cluster
  await insertBasics(db)
  const gift_id = await insertPointsGift(db, { id: 1, points: 100, stock, per_buyer: per_buyer ?? null })
  const crowd = await insertCrowd(db, buyers)
  for (const userId of crowd) await givePoints(db, userId, points)
  const callers = crowd.flatMap(userId => Array.from({ length: each }, () => userId))
  const homes = await db.select({ id: addresses.id, user_id: addresses.user_id }).from(addresses)
  const clients = await cluster.buyers(callers)
  await cluster.warmUp()
  const outcomes = await Promise.all(
    callers.map((userId, turn) => {
      const address_id = homes.find(home => home.user_id === userId)!.id
      const input = { gift_id, number: 1, address_id, expected_points: 100, expected_cash: '0.00' }
      return outcomeOf(clients[turn]!.call(redemptionCreate, input))
    }),
  )
  const [gift] = await db.select().from(pointsGifts).where(eq(pointsGifts.id, gift_id))
  const kept = await db.select().from(redemptions)
  const left = await db.select({ points: users.points }).from(users)
  return {
    codes: countCodes(outcomes),
    stock: gift!.stock,
    redeemed: kept.length,
    points: left.reduce((sum, row) => sum + row.points, 0),
    problems: await auditBooks(db),
  }
}

test('[RT-07] [SV-03] fifty buyers redeem the last piece: one has it, the others keep their points', async () => {
  expect(await redeemAll({ buyers: 50, each: 1, points: 100, stock: 1 })).toEqual({
    codes: { 200: 1, 409: 49 },
    ...{ stock: 0, redeemed: 1, points: 4_900, problems: [] },
  })
})

test('[RT-07] [SV-04 3] one buyer redeems twenty at once with points for three: three are redeemed', async () => {
  expect(await redeemAll({ buyers: 1, each: 20, points: 350, stock: 500 })).toEqual({
    codes: { 200: 3, 409: 17 },
    ...{ stock: 497, redeemed: 3, points: 50, problems: [] },
  })
})

test('[RT-07] [SV-03] ten buyers with a limit of two press five times each: each has two', async () => {
  expect(await redeemAll({ buyers: 10, each: 5, points: 1_000, stock: 500, per_buyer: 2 })).toEqual({
    codes: { 200: 20, 409: 30 },
    ...{ stock: 480, redeemed: 20, points: 8_000, problems: [] },
  })
})
