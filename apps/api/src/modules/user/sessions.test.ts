import { sessionEnd, sessionEndOthers, sessionList, storeSwitch } from '@yaoji/api-client/contract/account'
import { userBase } from '@yaoji/api-client/contract/user'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { insertBuyer } from '../../../tests/fixtures'
import { type Browser, startService, type TestService } from '../../../tests/service'
import { knownBrowsers, sessions } from '../../session/tables'
import { hashPassword } from '../credentials/password'

const PASSWORD = 'Kangning-88'
const PHONE = '13900000301'
const CHROME =
  'Mozilla/5.0 (Windows NT 10.0) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0 Safari/537.36'

let service: TestService
let head: number
let store: number

beforeAll(async () => {
  service = await startService({ sessionIdleDays: 7 })
  head = await insertBuyer(service.db, {
    phone: PHONE,
    company: '康宁连锁',
    password_hash: await hashPassword(PASSWORD),
  })
  store = await insertBuyer(service.db, { phone: '13900000302', company: '康宁一店', head_id: head })
})

afterAll(() => service.close())

beforeEach(async () => {
  service.clock.now = new Date('2026-11-20T02:00:00Z')
  await service.db.delete(sessions)
})

function later({ days = 0, minutes = 0 }): void {
  service.clock.now = new Date(service.clock.now.getTime() + (days * 1440 + minutes) * 60_000)
}

/** A browser in which the head office logged in. */
async function logIn(address = '198.51.100.7'): Promise<Browser> {
  const browser = service.visitor(address)
  await browser.raw('POST', '/api/auth/login', {
    body: new URLSearchParams({ account: PHONE, password: PASSWORD }).toString(),
    headers: {
      'content-type': 'application/x-www-form-urlencoded',
      'x-requested-with': 'yaoji',
      'user-agent': CHROME,
    },
  })
  return browser
}

const companyOf = async (browser: Browser) => (await browser.call(userBase, {})).company

test('[SV-05] a buyer sees where the account is logged in: device, network, last use, and which one is this', async () => {
  const browser = await logIn()
  later({ minutes: 1 })
  await logIn('198.51.100.8')
  later({ minutes: 30 })
  expect((await browser.call(sessionList, {})).list).toEqual([
    {
      id: expect.any(Number),
      device: 'Windows · Chrome',
      network: '198.51.100.7',
      seen_at: '2026-11-20 10:31:00',
      created_at: '2026-11-20 10:00:00',
      company: '康宁连锁',
      is_visit: 0,
      is_current: 1,
    },
    {
      id: expect.any(Number),
      device: 'Windows · Chrome',
      network: '198.51.100.8',
      seen_at: '2026-11-20 10:01:00',
      created_at: '2026-11-20 10:01:00',
      company: '康宁连锁',
      is_visit: 0,
      is_current: 0,
    },
  ])
})

test('[RO-03] [SV-05] visits to stores are in the list of the head office, and in that of the store', async () => {
  const [own, visit] = [await logIn(), await logIn()]
  later({ minutes: 1 })
  await visit.call(storeSwitch, { id: store })
  later({ minutes: 1 })
  const ofStore = await service.buyer(store)
  const seen = async (browser: Browser) =>
    (await browser.call(sessionList, {})).list.map(({ company, is_visit, is_current }) => [
      company,
      is_visit,
      is_current,
    ])
  expect(await seen(own)).toEqual([
    ['康宁一店', 1, 0],
    ['康宁连锁', 0, 1],
  ])
  expect(await seen(visit)).toEqual([
    ['康宁一店', 1, 1],
    ['康宁连锁', 0, 0],
  ])
  expect(await seen(ofStore)).toEqual([
    ['康宁一店', 0, 1],
    ['康宁一店', 1, 0],
  ])
})

test('[SV-05] a buyer ends one other session, which is over at once; the own one ends by logging out', async () => {
  const [here, there] = [await logIn(), await logIn()]
  const { list } = await here.call(sessionList, {})
  const other = list.find(({ is_current }) => is_current === 0)?.id ?? 0
  const own = list.find(({ is_current }) => is_current === 1)?.id ?? 0
  const left = await here.call(sessionEnd, { id: other })
  expect(left.list.map(({ id }) => id)).toEqual([own])
  expect([await companyOf(here), await companyOf(there)]).toEqual(['康宁连锁', ''])
  await expect(here.call(sessionEnd, { id: other })).rejects.toMatchObject({ code: 404 })
  await expect(here.call(sessionEnd, { id: own })).rejects.toMatchObject({ code: 409 })
  expect(await companyOf(here)).toBe('康宁连锁')
})

test('[SV-05] a buyer ends all other sessions, visits too, and only this browser is still known', async () => {
  const [here, there, visit] = [await logIn(), await logIn(), await logIn()]
  await visit.call(storeSwitch, { id: store })
  const ofStore = await service.buyer(store)
  expect((await here.call(sessionEndOthers, {})).list).toMatchObject([{ is_current: 1 }])
  const companies = []
  for (const browser of [here, there, visit, ofStore]) companies.push(await companyOf(browser))
  expect(companies).toEqual(['康宁连锁', '', '', '康宁一店'])
  expect(await service.db.$count(knownBrowsers)).toBe(1)
})

test('[SV-05] a login that is not used for seven days has ended; one that is used lasts 30 days', async () => {
  const [used, idle] = [await logIn(), await logIn()]
  for (let day = 0; day < 28; day += 4) {
    later({ days: 4 })
    expect(await companyOf(used)).toBe('康宁连锁')
  }
  expect(await companyOf(idle)).toBe('')
  later({ days: 1, minutes: 1439 })
  expect(await companyOf(used)).toBe('康宁连锁')
  later({ minutes: 1 })
  expect(await companyOf(used)).toBe('')
})

test('the use of a session is noted once in ten minutes, also by calls at the same time', async () => {
  const browser = await logIn()
  const seen = async () =>
    (await service.db.select({ at: sessions.seen_at }).from(sessions))[0]?.at?.toISOString()
  later({ minutes: 9 })
  await companyOf(browser)
  expect(await seen()).toBe('2026-11-20T02:00:00.000Z')
  later({ minutes: 1 })
  await Promise.all([1, 2, 3].map(() => browser.raw('GET', '/api/user/sessions')))
  expect(await seen()).toBe('2026-11-20T02:10:00.000Z')
})

test('a login that began before uses were noted goes on, and its use is noted', async () => {
  const browser = await logIn()
  await service.db.update(sessions).set({ seen_at: null, network: '' })
  expect((await browser.call(sessionList, {})).list).toMatchObject([
    { seen_at: '2026-11-20 10:00:00', network: '198.51.100.7' },
  ])
})
