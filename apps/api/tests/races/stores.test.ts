import type { Client } from '@yaoji/api-client'
import { cartCopy, cartDistribute } from '@yaoji/api-client/contract/cart'
import { eq, ne } from 'drizzle-orm'
import { afterEach, expect, test } from 'vitest'
import { cartLines } from '../../src/modules/cart/tables'
import { users } from '../../src/session/tables'
import { insertBasics, insertGoods } from '../fixtures'
import { type Cluster, startCluster } from './cluster'
import { countCodes, insertCrowd, insertLine, outcomeOf } from './crowd'

let cluster: Cluster

afterEach(() => cluster.close())

/** What the head office does for its stores, in the order in which it names them. */
type Fill = (client: Client, line: number, stores: readonly number[]) => Promise<unknown>

const copy: Fill = (client, line, stores) =>
  client.call(cartCopy, { ids: [line], other_user_ids: [...stores] })

const distribute: Fill = (client, _, stores) =>
  client.call(cartDistribute, { params: stores.map(user_id => ({ user_id, goods_id: 1, number: 1 })) })

/** Pairs of calls that give the same product to the same three stores, one in this order, one in the other. */
async function fillStores(fill: Fill, pairs: number, sabotage?: string) {
  cluster = await startCluster({ sabotage })
  const { db } = cluster
  await insertBasics(db)
  await insertGoods(db, { id: 1, stock: 100_000 })
  const [head = 0, ...stores] = await insertCrowd(db, 4)
  await db.update(users).set({ head_id: head }).where(ne(users.id, head))
  const { id } = await insertLine(db, head, 1)
  const clients = await cluster.buyers(Array.from({ length: pairs * 2 }, () => head))
  await cluster.warmUp()
  const outcomes = await Promise.all(
    clients.map((client, turn) => outcomeOf(fill(client, id, turn % 2 === 0 ? stores : stores.toReversed()))),
  )
  const filled = await db.select().from(cartLines).where(ne(cartLines.id, id))
  expect(await db.$count(cartLines, eq(cartLines.id, id))).toBe(1)
  const said = cluster.processes.map(each => each.complaints()).join('')
  return { outcomes, numbers: filled.map(line => line.number), said }
}

test.each([
  ['[AP-07] copies', copy],
  ['[RO-03 2] distributions', distribute],
])('%s to the same stores in opposite orders never wait for each other in a circle', async (_, fill) => {
  const { outcomes, numbers, said } = await fillStores(fill, 12)
  expect(countCodes(outcomes)).toEqual({ 200: 24 })
  expect(numbers).toEqual([24, 24, 24])
  expect(said).toBe('')
})

test('[SV-03] a copy that a deadlock ended runs again, and every copy is in the carts', async () => {
  const { outcomes, numbers } = await fillStores(copy, 1, 'copy')
  expect(countCodes(outcomes)).toEqual({ 200: 2 })
  expect(numbers).toEqual([2, 2, 2])
})

test('sabotage: carts locked in the order of the input deadlock, and nothing runs again', async () => {
  const { outcomes, said } = await fillStores(copy, 1, 'retry')
  expect(countCodes(outcomes)).toEqual({ 200: 1, 500: 1 })
  expect(said).toContain('deadlock detected')
})

test('sabotage: distributions that do not wait for each other lose numbers', async () => {
  const { outcomes, numbers } = await fillStores(distribute, 3, 'distribute')
  const lost = numbers.reduce((sum, number) => sum + number, 0) < 3 * (countCodes(outcomes)[200] ?? 0)
  expect(lost || (countCodes(outcomes)[500] ?? 0) > 0).toBe(true)
})
