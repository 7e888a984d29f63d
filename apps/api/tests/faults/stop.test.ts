import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { cartAdd, cartList } from '@yaoji/api-client/contract/cart'
import { cartCheckout } from '@yaoji/api-client/contract/checkout'
import { orderCreate } from '@yaoji/api-client/contract/order'
import { afterAll, expect, onTestFinished, test } from 'vitest'
import { orders } from '../../src/modules/order/tables'
import { auditBooks } from '../buyer-data'
import { clientOf, type Process, startProcess } from '../races/cluster'
import { outcomeOf } from '../races/crowd'
import { startMain } from './main-process'
import { embedded, fillShop, type Place, postgresql, ROUNDS, type Shopper, skipFirstStart } from './shop'

const folder = mkdtempSync(path.join(tmpdir(), 'yaoji-stop-'))

/** Orders at once: with many connections some requests arrive while the service is about to close them. */
const CROWD = 30

afterAll(() => rmSync(folder, { recursive: true, force: true }))

/** Everybody orders at the same time; the service is asked to stop as soon as the first one has the answer. */
async function stopAmongOrders(
  start: (env: Record<string, string>) => Promise<Process>,
  env: Record<string, string>,
  shoppers: readonly Shopper[],
) {
  const service = await start(env)
  onTestFinished(() => service.kill())
  const ready = await Promise.all(
    shoppers.map(async ({ token, address_id }) => {
      const client = clientOf(service.url, token)
      await client.call(cartAdd, { params: [{ goods_id: 1, number: 1 }] })
      const ids = (await client.call(cartList, {})).list.map(line => line.id)
      const { expected_total } = await client.call(cartCheckout, { ids, coupon_id: 0 })
      return () => client.call(orderCreate, { ids, address_id, expected_total })
    }),
  )
  const placing = ready.map(place => outcomeOf(place()))
  await Promise.race(placing)
  const code = await service.stop()
  return { code, outcomes: await Promise.all(placing), complaints: service.complaints() }
}

/** Two workers. Every process gets the signal, as from a terminal or a service manager. */
async function startTwo(env: Record<string, string>): Promise<Process> {
  const service = await startMain({ WORKERS: '2', ...env })
  return {
    ...service,
    stop() {
      for (const pid of service.workers()) process.kill(pid, 'SIGTERM')
      return service.stop()
    },
  }
}

test.each<[string, () => Promise<Place>, typeof startTwo | typeof startProcess]>([
  ['PostgreSQL', postgresql, startProcess],
  ['PostgreSQL with two workers', postgresql, startTwo],
  ['the embedded database', async () => embedded(folder), startProcess],
])(
  '[SV-03] asked to stop among orders on %s: each is answered, what was acknowledged is there',
  async (_name, place, start) => {
    const { env, look } = await place()
    const shoppers = await look(async database => {
      await skipFirstStart(database)
      return fillShop(database, CROWD)
    })
    const acknowledged: number[] = []
    for (let round = 0; round < ROUNDS; round += 1) {
      const { code, outcomes, complaints } = await stopAmongOrders(start, env, shoppers)
      expect([code, complaints]).toEqual([0, ''])
      const refusals = outcomes.flatMap(outcome => ('code' in outcome ? [outcome.code] : []))
      expect(refusals.filter(refusal => refusal !== 503)).toEqual([])
      acknowledged.push(...outcomes.flatMap(outcome => ('data' in outcome ? [outcome.data.order_id] : [])))
    }
    expect(acknowledged.length).toBeGreaterThanOrEqual(ROUNDS)
    const stored = await look(({ db }) => db.select({ id: orders.id }).from(orders))
    expect(stored.map(({ id }) => id).sort()).toEqual(acknowledged.sort())
    expect(await look(({ db }) => auditBooks(db))).toEqual([])
  },
)
