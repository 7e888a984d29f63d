import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { MarketError } from '@yaoji/api-client'
import { count } from 'drizzle-orm'
import { afterAll, expect, test } from 'vitest'
import { orders } from '../../src/modules/order/tables'
import { auditBooks } from '../buyer-data'
import { clientOf, startProcess } from '../races/cluster'
import { embedded, fillShop, findLost, type Place, postgresql, ROUNDS, type Shopper, shop } from './shop'

/** How often at most under a sabotage: a kill may miss the moment that shows it. */
const SABOTAGED_ROUNDS = 24

const folder = mkdtempSync(path.join(tmpdir(), 'yaoji-kill-'))

afterAll(() => rmSync(folder, { recursive: true, force: true }))

interface Life {
  /** Answers before the kill. */
  readonly answers: number
  /** Gets the orders that were acknowledged. */
  readonly acknowledged: number[]
}

/** One life of the service: everybody shops, and after so many answers it is killed in the middle of the next ones. */
async function liveAndDie(
  env: Record<string, string>,
  shoppers: readonly Shopper[],
  { answers, acknowledged }: Life,
) {
  const service = await startProcess(env)
  let left = answers
  let dying: Promise<void> | undefined
  const onAnswer = () => {
    left -= 1
    if (left === 0) dying = service.kill()
  }
  const ends = await Promise.allSettled(
    shoppers.map(({ token, address_id }) =>
      shop(clientOf(service.url, token, onAnswer), address_id, acknowledged),
    ),
  )
  // Had everybody stopped before their turn to die came, the process would outlive the test.
  await (dying ?? service.kill())
  return ends.flatMap(end => (end.status === 'rejected' && !isGone(end.reason) ? [String(end.reason)] : []))
}

function isGone(error: unknown): boolean {
  return error instanceof MarketError && error.kind === 'offline'
}

/** Kills the service again and again; the books are looked at after every time. A sabotage ends with the first problem. */
async function killOften(
  { env, look }: Place,
  sabotage = '',
): Promise<{ placed: number; problems: string[] }> {
  const shoppers = await look(fillShop)
  const problems: string[] = []
  const acknowledged: number[] = []
  const rounds = sabotage ? SABOTAGED_ROUNDS : ROUNDS
  for (let round = 0; round < rounds && (!sabotage || problems.length === 0); round += 1) {
    const life = { ...env, RACE_SABOTAGE: sabotage }
    problems.push(...(await liveAndDie(life, shoppers, { answers: 40 + 17 * (round % 4), acknowledged })))
    problems.push(...(await look(({ db }) => auditBooks(db))))
    problems.push(...(await look(database => findLost(database, acknowledged))))
  }
  const [row] = await look(({ db }) => db.select({ placed: count() }).from(orders))
  return { placed: row!.placed, problems }
}

test('[SV-03 5] [SV-04] killed during commits on PostgreSQL: no half order, and the books add up', async () => {
  const { placed, problems } = await killOften(await postgresql())
  expect(problems).toEqual([])
  expect(placed).toBeGreaterThan(ROUNDS)
})

test('[SV-03 5] [SV-04] killed during commits on the embedded database: no half order, and the books add up', async () => {
  const { placed, problems } = await killOften(embedded(folder))
  expect(problems).toEqual([])
  expect(placed).toBeGreaterThan(ROUNDS)
})

test('sabotage: an order that is not one transaction is left half written', async () => {
  const { problems } = await killOften(await postgresql(), 'commit')
  expect(problems).not.toEqual([])
})
