import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { type Client, MarketError } from '@yaoji/api-client'
import { cartAdd, cartList } from '@yaoji/api-client/contract/cart'
import { cartCheckout } from '@yaoji/api-client/contract/checkout'
import { orderCancel, orderCreate } from '@yaoji/api-client/contract/order'
import { orderPay } from '@yaoji/api-client/contract/payment'
import { count } from 'drizzle-orm'
import { afterAll, expect, test } from 'vitest'
import { openDatabase } from '../../src/db/open'
import type { Database } from '../../src/db/types'
import { addresses } from '../../src/modules/address/tables'
import { hashPassword } from '../../src/modules/credentials/password'
import { orders } from '../../src/modules/order/tables'
import { auditBooks, giveMoney, insertCoupon } from '../buyer-data'
import { insertBasics, insertGoods } from '../fixtures'
import { MIGRATIONS } from '../template'
import { clientOf, configFor, freshDatabase, openSession, startProcess } from './cluster'
import { insertCrowd } from './crowd'

/** How often a process is killed on each database; RACE_KILLS raises it. */
const KILLS = Number(process.env.RACE_KILLS ?? 4)

/** How often at most under a sabotage: a kill may miss the moment that shows it. */
const SABOTAGED_KILLS = 6 * KILLS
const BUYERS = 6
const PASSWORD = 'Yaoji@2026'

const folder = mkdtempSync(path.join(tmpdir(), 'yaoji-kill-'))

afterAll(() => rmSync(folder, { recursive: true, force: true }))

/** A database that a process of the service uses, and that the test looks at while no process has it. */
interface Place {
  readonly env: Record<string, string>
  look<Result>(work: (database: Database) => Promise<Result>): Promise<Result>
}

async function postgresql(): Promise<Place> {
  const { database, databaseUrl } = await freshDatabase()
  await database.close()
  return placeOf({ DATABASE_URL: databaseUrl })
}

function embedded(): Place {
  return placeOf({ DATABASE_URL: '', DATA_DIR: folder })
}

function placeOf(env: Record<string, string>): Place {
  return {
    env,
    async look(work) {
      const database = await openDatabase(configFor(env), MIGRATIONS)
      try {
        return await work(database)
      } finally {
        await database.close()
      }
    },
  }
}

interface Shopper {
  readonly token: string
  readonly address_id: number
}

async function fillShop({ db }: Database): Promise<Shopper[]> {
  await insertBasics(db)
  for (const id of [1, 2, 3]) {
    await insertGoods(db, { id, price: '100.00', stock: 100_000_000, ck_id: 1 + (id % 2) })
  }
  const buyers = await insertCrowd(db, BUYERS, { password_hash: await hashPassword(PASSWORD) })
  for (const userId of buyers) {
    await giveMoney(db, userId, '100000000.00')
    for (let at = 0; at < 10; at += 1) {
      await insertCoupon(db, userId, { begin_at: new Date(0), end_at: new Date(Date.now() + 86_400_000) })
    }
  }
  const rows = await db.select().from(addresses)
  return Promise.all(
    rows.map(async row => ({ token: await openSession(db, row.user_id), address_id: row.id })),
  )
}

/** Orders with balance and coupon, pays every other order and cancels the rest, until the service is gone. */
async function shop(client: Client, address_id: number): Promise<never> {
  for (let turn = 0; ; turn += 1) {
    const number = 1 + (turn % 3)
    await client.call(cartAdd, { params: [1, 2, 3].map(goods_id => ({ goods_id, number })) })
    const ids = (await client.call(cartList, {})).list.map(line => line.id)
    const choice = { ids, use_balance: turn % 2 === 0 ? (1 as const) : (0 as const) }
    const { expected_total, coupon_id } = await client.call(cartCheckout, choice)
    const order = { ...choice, address_id, expected_total, coupon_id: coupon_id ?? undefined }
    const placed = await client.call(orderCreate, order)
    for (const [at, { id }] of placed.orders.entries()) {
      if ((turn + at) % 2 === 0) await client.call(orderPay, { id, pay_type: 'balance', password: PASSWORD })
      else await client.call(orderCancel, { id })
    }
  }
}

/** One life of the service: everybody shops, and after so many answers it is killed in the middle of the next ones. */
async function liveAndDie(env: Record<string, string>, shoppers: readonly Shopper[], answers: number) {
  const service = await startProcess(env)
  let left = answers
  let dying: Promise<void> | undefined
  const onAnswer = () => {
    left -= 1
    if (left === 0) dying = service.kill()
  }
  const ends = await Promise.allSettled(
    shoppers.map(({ token, address_id }) => shop(clientOf(service.url, token, onAnswer), address_id)),
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
  const rounds = sabotage ? SABOTAGED_KILLS : KILLS
  for (let round = 0; round < rounds && (!sabotage || problems.length === 0); round += 1) {
    const life = { ...env, RACE_SABOTAGE: sabotage }
    problems.push(...(await liveAndDie(life, shoppers, 40 + 17 * (round % KILLS))))
    problems.push(...(await look(({ db }) => auditBooks(db))))
  }
  const [row] = await look(({ db }) => db.select({ placed: count() }).from(orders))
  return { placed: row!.placed, problems }
}

test('[SV-03] [SV-04] killed during commits on PostgreSQL: no half order, and the books add up', async () => {
  const { placed, problems } = await killOften(await postgresql())
  expect(problems).toEqual([])
  expect(placed).toBeGreaterThan(KILLS)
})

test('[SV-03] [SV-04] killed during commits on the embedded database: no half order, and the books add up', async () => {
  const { placed, problems } = await killOften(embedded())
  expect(problems).toEqual([])
  expect(placed).toBeGreaterThan(KILLS)
})

test('sabotage: an order that is not one transaction is left half written', async () => {
  const { problems } = await killOften(await postgresql(), 'commit')
  expect(problems).not.toEqual([])
})
