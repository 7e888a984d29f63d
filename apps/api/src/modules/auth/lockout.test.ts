import { userResetPassword } from '@yaoji/api-client/contract/account'
import { payTogether } from '@yaoji/api-client/contract/payment'
import { registerAccount } from '@yaoji/api-client/contract/register'
import { authLogin, authSmsCode, authSmsLogin, userLogout } from '@yaoji/api-client/contract/user'
import { afterEach, beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest'
import { insertBuyer } from '../../../tests/fixtures'
import { type Browser, openBrowser, startService, type TestService } from '../../../tests/service'
import { build } from '../../app'
import { knownBrowsers } from '../../session/tables'
import { hashPassword } from '../credentials/password'

const PASSWORD = 'Yaoji@2026'
const PHONE = '13900000001'
const OTHER_PHONE = '13900000002'
const OWNER = '198.51.100.7'
/** Another address of the owner's network, as a connection gets a new one. */
const SAME_NETWORK = '198.51.100.90'
const OTHER_NETWORK = '192.0.2.7'

let service: TestService
let userId: number

beforeEach(async () => {
  service = await startService()
  const password_hash = await hashPassword(PASSWORD)
  userId = await insertBuyer(service.db, { username: 'kangning', phone: PHONE, password_hash })
})

afterEach(() => service.close())

/** A stranger's browser at one of many addresses, without cookies. */
const stranger = (at = 1) => service.visitor(`203.0.113.${at}`)

function later(minutes: number): void {
  service.clock.now = new Date(service.clock.now.getTime() + minutes * 60_000)
}

const codeOf = (call: Promise<unknown>) =>
  call.then(
    () => 200,
    (error: { code: number }) => error.code,
  )

const login = (browser: Browser, account = PHONE, password = PASSWORD) =>
  codeOf(browser.call(authLogin, { account, password }))

async function guessPasswords(browser: Browser, times: number, account = PHONE): Promise<number[]> {
  const answers: number[] = []
  for (let at = 0; at < times; at += 1) answers.push(await login(browser, account, `wrong ${at}`))
  return answers
}

/** Strangers with many addresses fill the limit that all of them share. */
async function exhaustPasswords(): Promise<void> {
  const answers: number[] = []
  for (let at = 1; at <= 15; at += 1) answers.push(...(await guessPasswords(stranger(at), 7)))
  expect(answers).toEqual([...Array(100).fill(422), ...Array(5).fill(429)])
}

const askCode = (browser: Browser, phone = PHONE, purpose: 'login' | 'register' | 'forget' = 'login') =>
  codeOf(browser.call(authSmsCode, { phone, purpose }))

/** Strangers with many addresses ask for a code of the number again and again, until they got those of a day. */
async function exhaustCodes(): Promise<void> {
  const answers: number[] = []
  for (let at = 1; at <= 50; at += 1) {
    answers.push(await askCode(stranger(at)))
    later(5)
  }
  expect(answers.filter(code => code === 200)).toHaveLength(10)
  expect(await askCode(stranger(201))).toBe(429)
}

const lastCode = () => /\d{6}/.exec(service.sms.at(-1)?.text ?? '')?.[0] ?? ''

const otherThan = (code: string) => (code === '000000' ? '000001' : '000000')

describe('[SV-05] who knows only a phone number', () => {
  test('keeps nobody else from the login, the payment and the change of the password', async () => {
    const inside = service.visitor(OWNER)
    expect(await login(inside)).toBe(200)
    expect(await guessPasswords(stranger(), 9)).toEqual([...Array(8).fill(422), 429])
    expect(await login(service.visitor(OWNER))).toBe(200)
    const paid = codeOf(inside.call(payTogether, { ids: [1], password: PASSWORD }))
    expect(await paid).toBe(404)
    const changed = codeOf(
      inside.call(userResetPassword, { password: 'Another-2026', old_password: PASSWORD }),
    )
    expect(await changed).toBe(200)
  })

  test('waits longer after each wrong password', async () => {
    const browser = stranger()
    const waits: number[] = []
    await guessPasswords(browser, 8)
    for (let round = 0; round < 4; round += 1) {
      let minutes = 0
      for (; (await login(browser, PHONE, 'wrong')) === 429; minutes += 1) later(1)
      waits.push(minutes)
    }
    expect(waits).toEqual([1, 2, 5, 15])
  })

  test('does not shut out the browser that the owner used before, from any number of addresses', async () => {
    const known = service.visitor(OWNER)
    await login(known)
    await known.call(userLogout, {})
    const answers: number[] = []
    for (let at = 1; at <= 20; at += 1) answers.push(...(await guessPasswords(stranger(at), 7)))
    expect(answers.filter(code => code === 422)).toHaveLength(100)
    expect(await login(stranger(200))).toBe(429)
    expect(await login(known)).toBe(200)
    const fresh = service.visitor(OWNER)
    expect(await askCode(fresh)).toBe(200)
    expect(await codeOf(fresh.call(authSmsLogin, { phone: PHONE, code: lastCode() }))).toBe(200)
  })

  test('does not shut out the owner’s browser from the same address', async () => {
    const known = service.visitor(OWNER)
    await login(known)
    const beside = service.visitor(OWNER)
    await guessPasswords(beside, 9)
    for (let at = 0; at < 40; at += 1) await login(beside, `nobody ${at}`, 'wrong')
    expect(await login(beside)).toBe(429)
    expect(await login(known)).toBe(200)
  })

  test('does not use up the codes of the number by asking again and again', async () => {
    const asking = stranger()
    const answers: number[] = []
    for (let at = 0; at < 40; at += 1) answers.push(await askCode(asking))
    expect(answers).toEqual([200, ...Array(39).fill(429)])
    later(1)
    expect(await askCode(service.visitor(OWNER))).toBe(200)
    expect(service.sms).toHaveLength(2)
  })

  test('does not use up the codes of a day', async () => {
    let sent = 0
    for (let minute = 0; minute < 24 * 60; minute += 30) {
      for (const at of [1, 2, 3]) if ((await askCode(stranger(at), PHONE, 'forget')) === 200) sent += 1
      later(30)
    }
    expect(sent).toBeLessThanOrEqual(30)
    expect(await askCode(service.visitor(OWNER), PHONE, 'forget')).toBe(200)
  })

  test('does not use up the codes of an hour for the browser that the owner used before', async () => {
    const known = service.visitor(OWNER)
    await login(known)
    await exhaustCodes()
    expect(await askCode(known)).toBe(200)
  })

  test('does not shut out a new browser in a network that the owner used before, from any number of addresses', async () => {
    await login(service.visitor(OWNER))
    await exhaustPasswords()
    const elsewhere = service.visitor(OTHER_NETWORK)
    await expect(elsewhere.call(authLogin, { account: PHONE, password: PASSWORD })).rejects.toMatchObject({
      code: 429,
      message: expect.stringContaining('请用短信验证码登录、在常用的浏览器或网络登录'),
    })
    expect(await login(service.visitor(SAME_NETWORK))).toBe(200)
  })

  test('does not use up the codes of an hour for a new browser in a network that the owner used before', async () => {
    await login(service.visitor(OWNER))
    await exhaustCodes()
    expect(await askCode(service.visitor(OTHER_NETWORK))).toBe(429)
    const fresh = service.visitor(SAME_NETWORK)
    expect(await askCode(fresh)).toBe(200)
    expect(await codeOf(fresh.call(authSmsLogin, { phone: PHONE, code: lastCode() }))).toBe(200)
  })

  test('gets no more tries in the network of the owner than elsewhere', async () => {
    await login(service.visitor(OWNER))
    const neighbour = service.visitor(SAME_NETWORK)
    expect(await guessPasswords(neighbour, 9)).toEqual([...Array(8).fill(422), 429])
    for (let at = 0; at < 32; at += 1) await login(neighbour, `nobody ${at}`, 'wrong')
    expect(await login(neighbour, 'nobody', 'wrong')).toBe(429)
    expect([await askCode(neighbour), await askCode(neighbour)]).toEqual([200, 429])

    const answers: number[] = []
    for (let at = 100; at < 120; at += 1) {
      answers.push(...(await guessPasswords(service.visitor(`198.51.100.${at}`), 7)))
    }
    expect(answers.filter(code => code === 422)).toHaveLength(92)
    later(1)
    const codes: number[] = []
    for (let at = 100; at < 130; at += 1) codes.push(await askCode(service.visitor(`198.51.100.${at}`)))
    expect(codes).toEqual([200, ...Array(29).fill(429)])
    expect(await login(service.visitor(OTHER_NETWORK))).toBe(200)
  })

  test.each([
    ['another account logged in there', async () => void (await login(service.visitor(OWNER), OTHER_PHONE))],
    [
      'the password was changed elsewhere since',
      async () => {
        await login(service.visitor(OWNER))
        const elsewhere = service.visitor(OTHER_NETWORK)
        await login(elsewhere)
        await elsewhere.call(userResetPassword, { password: 'Another-2026', old_password: PASSWORD })
      },
    ],
    [
      'the last login there is more than half a year ago',
      async () => {
        await login(service.visitor(OWNER))
        later(181 * 24 * 60)
      },
    ],
  ])('shuts a network out like any other when %s', async (_when, prepare) => {
    await insertBuyer(service.db, { phone: OTHER_PHONE, password_hash: await hashPassword(PASSWORD) })
    await prepare()
    await exhaustCodes()
    expect(await askCode(service.visitor(SAME_NETWORK))).toBe(429)
  })

  test.each(['login', 'forget', 'register'] as const)(
    'does not end the code that somebody else got: %s',
    async purpose => {
      const phone = purpose === 'register' ? '13788880001' : PHONE
      const owner = service.visitor(OWNER)
      await askCode(owner, phone, purpose)
      const code = lastCode()
      const redeem = (browser: Browser, code: string) => codeOf(redeemFor(purpose, browser, { phone, code }))
      for (const browser of [stranger(), service.visitor(OWNER)]) {
        for (let at = 0; at < 6; at += 1) expect(await redeem(browser, otherThan(code))).toBe(422)
      }
      expect(await redeem(stranger(), code)).toBe(422)
      expect(await redeem(owner, code)).toBe(200)
    },
  )
})

function redeemFor(purpose: string, browser: Browser, proof: { phone: string; code: string }) {
  if (purpose === 'login') return browser.call(authSmsLogin, proof)
  if (purpose === 'forget') return browser.call(userResetPassword, { ...proof, password: 'Another-2026' })
  return browser.call(registerAccount, { ...proof, password: 'Another2026', agreement: 1 as const })
}

test('[SV-05] the database does not show in which network an account logged in, nor who shares one', async () => {
  await insertBuyer(service.db, { phone: OTHER_PHONE, password_hash: await hashPassword(PASSWORD) })
  for (const account of [PHONE, OTHER_PHONE]) await login(service.visitor(OWNER), account)
  const rows = await service.db.select().from(knownBrowsers)
  expect(rows.map(({ network }) => network)).toEqual(Array(2).fill(expect.stringMatching(/^[\w-]{43}$/)))
  expect(new Set(rows.map(({ network }) => network)).size).toBe(2)
})

describe('[SV-05] limits', () => {
  test('phone and user name are one account', async () => {
    const browser = stranger()
    expect(await guessPasswords(browser, 4)).toEqual(Array(4).fill(422))
    expect(await guessPasswords(browser, 4, 'kangning')).toEqual(Array(4).fill(422))
    expect([await login(browser), await login(browser, 'kangning')]).toEqual([429, 429])
  })

  test('right passwords at the same time inside a session all pass, wrong ones have the limit of any others', async () => {
    const browsers = await Promise.all(Array.from({ length: 12 }, () => service.buyer(userId)))
    /** What is refused of each try: the new password, which is the current one, or what was tried as the current one. */
    const tryAll = (old_password: string) =>
      Promise.all(
        browsers.map(browser =>
          browser.call(userResetPassword, { password: PASSWORD, old_password }).catch(({ code, fields }) => {
            return code === 422 ? Object.keys(fields).join() : code
          }),
        ),
      )
    expect(await tryAll(PASSWORD)).toEqual(Array(12).fill('password'))
    const wrong = await tryAll('wrong')
    expect(wrong.filter(refused => refused === 'old_password')).toHaveLength(8)
    expect(wrong.filter(refused => refused === 429)).toHaveLength(4)
    expect(await tryAll(PASSWORD)).toEqual(Array(12).fill(429))
  })

  test('a refused try counts nowhere', async () => {
    const browser = stranger()
    await guessPasswords(browser, 60)
    expect(await login(browser, 'somebody else', 'wrong')).toBe(422)
  })

  test('a code that could not be sent is not counted', async () => {
    const { send } = service.app.deps.ports.sms
    Object.assign(service.app.deps.ports.sms, { send: () => Promise.reject(new Error('no route')) })
    const browser = service.visitor(OWNER)
    expect(await askCode(browser)).toBe(200)
    Object.assign(service.app.deps.ports.sms, { send })
    await expect.poll(() => askCode(browser)).toBe(200)
  })

  test('a code that could not be sent is logged, without the code', async () => {
    const lines: string[] = []
    const { deps } = service.app
    const sms = { send: () => Promise.reject(new Error('no route')) }
    const app = await build(
      { ...deps, ports: { ...deps.ports, sms } },
      { log: { write: line => lines.push(String(line)) > 0 } },
    )
    onTestFinished(() => app.close())
    await openBrowser(app, OWNER).call(authSmsCode, { phone: PHONE, purpose: 'login' })
    await expect.poll(() => lines.join('')).toContain('a text message was not sent')
    expect(lines.join('')).not.toMatch(new RegExp(`验证码|${PHONE}`))
  })

  test('a message that cannot be sent while the database is away ends nothing', async () => {
    const { sms } = service.app.deps.ports
    onTestFinished(() => void vi.restoreAllMocks())
    let fail = () => {}
    const send = vi.spyOn(sms, 'send').mockImplementation(
      () =>
        new Promise((_resolve, reject) => {
          fail = () => reject(new Error('no route'))
        }),
    )
    expect(await askCode(service.visitor(OWNER))).toBe(200)
    const away = vi.spyOn(service.db, 'delete').mockImplementation(() => {
      throw new Error('connection lost')
    })
    fail()
    await vi.waitFor(() => expect(away).toHaveBeenCalled())
    away.mockRestore()
    send.mockImplementation(() => {
      throw new Error('no key')
    })
    later(1)
    expect(await askCode(stranger())).toBe(200)
  })

  test('the answer says when the next code can be sent', async () => {
    const browser = service.visitor(OWNER)
    const waits: number[] = []
    for (let at = 0; at < 5; at += 1) {
      const { wait_seconds } = await browser.call(authSmsCode, { phone: PHONE, purpose: 'login' })
      waits.push(wait_seconds)
      later(wait_seconds / 60)
    }
    expect(waits).toEqual([60, 60, 60, 600, 3600])
  })

  test('the addresses of one IPv6 network are one', async () => {
    const of = (host: string) => service.visitor(`2001:db8:1:2:${host}`)
    await guessPasswords(of('aaaa::1'), 4)
    await guessPasswords(of('bbbb::2'), 4)
    expect(await login(of('cccc::3'))).toBe(429)
    expect(await login(service.visitor('2001:db8:1:3::1'))).toBe(200)
  })
})
