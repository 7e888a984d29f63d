import { expect, onTestFinished, test } from 'vitest'
import { openYielding } from './yielding'

/** Counts the turns of the event loop while the work runs. */
async function turnsOf(work: () => Promise<unknown>): Promise<number> {
  let turns = 0
  const count = () => {
    turns += 1
    next = setImmediate(count)
  }
  let next = setImmediate(count)
  await work()
  clearImmediate(next)
  return turns
}

test('[SV-01] while queries wait for the embedded database, the event loop has a turn after each of them', async () => {
  const client = await openYielding({})
  onTestFinished(() => client.close())
  const queries = Array.from({ length: 30 }, () => 'select 1')
  const alone = () => Promise.all(queries.map(query => client.query(query)))
  const together = () =>
    client.transaction(tx => Promise.all(queries.map(query => tx.query(query))).then(() => {}))
  expect(await turnsOf(alone)).toBeGreaterThanOrEqual(30)
  expect(await turnsOf(together)).toBeGreaterThanOrEqual(30)
}, 20_000)
