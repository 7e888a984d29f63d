import { setTimeout as pause } from 'node:timers/promises'
import type { Client } from '@yaoji/api-client'
import { favoriteAdd, favoriteCancel } from '@yaoji/api-client/contract/favorite'
import { goodsDetail } from '@yaoji/api-client/contract/goods'
import { expect, onTestFinished, test, vi } from 'vitest'
import { orders } from '../../src/modules/order/tables'
import { auditBooks } from '../buyer-data'
import { findLost, placeOf } from '../faults/shop'
import { clientOf } from '../races/cluster'
import { openBalancer, openPooler } from './proxies'
import { browserOf, openReplicatedShop, replicaStatesIn, startReader, untilReplicaIs } from './replicated'
import { waitForReplica } from './servers'
import { orderPatiently, repeated } from './shoppers'

/** Orders that are acknowledged between two failures. */
const ORDERS = 10

/** For how long the way to the replica is cut before the primary is lost, in milliseconds. */
const CUT_MS = 1500

/** Buyers among the shoppers who look whether they find what they have written. */
const WATCHFUL = 2

/** Two services behind a balancer, a pooler, a primary with a replica, and buyers who order from now on. */
async function openMachines() {
  const shop = await openReplicatedShop()
  onTestFinished(() => shop.remove())
  const pooler = await openPooler(shop.primary.url)
  const start = () => startReader(pooler.url, shop.replica.url, { TRUST_PROXY: '1' })
  const services = [await start(), await start()]
  const url = await openBalancer(services.map(service => service.url))
  const acknowledged: number[] = []
  const problems: string[] = []
  const over = new AbortController()
  const ordering = Promise.all(
    shop.shoppers.map(async ({ token, address_id }, at) => {
      if (at < WATCHFUL) return findOwnWrites(browserOf(url, token), { problems, over: over.signal })
      return orderPatiently(clientOf(url, token), { address_id, acknowledged, over: over.signal })
    }),
  )
  // Who waits for it gets its error.
  ordering.catch(() => undefined)
  return {
    ...shop,
    pooler,
    services,
    acknowledged,
    problems,
    async ordersGoOn() {
      const before = acknowledged.length
      const enough = () => expect(acknowledged.length).toBeGreaterThan(before + ORDERS)
      await Promise.race([vi.waitFor(enough, { timeout: 60_000 }), ordering])
    },
    async replicaIs(state: string) {
      await Promise.all(services.map(service => untilReplicaIs(state, service.url)))
    },
    async end() {
      over.abort()
      await ordering
    },
  }
}

interface Watching {
  readonly problems: string[]
  readonly over: AbortSignal
}

/** Makes a product a favourite and takes it out, again and again; `problems` gets where its page does not show it. */
async function findOwnWrites(client: Client, { problems, over }: Watching): Promise<void> {
  const writes = [
    [favoriteAdd, 1],
    [favoriteCancel, 0],
  ] as const
  for (let turn = 0; !over.aborted; turn += 1) {
    const [endpoint, expected] = writes[turn % 2] ?? writes[0]
    await repeated(() => client.call(endpoint, { goods_ids: [1] }))
    const { is_favorite } = await repeated(() => client.call(goodsDetail, { id: 1 }))
    if (is_favorite !== expected) problems.push(`write ${turn}: ${is_favorite} in place of ${expected}`)
    await pause(20)
  }
}

/** The primary is lost a moment after the way to the replica, which then takes its place. */
async function failOver({ primary, replica, pooler, cut }: Awaited<ReturnType<typeof openMachines>>) {
  await cut()
  await pause(CUT_MS)
  await primary.kill()
  await replica.query('select pg_promote()')
  pooler.pointAt(replica.url)
}

const byNumber = (one: number, other: number) => one - other

test('[SV-01] [SV-03 5] while a replica stops, replays nothing and takes the place of the primary, no acknowledged order is lost and each buyer finds what she wrote', async () => {
  const machines = await openMachines()
  const { primary, replica, services, acknowledged, problems, ordersGoOn, replicaIs } = machines
  await replicaIs('used')
  await ordersGoOn()
  await replica.stop()
  await replicaIs('away')
  await ordersGoOn()
  await replica.start()
  await replicaIs('used')
  await waitForReplica(primary)
  await ordersGoOn()
  await replica.query('select pg_wal_replay_pause()')
  await ordersGoOn()
  await replicaIs('behind')
  await ordersGoOn()
  await replica.query('select pg_wal_replay_resume()')
  await replicaIs('used')
  await failOver(machines)
  await ordersGoOn()
  await replicaIs('away')
  await ordersGoOn()
  await machines.end()
  expect(problems).toEqual([])
  const { look } = placeOf({ DATABASE_URL: replica.url })
  const stored = await look(({ db }) => db.select({ id: orders.id }).from(orders))
  expect(stored.map(({ id }) => id).toSorted(byNumber)).toEqual(acknowledged.toSorted(byNumber))
  expect(await look(({ db }) => auditBooks(db))).toEqual([])
  for (const service of services) {
    const states = replicaStatesIn(service.said())
    expect(states.slice(0, 5)).toEqual(['used', 'away', 'used', 'behind', 'used'])
    expect(states.at(-1)).toBe('away')
    expect(service.complaints()).toBe('')
  }
})

test('sabotage: a primary that does not wait for its replica loses orders that it has acknowledged', async () => {
  const machines = await openMachines()
  await machines.ordersGoOn()
  await failOver(machines)
  // A buyer whose cart is another one than she has been answered cannot go on.
  await machines.end().catch(() => undefined)
  const { look } = placeOf({ DATABASE_URL: machines.replica.url })
  expect(await look(database => findLost(database, machines.acknowledged))).not.toEqual([])
})
