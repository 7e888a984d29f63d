import { orderCreate } from '@yaoji/api-client/contract/order'
import { eq } from 'drizzle-orm'
import { afterEach, expect, test } from 'vitest'
import { goodsPrices } from '../../src/modules/goods/tables'
import { auditBooks } from '../buyer-data'
import { insertBasics, insertGoods } from '../fixtures'
import { type Cluster, startCluster } from './cluster'
import { countCodes, insertCrowd, insertLine, outcomeOf } from './crowd'

let cluster: Cluster

afterEach(() => cluster.close())

const BUYERS = 100
const STOCK = 5

/** A hundred buyers submit at once what only five can have. */
async function rush(sabotage?: string) {
  cluster = await startCluster({ sabotage })
  const { db } = cluster
  await insertBasics(db)
  await insertGoods(db, { id: 1, price: '100.00', stock: STOCK })
  const buyers = await insertCrowd(db, BUYERS)
  const clients = await cluster.buyers(buyers)
  const lines = await Promise.all(buyers.map(userId => insertLine(db, userId, 1)))
  const submit = ({ id, address_id }: { id: number; address_id: number }, turn: number) =>
    clients[turn]!.call(orderCreate, { ids: [id], address_id, expected_total: '112.00' })
  await cluster.warmUp()
  const outcomes = await Promise.all(lines.map((line, turn) => outcomeOf(submit(line, turn))))
  const [line] = await db.select().from(goodsPrices).where(eq(goodsPrices.goods_price_id, 10))
  return { outcomes, left: line!.stock, problems: await auditBooks(db) }
}

test('[SV-03 1] a hundred checkouts at once on a stock of five: five orders, 95 clear refusals', async () => {
  const { outcomes, left, problems } = await rush()
  expect(countCodes(outcomes)).toEqual({ 200: STOCK, 409: BUYERS - STOCK })
  expect(new Set(outcomes.flatMap(each => ('code' in each ? each.message : [])))).toEqual(
    new Set(['阿莫西林胶囊 1：暂时缺货']),
  )
  expect(left).toBe(0)
  expect(problems).toEqual([])
})

test('sabotage: stock that is read and then written is oversold', async () => {
  const { outcomes, problems } = await rush('stock')
  expect(countCodes(outcomes)[200]).toBeGreaterThan(STOCK)
  expect(problems).not.toEqual([])
})
