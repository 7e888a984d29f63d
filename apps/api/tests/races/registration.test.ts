import type { DataOf } from '@yaoji/api-client/contract'
import {
  registerAccount,
  registerDocument,
  registerDraft,
  registerSubmit,
  registerWithdraw,
} from '@yaoji/api-client/contract/register'
import { and, eq } from 'drizzle-orm'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { regionRows } from '../../src/modules/address/official-regions'
import { addresses, regions } from '../../src/modules/address/tables'
import { makeSmsCode } from '../../src/modules/credentials/sms-code'
import { reviewRegistration } from '../../src/modules/licence/review'
import { licenceDocuments } from '../../src/modules/licence/tables'
import { messages } from '../../src/modules/message/tables'
import { hashToken } from '../../src/session/session'
import { users } from '../../src/session/tables'
import { insertBasics, insertGoods } from '../fixtures'
import { documentInput, fillIn, insertDraft, PASSWORD } from '../registration'
import { BROWSER, type Cluster, startCluster } from './cluster'
import { countCodes, outcomeOf } from './crowd'

const PHONE = '13700000001'

let cluster: Cluster

beforeEach(() => open())

async function open(sabotage?: string) {
  cluster = await startCluster({ sabotage })
  await insertBasics(cluster.db)
  await insertGoods(cluster.db, { id: 1, scope: '化学药' })
  await cluster.db.insert(regions).values(regionRows().filter(row => row.code.startsWith('31')))
}

afterEach(() => cluster.close())

/** A buyer whose registration is complete, with clients at two processes. */
async function complete(clients: number, phone = PHONE) {
  const userId = await insertDraft(cluster.db, phone)
  const own = await cluster.buyers(Array.from({ length: clients }, () => userId))
  await fillIn(cluster, { call: own[0]!.call, userId })
  return { userId, clients: own }
}

const reviewsOf = async (userId: number) => {
  const rows = await cluster.db.select().from(licenceDocuments).where(eq(licenceDocuments.user_id, userId))
  return rows.map(row => row.review)
}

test('twenty submissions at once: one counts, the others say that it is submitted', async () => {
  const { userId, clients } = await complete(20)
  await cluster.warmUp()
  const outcomes = await Promise.all(clients.map(client => outcomeOf(client.call(registerSubmit, {}))))
  expect(countCodes(outcomes)).toEqual({ 200: 1, 409: 19 })
  expect(await reviewsOf(userId)).toEqual(Array(5).fill('reviewing'))
  const sent = and(eq(messages.user_id, userId), eq(messages.kind, 'licence'))
  expect(await cluster.db.select().from(messages).where(sent)).toHaveLength(1)
})

test('changes beside a submission come before it or are refused: what was submitted stays as it was', async () => {
  const { userId, clients } = await complete(20)
  const inputs = await Promise.all(clients.map(() => documentInput(cluster, userId, 'drug_licence')))
  await cluster.warmUp()
  const outcomes = await Promise.all(
    clients.map((client, turn) =>
      outcomeOf<unknown>(
        turn === 10 ? client.call(registerSubmit, {}) : client.call(registerDocument, inputs[turn]!),
      ),
    ),
  )
  expect(Object.keys(countCodes(outcomes)).filter(code => !['200', '409'].includes(code))).toEqual([])
  expect(await reviewsOf(userId)).toEqual(Array(5).fill('reviewing'))
  const [submitted] = outcomes.slice(10, 11) as { data: DataOf<typeof registerSubmit> }[]
  expect(await clients[0]!.call(registerDraft, {})).toEqual(submitted?.data)
})

test('one code entered twenty times at once opens one account', async () => {
  const owner = { phone: PHONE, purpose: 'register', browser: hashToken(BROWSER) } as const
  const made = await makeSmsCode({ db: cluster.db, now: new Date() }, owner)
  const input = { phone: PHONE, code: made.code, password: PASSWORD, agreement: 1 } as const
  const visitorId = await insertDraft(cluster.db, '13700000002')
  const clients = await cluster.buyers(Array.from({ length: 20 }, () => visitorId))
  await cluster.warmUp()
  const outcomes = await Promise.all(clients.map(client => outcomeOf(client.call(registerAccount, input))))
  const opened = outcomes.filter(outcome => 'data' in outcome && outcome.data.has_account === 0)
  expect([opened.length, countCodes(outcomes)]).toEqual([1, { 200: 1, 422: 19 }])
  expect(await cluster.db.select().from(users).where(eq(users.phone, PHONE))).toHaveLength(1)
})

test('a registration that is passed and rejected at once has one result', async () => {
  const { userId, clients } = await complete(1)
  await clients[0]!.call(registerSubmit, {})
  const findings = Array.from({ length: 10 }, (_, turn) =>
    turn % 2 === 0 ? ({ kind: 'pass' } as const) : ({ kind: 'reject', note: '不清晰', reasons: {} } as const),
  )
  const results = await Promise.allSettled(
    findings.map(finding =>
      cluster.db.transaction(tx => reviewRegistration({ db: tx, now: new Date() }, userId, finding)),
    ),
  )
  const done = results.flatMap(result => (result.status === 'fulfilled' ? result.value : []))
  expect(done).toHaveLength(1)
  const [user] = await cluster.db.select().from(users).where(eq(users.id, userId))
  expect(user?.licence_state).toBe(done[0])
  const licensed = await cluster.db.select().from(addresses).where(eq(addresses.user_id, userId))
  expect(licensed).toHaveLength(done[0] === 'passed' ? 1 : 0)
})

/** A submitted registration is withdrawn ten times at two processes while it is passed once. */
async function withdrawBesideReview(phone = PHONE) {
  const { userId, clients } = await complete(10, phone)
  await clients[0]!.call(registerSubmit, {})
  await cluster.warmUp()
  const [outcomes, [review]] = await Promise.all([
    Promise.all(clients.map(client => outcomeOf(client.call(registerWithdraw, {})))),
    Promise.allSettled([
      cluster.db.transaction(tx => reviewRegistration({ db: tx, now: new Date() }, userId, { kind: 'pass' })),
    ]),
  ])
  const [user] = await cluster.db.select().from(users).where(eq(users.id, userId))
  const licensed = await cluster.db.$count(addresses, eq(addresses.user_id, userId))
  return {
    withdrawn: countCodes(outcomes)[200] ?? 0,
    passed: review.status === 'fulfilled' ? 1 : 0,
    codes: Object.keys(countCodes(outcomes)),
    state: user!.licence_state,
    reviews: await reviewsOf(userId),
    licensed,
  }
}

test('[RT-18] a registration that is withdrawn and passed at once is one of both, completely', async () => {
  const { withdrawn, passed, codes, state, reviews, licensed } = await withdrawBesideReview()
  expect(withdrawn + passed).toBe(1)
  expect(codes.filter(code => !['200', '409'].includes(code))).toEqual([])
  expect(state).toBe(passed ? 'passed' : 'draft')
  expect(reviews).toEqual(Array(5).fill(passed ? 'passed' : 'draft'))
  expect(licensed).toBe(passed)
})

test('sabotage: where the withdrawal does not hold the registration, both succeed', async () => {
  await cluster.close()
  await open('withdraw')
  // Both must begin before one of them ends, which one try can miss.
  let succeeded = 0
  for (let round = 0; round < 20 && succeeded < 2; round += 1) {
    const { withdrawn, passed } = await withdrawBesideReview(String(13_700_000_010 + round))
    succeeded = withdrawn + passed
  }
  expect(succeeded).toBeGreaterThan(1)
})
