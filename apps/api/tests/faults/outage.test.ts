import { goodsHot } from '@yaoji/api-client/contract/goods'
import { orderList } from '@yaoji/api-client/contract/order'
import { Client } from 'pg'
import { expect, onTestFinished, test, vi } from 'vitest'
import { insertBuyer } from '../fixtures'
import { clientOf, freshDatabase, openSession, type Process, startProcess } from '../races/cluster'
import { outcomeOf } from '../races/crowd'
import { openRelay } from './relay'
import { ROUNDS } from './shop'

/** A process on a database of its own, with a way to it that can be cut, and a buyer. */
async function openShop() {
  const { database, databaseUrl } = await freshDatabase()
  const buyer = await insertBuyer(database.db)
  const token = await openSession(database.db, buyer)
  await database.close()
  const relay = await openRelay(databaseUrl)
  const service = await startProcess({ DATABASE_URL: relay.url })
  onTestFinished(async () => {
    await service.kill()
    await relay.cut()
  })
  return { service, relay, databaseUrl, token }
}

async function statusOf({ url }: Process, path: string): Promise<number> {
  const answer = await fetch(url + path)
  await answer.arrayBuffer()
  return answer.status
}

test('[SV-01] while the database is away, calls are refused with a 503 and the service is not ready; it recovers by itself', async () => {
  const { service, relay, token } = await openShop()
  const client = clientOf(service.url, token)
  for (let round = 0; round < ROUNDS; round += 1) {
    expect(await client.call(orderList, {})).toMatchObject({ list: [] })
    expect(await statusOf(service, '/readyz')).toBe(200)
    await relay.cut()
    expect(await outcomeOf(client.call(orderList, {}))).toMatchObject({ code: 503 })
    expect(await statusOf(service, '/readyz')).toBe(503)
    expect(await statusOf(service, '/healthz')).toBe(200)
    await relay.restore()
    await vi.waitFor(async () => expect(await statusOf(service, '/readyz')).toBe(200), { timeout: 20_000 })
  }
  expect(await client.call(orderList, {})).toMatchObject({ list: [] })
})

test('[SV-01] a table that another program has locked fails the calls that need it, and no other', async () => {
  const { service, databaseUrl, token } = await openShop()
  const other = new Client({ connectionString: databaseUrl })
  await other.connect()
  onTestFinished(() => other.end())
  await other.query('begin; lock table users')
  const clients = Array.from({ length: 15 }, () => clientOf(service.url, token))
  const stuck = clients.map(client => outcomeOf(client.call(orderList, {})))
  const visitor = clientOf(service.url, '')
  expect(await visitor.call(goodsHot, {})).toMatchObject({ list: [] })
  const codes = (await Promise.all(stuck)).map(outcome => ('code' in outcome ? outcome.code : 200))
  expect(new Set(codes)).toEqual(new Set([503]))
  await other.query('rollback')
  expect(await clients[0]?.call(orderList, {})).toMatchObject({ list: [] })
})
