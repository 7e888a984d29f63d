import { cartAdd } from '@yaoji/api-client/contract/cart'
import { count, sql } from 'drizzle-orm'
import type { PgTable } from 'drizzle-orm/pg-core'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { insertBasics, insertBuyer, insertGoods } from '../tests/fixtures'
import { startService, TEST_USE, type TestService } from '../tests/service'
import { cleanUp } from './clean-up'
import { cartLines } from './modules/cart/tables'
import { shopSettings } from './modules/config/shop-settings'
import { paymentNotices } from './modules/payment/tables'
import { storeVisits, tickets } from './modules/user/tables'
import { wechatRequests } from './modules/wechat/tables'
import { SESSION_DAYS } from './session/days'
import { beginSession, endVisitorSession } from './session/session'
import { attempts, idempotencyKeys, sessions, smsCodes } from './session/tables'

const START = new Date('2026-11-20T02:00:00Z')

let service: TestService
let buyer: number

beforeAll(async () => {
  service = await startService()
  await insertBasics(service.db)
  await insertGoods(service.db, { id: 1, stock: 100 })
  buyer = await insertBuyer(service.db)
})

beforeEach(() => {
  service.clock.now = START
})

afterAll(() => service.close())

/** Runs the clean-up at so many hours after the start. */
function cleanAfter(hours: number): Promise<number> {
  service.clock.now = new Date(START.getTime() + hours * 3_600_000)
  return cleanUp({ db: service.db, now: service.clock.now }, shopSettings())
}

async function countOf(table: PgTable): Promise<number> {
  const [row] = await service.db.select({ rows: count() }).from(table)
  return row?.rows ?? 0
}

test('[SV-01] a session is kept for its days, then it goes with what a visitor had in the cart; a buyer’s cart stays', async () => {
  const { db } = service
  const visitor = service.visitor()
  await visitor.call(cartAdd, { params: [{ goods_id: 1, number: 1 }] })
  const { sessionId } = await beginSession({ db, now: START }, buyer, TEST_USE)
  await db.insert(storeVisits).values({ session_id: sessionId, head_id: buyer })
  const line = { goods_id: 1, goods_price_id: 10, type: 0, number: 1, added_at: START } as const
  await db.insert(cartLines).values({ ...line, owner: `user:${buyer}` })
  await cleanAfter(SESSION_DAYS * 24 - 1)
  expect([await countOf(sessions), await countOf(cartLines)]).toEqual([2, 2])
  await cleanAfter(SESSION_DAYS * 24 + 1)
  expect([await countOf(sessions), await countOf(storeVisits)]).toEqual([0, 0])
  const left = await db.select({ owner: cartLines.owner }).from(cartLines)
  expect(left).toEqual([{ owner: `user:${buyer}` }])
})

test('[SV-01] who a visitor is after a login is known for a day', async () => {
  const { sessionId } = await beginSession({ db: service.db, now: START }, null, TEST_USE)
  await endVisitorSession({ db: service.db, now: START }, sessionId, buyer)
  await cleanAfter(23)
  expect(await countOf(sessions)).toBe(1)
  await cleanAfter(25)
  expect(await countOf(sessions)).toBe(0)
})

test.each([
  ['attempts', attempts, 48],
  ['codes of text messages', smsCodes, 48],
  ['tickets', tickets, 24],
  ['confirmations in WeChat', wechatRequests, 24],
  ['idempotency keys', idempotencyKeys, 24],
])('[SV-01] %s are kept for hours, then they go', async (_name, table, hours) => {
  const { db } = service
  await db.insert(attempts).values({ subject: 'account:nobody', at: START })
  const code = { phone: '13800000001', purpose: 'login', code_hash: '', sent_at: START } as const
  await db.insert(smsCodes).values({ ...code, expires_at: START })
  const ticket = { user_id: buyer, purpose: 'chat', token_hash: 'a', expires_at: START } as const
  await db.insert(tickets).values(ticket)
  const { sessionId } = await beginSession({ db, now: START }, null, TEST_USE)
  const request = { session_id: sessionId, purpose: 'enter', state_hash: 'a', expires_at: START } as const
  await db.insert(wechatRequests).values(request)
  await db
    .insert(idempotencyKeys)
    .values({ owner: 'user:1', key: 'a', endpoint: 'order.create', payload_hash: '', created_at: START })
  await cleanAfter(hours - 1)
  expect(await countOf(table)).toBe(1)
  await cleanAfter(hours + 1)
  expect(await countOf(table)).toBe(0)
  await cleanAfter(1000)
})

test('[SV-01] refused notices are kept for 30 days, forged ones never more than 10,000; a valid one stays', async () => {
  const { db } = service
  await db.execute(sql`insert into payment_notices (at, payment_sn, fields, outcome)
    select ${START.toISOString()}, 'x', '{}', 'bad_signature' from generate_series(1, 11200)`)
  const valid = { at: START, payment_sn: 'y', fields: {}, outcome: 'applied' } as const
  await db.insert(paymentNotices).values(valid)
  // Older than all: forged ones do not push it out.
  await db.execute(sql`insert into payment_notices (id, at, payment_sn, fields, outcome) overriding system value
    values (0, ${START.toISOString()}, 'z', '{}', 'wrong_amount')`)
  expect(await cleanAfter(1)).toBe(1200)
  const [oldest] = await db.select({ id: sql<number>`min(id)` }).from(paymentNotices)
  expect(Number(oldest?.id)).toBe(0)
  expect(await cleanAfter(30 * 24 + 1)).toBe(10_001)
  expect(await db.select({ sn: paymentNotices.payment_sn }).from(paymentNotices)).toEqual([{ sn: 'y' }])
})
