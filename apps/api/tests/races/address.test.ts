import { addressCreate, addressSetDefault } from '@yaoji/api-client/contract/address'
import { eq } from 'drizzle-orm'
import { afterEach, expect, test } from 'vitest'
import { regionRows } from '../../src/modules/address/official-regions'
import { addresses, regions } from '../../src/modules/address/tables'
import { insertBasics } from '../fixtures'
import { type Cluster, startCluster } from './cluster'
import { countCodes, insertCrowd, outcomeOf } from './crowd'

let cluster: Cluster

afterEach(() => cluster.close())

const CALLS = 30

/** One buyer with one address adds thirty at once, each as the default, while the first is made the default again. */
async function addOften(sabotage?: string) {
  cluster = await startCluster({ sabotage })
  const { db } = cluster
  await insertBasics(db)
  await db
    .insert(regions)
    .values(regionRows().filter(row => row.code.startsWith('31')))
    .onConflictDoNothing()
  const [userId = 0] = await insertCrowd(db, 1)
  const [first] = await db.select().from(addresses).where(eq(addresses.user_id, userId))
  const clients = await cluster.buyers(Array.from({ length: CALLS }, () => userId))
  const choosers = await cluster.buyers([userId, userId])
  await cluster.warmUp()
  const [outcomes] = await Promise.all([
    Promise.all(
      clients.map((client, turn) =>
        outcomeOf(
          client.call(addressCreate, {
            consignee: '王药师',
            mobile: '13900000001',
            district_code: '310115',
            detail: `张江路 ${turn} 号`,
            is_default: 1,
          }),
        ),
      ),
    ),
    ...choosers.map(client => outcomeOf(client.call(addressSetDefault, { id: first!.id }))),
  ])
  const rows = await db.select().from(addresses).where(eq(addresses.user_id, userId))
  return { outcomes, rows, defaults: rows.filter(row => row.is_default === 1) }
}

test('[SV-03] thirty addresses at once: twenty are kept, and one of them is the default', async () => {
  const { outcomes, rows, defaults } = await addOften()
  expect(countCodes(outcomes)).toEqual({ 200: 19, 409: 11 })
  expect(rows).toHaveLength(20)
  expect(defaults).toHaveLength(1)
})

test('sabotage: without the lock, writes fail or the limit is exceeded', async () => {
  const { outcomes, rows } = await addOften('address')
  const codes = countCodes(outcomes)
  expect(rows.length > 20 || (codes[500] ?? 0) > 0).toBe(true)
})
