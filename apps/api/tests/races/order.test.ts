import { orderCreate } from '@yaoji/api-client/contract/order'
import { afterEach, expect, test } from 'vitest'
import { auditBooks } from '../buyer-data'
import { insertBasics, insertGoods } from '../fixtures'
import { type Cluster, startCluster } from './cluster'
import { countCodes, insertCrowd, insertLine, outcomeOf } from './crowd'

let cluster: Cluster

afterEach(() => cluster.close())

/** A deadlock is only seen after a second, so the naive way is tried with fewer. */
const PAIRS = 40
const NAIVE_PAIRS = 10

/** Pairs of buyers order the same two goods at once, one with them in this order, one in the other. */
async function crossOver(pairs: number, sabotage?: string) {
  cluster = await startCluster({ sabotage })
  const { db } = cluster
  await insertBasics(db)
  for (const id of [1, 2]) await insertGoods(db, { id, price: '300.00', stock: 1000 })
  const buyers = await insertCrowd(db, pairs * 2)
  const clients = await cluster.buyers(buyers)
  const carts = await Promise.all(
    buyers.map(async (userId, turn) => {
      const [first, second] = turn % 2 === 0 ? [1, 2] : [2, 1]
      const one = await insertLine(db, userId, first!)
      const other = await insertLine(db, userId, second!)
      return { ids: [one.id, other.id], address_id: one.address_id }
    }),
  )
  await cluster.warmUp()
  const outcomes = await Promise.all(
    carts.map((cart, turn) =>
      outcomeOf(clients[turn]!.call(orderCreate, { ...cart, expected_total: '600.00' })),
    ),
  )
  return { outcomes, problems: await auditBooks(db) }
}

test('[SV-03] orders of the same goods in opposite orders never wait for each other in a circle', async () => {
  const { outcomes, problems } = await crossOver(PAIRS)
  expect(countCodes(outcomes)).toEqual({ 200: PAIRS * 2 })
  expect(problems).toEqual([])
  expect(cluster.processes.map(each => each.complaints()).join('')).toBe('')
})

test('sabotage: rows taken in the order of the cart deadlock', async () => {
  const { outcomes } = await crossOver(NAIVE_PAIRS, 'order')
  expect(countCodes(outcomes)[500]).toBeGreaterThan(0)
  expect(cluster.processes.map(each => each.complaints()).join('')).toContain('deadlock detected')
})
