import type { PGlite } from '@electric-sql/pglite'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openYielding } from './yielding'

let client: PGlite

beforeAll(async () => {
  client = await openYielding({})
}, 120_000)

afterAll(() => client.close())

/** Counts the turns of the event loop while the work runs; each has other work of so many milliseconds. */
async function turnsOf(work: () => Promise<unknown>, otherMs = 0): Promise<number> {
  let turns = 0
  const count = () => {
    turns += 1
    const until = performance.now() + otherMs
    while (performance.now() < until);
    next = setImmediate(count)
  }
  let next = setImmediate(count)
  await work()
  clearImmediate(next)
  return turns
}

test('[SV-01] while queries wait for the embedded database, the event loop has a turn after each of them', async () => {
  const queries = Array.from({ length: 30 }, () => 'select 1')
  const alone = () => Promise.all(queries.map(query => client.query(query)))
  const together = () =>
    client.transaction(tx => Promise.all(queries.map(query => tx.query(query))).then(() => {}))
  expect(await turnsOf(alone)).toBeGreaterThanOrEqual(30)
  expect(await turnsOf(together)).toBeGreaterThanOrEqual(30)
})

test('[SV-01] one query waits while turns have other work, like accepting connections, and not forever', async () => {
  const few = () => Promise.all([client.query('select 1'), client.query('select 2')])
  const turns = await turnsOf(few, 0.3)
  expect(turns).toBeGreaterThanOrEqual(2 * 20)
  expect(turns).toBeLessThan(2 * 40)
})
