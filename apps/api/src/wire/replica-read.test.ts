import { cartList } from '@yaoji/api-client/contract/cart'
import { favoriteAdd } from '@yaoji/api-client/contract/favorite'
import { goodsDetail, goodsList } from '@yaoji/api-client/contract/goods'
import { eq } from 'drizzle-orm'
import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { insertBasics, insertBuyer, insertGoods } from '../../tests/fixtures'
import { type Browser, openBrowser, startService, TEST_USE, type TestService } from '../../tests/service'
import { build } from '../app'
import { type Position, UNKNOWN_POSITION } from '../db/position'
import type { Replica } from '../db/replica'
import type { Db } from '../db/types'
import { goodsPrices } from '../modules/goods/tables'
import { beginSession } from '../session/session'

let primary: TestService
let copy: TestService
let app: FastifyInstance
let userId: number

/** What the replica of the test does. The prices of the primary and of the copy differ. */
const now = {
  db: null as Db | null,
  has: 5n as Position,
  written: 7n as Position,
  asked: [] as (Position | null)[],
  failures: [] as unknown[],
}

const replica: Replica = {
  state: 'used',
  async databaseFor(position) {
    now.asked.push(position)
    return position === null || position <= now.has ? now.db : null
  },
  position: async () => now.written,
  failed: error => void now.failures.push(error),
  close: async () => {},
}

beforeAll(async () => {
  primary = await startService()
  copy = await startService()
  for (const { db } of [primary, copy]) {
    await insertBasics(db)
    await insertGoods(db, { id: 1, price: '90.00', stock: 10 })
  }
  await copy.db.update(goodsPrices).set({ price: 1_000_000 }).where(eq(goodsPrices.goods_id, 1))
  userId = await insertBuyer(primary.db)
  app = await build({ ...primary.app.deps, replica })
  await app.ready()
})

beforeEach(() => {
  Object.assign(now, { db: copy.db, has: 5n, written: 7n, asked: [], failures: [] })
})

afterAll(async () => {
  await app.close()
  await copy.close()
  await primary.close()
})

async function openBuyer(): Promise<Browser> {
  const browser = openBrowser(app)
  const { token } = await beginSession({ db: primary.db, now: primary.clock.now }, userId, TEST_USE)
  browser.cookies.set('yaoji', token)
  return browser
}

const priceFor = async (browser: Browser) => (await browser.call(goodsDetail, { id: 1 })).goods.price

test('[SV-01] products and lists are read from the replica, a cart is not', async () => {
  const buyer = await openBuyer()
  expect(await priceFor(buyer)).toBe('100.00')
  expect((await buyer.call(goodsList, {})).list.map(goods => goods.price)).toEqual(['100.00'])
  const asked = now.asked.length
  await buyer.call(cartList, {})
  expect(now.asked).toHaveLength(asked)
  expect(now.failures).toEqual([])
})

test('[SV-01] a browser that has written reads from the primary until the replica has it, at every process', async () => {
  const buyer = await openBuyer()
  await buyer.call(favoriteAdd, { goods_ids: [1] })
  expect(buyer.cookies.get('yaoji-position')).toBe('7')
  expect(await priceFor(buyer)).toBe('90.00')
  expect(await priceFor(await openBuyer())).toBe('100.00')
  now.has = 7n
  expect(await priceFor(buyer)).toBe('100.00')
  expect(now.asked).toEqual([7n, null, 7n])
})

test('[SV-01] also a call that was refused says what position it has, for a time longer than the lag', async () => {
  const buyer = await openBuyer()
  const { status, headers } = await buyer.raw('POST', '/api/favorite', {
    body: 'goods_ids[]=99',
    headers: { 'content-type': 'application/x-www-form-urlencoded', 'x-requested-with': 'yaoji' },
  })
  expect(status).toBe(200)
  expect(String(headers['set-cookie'])).toMatch(
    /^yaoji-position=7; Max-Age=10; Path=\/; HttpOnly; SameSite=Lax$/,
  )
  const refused = await buyer.raw('POST', '/api/favorite', { headers: { 'x-requested-with': 'yaoji' } })
  expect([refused.status, String(refused.headers['set-cookie'])]).toEqual([
    422,
    expect.stringContaining('yaoji-position=7'),
  ])
})

test('[SV-01] without the position of a write its browser reads from the primary', async () => {
  const buyer = await openBuyer()
  now.written = UNKNOWN_POSITION
  await buyer.call(favoriteAdd, { goods_ids: [1] })
  expect(await priceFor(buyer)).toBe('90.00')
  for (const forged of ['', 'x', '-1', '1'.repeat(17)]) {
    buyer.cookies.set('yaoji-position', forged)
    expect(await priceFor(buyer)).toBe('90.00')
  }
})

test('[SV-01] a read that the replica breaks off is answered from the primary', async () => {
  const conflict = Object.assign(new Error('canceling statement due to conflict with recovery'), {
    code: '40001',
  })
  now.db = brokenDb(conflict)
  const buyer = await openBuyer()
  expect(await priceFor(buyer)).toBe('90.00')
  expect(now.failures).toEqual([conflict])
})

test('[SV-01] a refusal of the replica is an answer', async () => {
  const { status } = await openBrowser(app).raw('GET', '/api/goods/detail/99')
  expect(status).toBe(404)
  expect(now.failures).toEqual([])
})

test('[SV-01] whether a replica is used is in the answer of the probe, which does not depend on it', async () => {
  const answers = [await app.inject('/readyz'), await primary.app.inject('/readyz')]
  expect(answers.map(answer => answer.json())).toEqual([{ ok: true, replica: 'used' }, { ok: true }])
})

test('[SV-01] without a replica a write sets no cookie of a position', async () => {
  const buyer = await primary.buyer(userId)
  await buyer.call(favoriteAdd, { goods_ids: [1] })
  expect([...buyer.cookies.keys()]).toEqual(['yaoji'])
})

/** A database of which every use fails. */
function brokenDb(error: Error): Db {
  return new Proxy({} as Db, {
    get(_db, name) {
      // A promise of it looks for one.
      if (name === 'then') return undefined
      throw error
    },
  })
}
