import { setTimeout as pause } from 'node:timers/promises'
import type { Client } from '@yaoji/api-client'
import { endpoints } from '@yaoji/api-client/contract'
import { cartAdd, cartList } from '@yaoji/api-client/contract/cart'
import { favoriteAdd } from '@yaoji/api-client/contract/favorite'
import { goodsDetail, goodsList } from '@yaoji/api-client/contract/goods'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import type { MainProcess } from '../faults/main-process'
import {
  browserOf,
  LAG_SECONDS,
  openReplicatedShop,
  replicaStatesIn,
  startReader,
  untilReplicaIs,
} from './replicated'

/** Between the end of the lag and the answer of the primary, in milliseconds. */
const LATE_MS = 1500

/** A connection to the replica and a statement there, in milliseconds. */
const LIMITS_MS = 7000

let shop: Awaited<ReturnType<typeof openReplicatedShop>>

beforeAll(async () => {
  shop = await openReplicatedShop()
})

afterAll(() => shop?.remove())

/** A service that reads from the replica, and two buyers. `sabotage` names what is done the naive way in the service. */
async function openReader(sabotage = '') {
  const { primary, replica, shoppers } = shop
  await replica.query('select pg_wal_replay_resume()')
  await primary.query(
    'update goods_prices set price = 1000000 where goods_id = 1; update goods set off_shelf = 0',
  )
  await primary.query('delete from favorites; delete from cart_lines')
  const service = await startReader(primary.url, replica.url, { RACE_SABOTAGE: sabotage })
  await untilReplicaIs('used', service.url)
  const browser = (at: number) => browserOf(service.url, shoppers[at]?.token)
  return { service, writer: browser(0), reader: browser(1) }
}

type Reader = Awaited<ReturnType<typeof openReader>>

const priceFor = async (client: Client) => (await client.call(goodsDetail, { id: 1 })).goods.price
const listedFor = async (client: Client) =>
  (await client.call(goodsList, {})).list.find(goods => goods.id === 1)?.price

/**
 * The replica replays nothing while the shop changes a price and takes a product off the shelf, and a buyer writes. It has
 * been read before, so that the process keeps what it has read.
 */
async function changeWhilePaused({ writer, reader }: Reader): Promise<void> {
  const { primary, replica } = shop
  for (const client of [writer, reader]) await listedFor(client)
  await replica.query('select pg_wal_replay_pause()')
  await primary.query(
    'update goods_prices set price = 900000 where goods_id = 1; update goods set off_shelf = 1 where id = 2',
  )
  await writer.call(favoriteAdd, { goods_ids: [1] })
}

test('[SV-01] while a replica replays nothing, who has written reads what is so, and the others do after the lag', async () => {
  const machines = await openReader()
  const { service, writer, reader } = machines
  await changeWhilePaused(machines)
  const changedAt = Date.now()
  // What a buyer pays is not what a list has shown.
  const late = browserOf(service.url, shop.shoppers[2]?.token)
  expect(await listedFor(late)).toBe('100.00')
  await late.call(cartAdd, { params: [{ goods_id: 1, number: 1 }] })
  expect((await late.call(cartList, {})).list.map(line => line.goods.price)).toEqual(['90.00'])
  // In turns: what one of the two servers answered is not kept as an answer of the other.
  for (let turn = 0; turn < 2; turn += 1) {
    expect([await priceFor(writer), await priceFor(reader)]).toEqual(['90.00', '100.00'])
    expect([await listedFor(writer), await listedFor(reader)]).toEqual(['90.00', '100.00'])
  }
  expect(await writer.call(goodsDetail, { id: 1 })).toMatchObject({ is_favorite: 1 })
  const changed = async () => {
    const { list } = await reader.call(goodsList, {})
    return list.map(goods => [goods.id, goods.price])
  }
  await vi.waitFor(
    async () =>
      expect(await changed()).toEqual([
        [1, '90.00'],
        [3, '100.00'],
      ]),
    {
      timeout: 15_000,
      interval: 50,
    },
  )
  expect(Date.now() - changedAt).toBeLessThan(LAG_SECONDS * 1000 + LATE_MS)
  await untilReplicaIs('behind', service.url)
  await shop.replica.query('select pg_wal_replay_resume()')
  await untilReplicaIs('used', service.url)
  expect([await listedFor(reader), await listedFor(writer)]).toEqual(['90.00', '90.00'])
  expect(replicaStatesIn(service.said())).toEqual(['used', 'behind', 'used'])
})

test('sabotage: where the position of a browser is ignored, a buyer does not find what she wrote', async () => {
  const machines = await openReader('position')
  await changeWhilePaused(machines)
  expect(await machines.writer.call(goodsDetail, { id: 1 })).toMatchObject({ is_favorite: 0 })
})

test('sabotage: where nobody looks how far a replica is behind, a changed price is not shown after the lag', async () => {
  const machines = await openReader('lag')
  await changeWhilePaused(machines)
  await pause(LAG_SECONDS * 1000 + LATE_MS)
  expect(await priceFor(machines.reader)).toBe('100.00')
})

test('[SV-01] while a replica hangs, a call is answered after the limits of time at the latest, and later ones at once', async () => {
  const { service, reader } = await openReader()
  shop.replica.hang()
  const timeOf = async () => {
    const begun = Date.now()
    expect(await listedFor(reader)).toBe('100.00')
    return Date.now() - begun
  }
  expect(await timeOf()).toBeLessThan(LIMITS_MS + LATE_MS)
  await untilReplicaIs('away', service.url)
  expect(await timeOf()).toBeLessThan(LATE_MS)
  shop.replica.goOn()
  await untilReplicaIs('used', service.url)
  expect(replicaStatesIn(service.said())).toEqual(['used', 'away', 'used'])
})

/** What a read needs to find something; the others need nothing. */
const INPUTS: Readonly<Record<string, object>> = {
  'goods.detail': { id: 1 },
  'goods.similar': { id: 1 },
  'goods.search': { keywords: 'amxl', type: 0 },
  'goods.fl': { keywords: '阿莫西林' },
  'quickBuy.suggest': { keywords: 'amxl' },
  'focus.demo': { banner_id: 1 },
  'focus.kxzqAd': { ids: '18,16' },
  'promoPage.list': { kind: 'zone' },
}

test('[SV-01] a server that refuses every write answers the reads of the catalogue, and the primary those that it cancels', async () => {
  const { service, writer } = await openReader()
  const reads = endpoints.filter(({ method, path }) => method === 'GET' && !path.includes('{'))
  for (const client of [writer, browserOf(service.url)]) {
    // Those that need more, or a login, are refused.
    for (const endpoint of [...reads, goodsDetail]) {
      await client.call(endpoint as never, (INPUTS[endpoint.name] ?? {}) as never).catch(() => undefined)
    }
    await client.call(goodsList, { keywords: '阿莫西林', facets: 1 })
  }
  expect(repeatedReads(service)).toEqual([])
  await readDuringConflicts(service)
  await vi.waitFor(() => expect(repeatedReads(service)).toHaveLength(1))
  expect(repeatedReads(service)[0]).toContain('"code":"40001"')
  expect(replicaStatesIn(service.said())).toEqual(['used'])
})

/** Visitors read lists until the replica has cancelled one of these reads; none of them fails. */
async function readDuringConflicts({ url }: MainProcess): Promise<void> {
  await shop.replica.set('max_standby_streaming_delay', '0')
  const over = new AbortController()
  const reading = Promise.all(
    [1, 2, 3, 4, 5, 6].map(async per_page => {
      const visitor = browserOf(url)
      while (!over.signal.aborted) await visitor.call(goodsList, { per_page })
    }),
  )
  const cancelled = 'select sum(confl_lock)::int as reads from pg_stat_database_conflicts'
  const lock = 'begin; lock table goods, goods_prices, listed_lines in access exclusive mode; commit'
  await vi.waitFor(
    async () => {
      await shop.primary.query(lock)
      expect(await shop.replica.query(cancelled)).not.toEqual([{ reads: 0 }])
    },
    { timeout: 30_000, interval: 5 },
  )
  over.abort()
  await reading
}

/** The lines about reads that were made again on the primary. */
function repeatedReads(service: MainProcess): string[] {
  return service
    .said()
    .split('\n')
    .filter(line => line.includes('a read of the replica failed'))
}
