import { orderList } from '@yaoji/api-client/contract/order'
import { authLogin } from '@yaoji/api-client/contract/user'
import { Client } from 'pg'
import { expect, onTestFinished, test, vi } from 'vitest'
import { orders } from '../../src/modules/order/tables'
import { users } from '../../src/session/tables'
import { auditBooks } from '../buyer-data'
import { createDatabase } from '../database'
import { startMain } from '../faults/main-process'
import { fillShop, PASSWORD, postgresql, skipFirstStart } from '../faults/shop'
import { clientOf } from '../races/cluster'
import { openBalancer, openPooler } from './proxies'
import { orderPatiently } from './shoppers'

/** Orders that are acknowledged between two failures. */
const ORDERS = 15

/** A balancer, two services, a pooler and a database with buyers. */
async function openMachines() {
  const { env, look } = await postgresql()
  const shoppers = await look(async database => {
    await skipFirstStart(database)
    return fillShop(database)
  })
  const pooler = await openPooler(env.DATABASE_URL ?? '')
  const start = async (port?: string) => {
    const service = await startMain({
      DATABASE_URL: pooler.url,
      TRUST_PROXY: '1',
      ...(port ? { PORT: port } : {}),
    })
    onTestFinished(() => service.kill())
    return service
  }
  const services = [await start(), await start()]
  const url = await openBalancer(services.map(service => service.url))
  return {
    look,
    shoppers,
    pooler,
    services,
    url,
    startAgain: (at: number) => start(portOf(services[at]!.url)),
  }
}

/** Loses every seventh answer on its way to the buyer. */
function loseSome() {
  let answers = 0
  return () => {
    answers += 1
    if (answers % 7 === 0) throw new TypeError('the answer is lost')
  }
}

const portOf = (url: string) => new URL(url).port

test('[SV-01] [SV-03 5] while a service is killed, the pooler restarts and a service is stopped, no order is lost and none is made twice', async () => {
  const { look, shoppers, pooler, services, url, startAgain } = await openMachines()
  const acknowledged: number[] = []
  const over = new AbortController()
  const ordering = Promise.all(
    shoppers.map(({ token, address_id }) =>
      orderPatiently(clientOf(url, token, loseSome()), { address_id, acknowledged, over: over.signal }),
    ),
  )
  const ordersGoOn = async () => {
    const before = acknowledged.length
    await Promise.race([
      vi.waitFor(() => expect(acknowledged.length).toBeGreaterThan(before + ORDERS), { timeout: 40_000 }),
      ordering,
    ])
  }
  await ordersGoOn()
  await services[0]!.kill()
  await ordersGoOn()
  services[0] = await startAgain(0)
  await pooler.stop()
  const away = await fetch(`${services[0].url}/readyz`)
  await pooler.start()
  await ordersGoOn()
  const code = await services[1]!.stop()
  await ordersGoOn()
  services[1] = await startAgain(1)
  await ordersGoOn()
  over.abort()
  await ordering
  expect([away.status, code]).toEqual([503, 0])
  const stored = await look(({ db }) => db.select({ id: orders.id }).from(orders))
  expect(stored.map(({ id }) => id).toSorted(byNumber)).toEqual(acknowledged.toSorted(byNumber))
  expect(await look(({ db }) => auditBooks(db))).toEqual([])
  expect(services.map(service => service.complaints())).toEqual(['', ''])
})

const byNumber = (one: number, other: number) => one - other

test('[SV-01] who logs in through the balancer is logged in at both services', async () => {
  const { look, services, url } = await openMachines()
  const [buyer] = await look(({ db }) => db.select().from(users).limit(1))
  const answer = await fetch(url + authLogin.path, {
    method: 'POST',
    headers: { 'X-Requested-With': 'yaoji', 'content-type': 'application/x-www-form-urlencoded' },
    body: new URLSearchParams({ account: buyer!.phone, password: PASSWORD }).toString(),
  })
  expect(await answer.json()).toMatchObject({ code: 200 })
  const token = /(?:^|[ ,])yaoji=([^;]+)/.exec(answer.headers.getSetCookie().join(', '))?.[1] ?? ''
  for (const service of services) {
    expect(await clientOf(service.url, token).call(orderList, {})).toMatchObject({ list: [] })
  }
})

test('[SV-01] two services that start at once behind a pooler migrate and fill once, and leave no lock to its connections', async () => {
  const databaseUrl = await createDatabase('pooled')
  const pooler = await openPooler(databaseUrl)
  const services = await Promise.all([1, 2].map(() => startMain({ DATABASE_URL: pooler.url })))
  onTestFinished(async () => void (await Promise.all(services.map(service => service.kill()))))
  const filled = services.filter(service => service.said().includes('Filling the database 100 %'))
  expect(filled).toHaveLength(1)
  expect(services.map(service => service.complaints())).toEqual(['', ''])
  const direct = new Client({ connectionString: databaseUrl })
  await direct.connect()
  onTestFinished(() => direct.end())
  const { rows } = await direct.query(
    `select count(*)::int as locks from pg_locks where locktype = 'advisory'
      and database = (select oid from pg_database where datname = current_database())`,
  )
  expect(rows).toEqual([{ locks: 0 }])
})

test('[SV-01] a pooler that does not know the limits of time is one line that says what it needs', async () => {
  const pooler = await openPooler(await createDatabase('strict'), { ignored: [] })
  await expect(startMain({ DATABASE_URL: pooler.url })).rejects.toThrow(
    /\nThe database of DATABASE_URL cannot be used \(unsupported startup parameter: \w+\)\. Set ignore_startup_parameters = [^\n]+\n$/,
  )
})
