import { authLogin, authSmsCode, authSmsLogin, userBase, userLogout } from '@yaoji/api-client/contract/user'
import { count, eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { insertBuyer } from '../../../tests/fixtures'
import { startService, type TestService } from '../../../tests/service'
import { attempts, sessions } from '../../session/tables'
import { hashPassword } from '../credentials/password'

const PASSWORD = 'Yaoji@2026'

let service: TestService
let buyerId: number

beforeAll(async () => {
  service = await startService()
  const password_hash = await hashPassword(PASSWORD)
  buyerId = await insertBuyer(service.db, { username: 'kangning', phone: '13900000001', password_hash })
  await insertBuyer(service.db, {
    username: 'other',
    phone: '13900000002',
    password_hash,
    company: '安康诊所',
  })
})

afterAll(() => service.close())

/** Minutes for which an attempt counts. */
const A_DAY = 24 * 60

/** Later, so that one test's tries are not another's. */
function later(minutes: number): void {
  service.clock.now = new Date(service.clock.now.getTime() + minutes * 60_000)
}

async function sessionsOf(userId: number): Promise<number> {
  const [row] = await service.db
    .select({ number: count() })
    .from(sessions)
    .where(eq(sessions.user_id, userId))
  return row?.number ?? 0
}

test('[RO-02] a buyer logs in by mobile number or user name, and the page knows who it is', async () => {
  const browser = service.visitor()
  const { user } = await browser.call(authLogin, { account: '139 0000-0001', password: PASSWORD })
  expect(user).toMatchObject({ company: '康宁大药房', phone: '13900000001', is_passed: 1, token: '' })
  expect((await browser.call(userBase, {})).company).toBe('康宁大药房')
  const again = service.visitor()
  expect((await again.call(authLogin, { account: 'kangning', password: PASSWORD })).user.user_id).toBe(
    buyerId,
  )
})

test('[SV-05] a login gets a token of its own, and the token before it is dead', async () => {
  const browser = service.visitor()
  await browser.call(authLogin, { account: 'kangning', password: PASSWORD })
  const before = browser.cookies.get('yaoji') as string
  await browser.call(authLogin, { account: 'other', password: PASSWORD })
  expect(browser.cookies.get('yaoji')).not.toBe(before)
  browser.cookies.set('yaoji', before)
  expect((await browser.call(userBase, {})).company).toBe('')
})

test('[AP-35] logging out ends the session at once, wherever its token is', async () => {
  const browser = await service.buyer(buyerId)
  const token = browser.cookies.get('yaoji') as string
  await browser.call(userLogout, {})
  expect(browser.cookies.has('yaoji')).toBe(false)
  browser.cookies.set('yaoji', token)
  expect((await browser.call(userBase, {})).company).toBe('')
})

test('[SV-05] a wrong password and an unknown account are answered alike', async () => {
  const browser = service.visitor()
  const known = await browser.raw(
    'POST',
    '/api/auth/login',
    form({ account: 'kangning', password: 'wrong one' }),
  )
  const unknown = await browser.raw(
    'POST',
    '/api/auth/login',
    form({ account: 'nobody', password: 'wrong one' }),
  )
  expect(known.status).toBe(422)
  expect(unknown).toMatchObject({ status: known.status, body: known.body })
})

test('[SV-05] an account takes eight wrong tries in a quarter of an hour, right or wrong after that', async () => {
  later(A_DAY)
  const browser = service.visitor()
  const before = await sessionsOf(buyerId)
  for (let at = 0; at < 8; at += 1) {
    await expect(
      browser.call(authLogin, { account: 'kangning', password: `wrong ${at}` }),
    ).rejects.toMatchObject({ code: 422 })
  }
  await expect(browser.call(authLogin, { account: 'kangning', password: PASSWORD })).rejects.toMatchObject({
    code: 429,
  })
  expect(await sessionsOf(buyerId)).toBe(before)
  later(16)
  await browser.call(authLogin, { account: 'kangning', password: PASSWORD })
})

test('[SV-05] tries at the same time count each other', async () => {
  later(A_DAY)
  const browser = service.visitor()
  const tries = Array.from({ length: 30 }, (_, at) =>
    browser.raw('POST', '/api/auth/login', form({ account: 'nobody', password: `guess ${at}` })),
  )
  const statuses = (await Promise.all(tries)).map(answer => answer.status)
  expect(statuses.filter(status => status === 422)).toHaveLength(8)
  expect(statuses.filter(status => status === 429)).toHaveLength(22)
})

test('[SV-05] one address takes forty wrong tries over all accounts', async () => {
  later(20)
  const browser = service.visitor()
  const statuses: number[] = []
  for (let at = 0; at < 42; at += 1) {
    const answer = await browser.raw(
      'POST',
      '/api/auth/login',
      form({ account: `nobody ${at}`, password: 'x' }),
    )
    statuses.push(answer.status)
  }
  expect(statuses.slice(0, 40).every(status => status === 422)).toBe(true)
  expect(statuses.slice(40)).toEqual([429, 429])
})

test('a login that went well leaves no counted try', async () => {
  later(A_DAY)
  await service.db.delete(attempts)
  const browser = service.visitor()
  await browser.raw('POST', '/api/auth/login', form({ account: 'kangning', password: 'wrong' }))
  await browser.call(authLogin, { account: 'kangning', password: PASSWORD })
  const left = await service.db.select({ subject: attempts.subject }).from(attempts)
  // The wrong one stays counted where owners do not count.
  expect(left.map(({ subject }) => subject).toSorted()).toEqual([
    'address:127.0.0.1',
    expect.stringMatching(new RegExp(`^login:user:${buyerId}:network:`)),
  ])
})

test('a code sent to the number logs in once', async () => {
  later(20)
  const browser = service.visitor()
  expect(await browser.call(authSmsCode, { phone: '13900000001', purpose: 'login' })).toEqual({
    wait_seconds: 60,
    valid_seconds: 300,
  })
  const code = lastCode()
  const { user } = await browser.call(authSmsLogin, { phone: '13900000001', code })
  expect(user.company).toBe('康宁大药房')
  await expect(browser.call(authSmsLogin, { phone: '13900000001', code })).rejects.toMatchObject({
    code: 422,
  })
})

test('a number gets one code a minute, and a code holds five minutes', async () => {
  later(20)
  const browser = service.visitor()
  await browser.call(authSmsCode, { phone: '13900000001', purpose: 'login' })
  const code = lastCode()
  await expect(browser.call(authSmsCode, { phone: '13900000001', purpose: 'forget' })).rejects.toMatchObject({
    code: 429,
  })
  later(5)
  await expect(browser.call(authSmsLogin, { phone: '13900000001', code })).rejects.toMatchObject({
    code: 422,
  })
})

test('[SV-05] five wrong codes kill the right one', async () => {
  later(20)
  const browser = service.visitor()
  await browser.call(authSmsCode, { phone: '13900000001', purpose: 'login' })
  const code = lastCode()
  for (let at = 0; at < 5; at += 1) {
    const wrong = code === '000000' ? '000001' : '000000'
    await expect(browser.call(authSmsLogin, { phone: '13900000001', code: wrong })).rejects.toThrow()
  }
  await expect(browser.call(authSmsLogin, { phone: '13900000001', code })).rejects.toMatchObject({
    code: 422,
  })
})

test('[SV-05] asking for a code does not reveal who has an account', async () => {
  later(20)
  const browser = service.visitor()
  const sent = service.sms.length
  const unknown = await browser.call(authSmsCode, { phone: '13700000009', purpose: 'forget' })
  expect(unknown).toEqual({ wait_seconds: 60, valid_seconds: 300 })
  expect(service.sms).toHaveLength(sent)
  const other = await browser.raw('POST', '/api/auth/sms_code', form({ phone: '110', purpose: 'login' }))
  expect(other.status).toBe(422)
})

function form(fields: Record<string, string>) {
  return {
    body: new URLSearchParams(fields).toString(),
    headers: { 'content-type': 'application/x-www-form-urlencoded', 'x-requested-with': 'test' },
  }
}

function lastCode(): string {
  return /\d{6}/.exec(service.sms.at(-1)?.text ?? '')?.[0] ?? ''
}
