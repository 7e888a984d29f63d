import { existsSync } from 'node:fs'
import { goodsList } from '@yaoji/api-client/contract/goods'
import { expect, onTestFinished, test, vi } from 'vitest'
import { auditBooks } from '../buyer-data'
import { createDatabase } from '../database'
import { clientOf } from '../races/cluster'
import { startMain } from './main-process'
import { fillShop, findLost, postgresql, ROUNDS, shopThrough, skipFirstStart } from './shop'

/** Orders that are acknowledged before and after each kill. */
const ORDERS = 12

async function startWorkers(env: Record<string, string>) {
  const service = await startMain({ WORKERS: '2', ...env })
  onTestFinished(() => service.kill())
  return service
}

test('[SV-01] [SV-03 5] of two workers one is killed among orders: what was acknowledged is there, and another one takes its place', async () => {
  const { env, look } = await postgresql()
  const shoppers = await look(async database => {
    await skipFirstStart(database)
    return fillShop(database)
  })
  const service = await startWorkers(env)
  const acknowledged: number[] = []
  const over = new AbortController()
  const shopping = Promise.all(
    shoppers.map(({ token, address_id }) =>
      shopThrough(clientOf(service.url, token), { address_id, acknowledged, over: over.signal }),
    ),
  )
  for (let round = 0; round < ROUNDS; round += 1) {
    const before = acknowledged.length
    await vi.waitFor(() => expect(acknowledged.length).toBeGreaterThan(before + ORDERS), { timeout: 60_000 })
    const [victim = 0, other] = service.workers()
    process.kill(victim, 'SIGKILL')
    await vi.waitFor(
      () => {
        expect(service.workers()).toHaveLength(2)
        expect(service.workers()).not.toContain(victim)
      },
      { timeout: 10_000 },
    )
    expect(service.workers()).toContain(other)
    expect(service.said()).toContain(`"worker":${victim},"code":null,"signal":"SIGKILL"`)
    // Where the other one has only been started, nobody listens for a moment.
    await vi.waitFor(async () => expect((await fetch(`${service.url}/readyz`)).status).toBe(200), {
      timeout: 10_000,
    })
  }
  const before = acknowledged.length
  await vi.waitFor(() => expect(acknowledged.length).toBeGreaterThan(before + ORDERS), { timeout: 60_000 })
  over.abort()
  const problems = (await shopping).flat()
  expect([problems, service.complaints()]).toEqual([[], ''])
  expect(await service.stop()).toBe(0)
  expect(await look(({ db }) => auditBooks(db))).toEqual([])
  expect(await look(database => findLost(database, acknowledged))).toEqual([])
})

test('[SV-01] a worker that does not answer takes no call, and none is lost with it when it is killed', async () => {
  const service = await startWorkers({ DATABASE_URL: await createDatabase('workers') })
  const [victim = 0] = service.workers()
  process.kill(victim, 'SIGSTOP')
  const calls = await Promise.all(
    Array.from({ length: 10 }, () => fetch(`${service.url}/readyz`, { signal: AbortSignal.timeout(10_000) })),
  )
  expect(calls.map(({ status }) => status)).toEqual(Array.from({ length: 10 }, () => 200))
  process.kill(victim, 'SIGKILL')
  await vi.waitFor(() => expect(service.workers()).not.toContain(victim), { timeout: 10_000 })
})

test('[SV-01] two workers begin on an empty database, which is filled once; when their first process is killed, none of them stays', async () => {
  const service = await startWorkers({ DATABASE_URL: await createDatabase('workers') })
  expect(service.said().match(/Filling the database 100 %/g)).toHaveLength(1)
  expect(service.said()).toContain('(postgresql database, 2 processes)')
  expect(await clientOf(service.url, '').call(goodsList, {})).toMatchObject({ list: [] })
  const workers = service.workers()
  expect(workers).toHaveLength(2)
  await service.kill()
  const left = () => workers.filter(pid => existsSync(`/proc/${pid}`))
  await vi.waitFor(() => expect(left()).toEqual([]), { timeout: 10_000 })
  await expect(fetch(service.url)).rejects.toThrow()
})

test('[SV-01] what keeps the workers from starting is said, with exit code 1', async () => {
  const service = await startWorkers({ DATABASE_URL: await createDatabase('refused') })
  const port = new URL(service.url).port
  await expect(startMain({ WORKERS: '2', DATABASE_URL: '', PORT: port })).rejects.toThrow(
    /ended with 1\.\nWORKERS is "2", but only one process can use the embedded database\. [^\n]+\n$/,
  )
  await expect(
    startMain({ WORKERS: '2', DATABASE_URL: await createDatabase('refused'), PORT: port }),
  ).rejects.toThrow(new RegExp(`ended with 1\\.\nPort ${port} is taken\\. [^\n]+\n$`))
})
