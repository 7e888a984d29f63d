import {
  storeSwitch,
  userCreateCode,
  userResetPassword,
  userUnbindWechat,
} from '@yaoji/api-client/contract/account'
import { cartAdd, cartList } from '@yaoji/api-client/contract/cart'
import { registerWechat } from '@yaoji/api-client/contract/register'
import { authLogin, authSmsCode, userBase, userLogout } from '@yaoji/api-client/contract/user'
import {
  wechatBind,
  wechatBinding,
  wechatConfirmed,
  wechatEnter,
  wechatStart,
} from '@yaoji/api-client/contract/wechat'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { insertBasics, insertBuyer, insertGoods } from '../../../tests/fixtures'
import { codeFor, PASSWORD } from '../../../tests/registration'
import { type Browser, startService, type TestService } from '../../../tests/service'
import { attempts, users } from '../../session/tables'
import { hashPassword } from '../credentials/password'
import { wechatRequests } from './tables'

const NOW = new Date('2026-11-20T02:00:00Z')
const MINUTE = 60_000
const EXPIRED = '微信确认已失效，请重新确认'

let service: TestService
let phones = 0

beforeAll(async () => {
  service = await startService()
  await insertBasics(service.db)
  await insertGoods(service.db, { id: 1 })
})

afterAll(() => service.close())

beforeEach(async () => {
  service.clock.now = NOW
  // All browsers of these tests have one address, which may send 30 codes in an hour.
  await service.db.delete(attempts)
})

function newPhone(): string {
  phones += 1
  return `1360000${String(phones).padStart(4, '0')}`
}

interface Member {
  readonly browser: Browser
  readonly id: number
  readonly phone: string
}

async function newMember(): Promise<Member> {
  const phone = newPhone()
  const id = await insertBuyer(service.db, { phone })
  return { browser: await service.buyer(id), id, phone }
}

/** Opens the page of WeChat in this browser and presses a button; returns where the browser goes then. */
async function press(browser: Browser, url: string, action: string): Promise<URL> {
  expect((await browser.raw('GET', url)).status).toBe(200)
  const { status, headers } = await browser.raw('POST', url, {
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    body: `action=${action}`,
  })
  expect([status, headers['cache-control']]).toEqual([303, 'no-store'])
  return new URL(String(headers.location), 'http://shop.test')
}

/** Confirms on the page of WeChat; returns what the address has afterwards. */
async function confirm(browser: Browser, url: string) {
  const { searchParams } = await press(browser, url, 'confirm')
  return { code: searchParams.get('code') ?? '', state: searchParams.get('state') ?? '' }
}

const ACTIONS = { wechat: '您正在绑定微信', unbind: '您正在解除绑定微信' } as const

/** Sends a code, a minute after the one before, and reads it. */
async function sentCode({ browser, phone }: Member, purpose: keyof typeof ACTIONS): Promise<string> {
  pass(MINUTE)
  await browser.call(authSmsCode, { phone, purpose })
  const sent = service.sms.findLast(each => each.phone === phone)?.text ?? ''
  expect(sent).toContain(ACTIONS[purpose])
  return /验证码 (\d{6})/.exec(sent)?.[1] ?? ''
}

function pass(ms: number): void {
  service.clock.now = new Date(service.clock.now.getTime() + ms)
}

async function startBinding(member: Member) {
  return member.browser.call(userCreateCode, { code: await sentCode(member, 'wechat') })
}

async function bind(member: Member) {
  const { url } = await startBinding(member)
  return member.browser.call(wechatBind, await confirm(member.browser, url))
}

async function enter(browser: Browser) {
  const { url } = await browser.call(wechatStart, {})
  return browser.call(wechatEnter, await confirm(browser, url))
}

async function unbind(member: Member) {
  return member.browser.call(userUnbindWechat, { code: await sentCode(member, 'unbind') })
}

describe('binding', () => {
  test('[AP-19] [RT-25 /zhzx/bdwx] a confirmation binds the WeChat of the browser to the account', async () => {
    const member = await newMember()
    const { browser } = member
    expect(await browser.call(wechatBinding, {})).toEqual({ is_bound: 0, nickname: '', bound_at: null })
    const { url, expires_seconds, expires_at } = await startBinding(member)
    expect([expires_seconds, expires_at]).toEqual([300, '2026-11-20 10:06:00'])
    const back = await press(browser, url, 'confirm')
    expect(back.pathname).toBe('/zhzx/bdwx')
    const { code = '', state = '' } = Object.fromEntries(back.searchParams)
    const bound = await browser.call(wechatBind, { code, state })
    expect(bound).toEqual({
      is_bound: 1,
      nickname: expect.stringMatching(/^微信用户\d{4}$/),
      bound_at: '2026-11-20 10:01:00',
    })
    expect(await browser.call(wechatBinding, {})).toEqual(bound)
    expect((await browser.call(userBase, {})).wechat).toBe(bound.nickname)
  })

  test('[AP-19] [SV-05] a state has one use, also when what it was used for is refused', async () => {
    const first = await newMember()
    const { url } = await startBinding(first)
    const given = await confirm(first.browser, url)
    await first.browser.call(wechatBind, given)
    await expect(first.browser.call(wechatBind, given)).rejects.toMatchObject({ code: 409, message: EXPIRED })
    const stored = await service.db.select({ state: wechatRequests.state_hash }).from(wechatRequests)
    expect(stored.map(({ state }) => state)).not.toContain(given.state)

    const second = await newMember()
    const { browser } = second
    const { state } = await confirm(browser, (await startBinding(second)).url)
    const wrong = browser.call(wechatBind, { code: 'bm90.aGluZw', state })
    await expect(wrong).rejects.toMatchObject({ message: EXPIRED })
    await expect(browser.call(wechatBind, { code: given.code, state })).rejects.toMatchObject({
      message: EXPIRED,
    })
    expect((await browser.call(wechatBinding, {})).is_bound).toBe(0)
  })

  test('[AP-19] [SV-05] a state of another session, purpose or account binds nothing', async () => {
    const attacker = await newMember()
    const victim = await newMember()
    const sent = await confirm(attacker.browser, (await startBinding(attacker)).url)
    await expect(victim.browser.call(wechatBind, sent)).rejects.toMatchObject({ message: EXPIRED })

    // The victim has a state of the own session, and the attacker knows neither it nor a code for it.
    const { url } = await startBinding(victim)
    const own = new URL(url, 'http://shop.test').searchParams.get('state') ?? ''
    const mixed = victim.browser.call(wechatBind, { code: sent.code, state: own })
    await expect(mixed).rejects.toMatchObject({ message: EXPIRED })

    const login = await confirm(victim.browser, (await victim.browser.call(wechatStart, {})).url)
    await expect(victim.browser.call(wechatBind, login)).rejects.toMatchObject({ message: EXPIRED })
    expect((await victim.browser.call(wechatBinding, {})).is_bound).toBe(0)
  })

  test('[AP-19] a confirmation lasts five minutes, and a new one replaces it', async () => {
    const member = await newMember()
    const { browser } = member
    const first = await confirm(browser, (await startBinding(member)).url)
    const second = await confirm(browser, (await startBinding(member)).url)
    await expect(browser.call(wechatBind, first)).rejects.toMatchObject({ message: EXPIRED })
    pass(5 * MINUTE)
    await expect(browser.call(wechatBind, second)).rejects.toMatchObject({ message: EXPIRED })
  })

  test('a WeChat has one account of the shop, and an account one WeChat', async () => {
    const one = await newMember()
    const other = await newMember()
    const { nickname } = await bind(one)
    // The same phone: another account of the shop in the same browser.
    const phone = one.browser.cookies.get('yaoji-wechat') ?? ''
    other.browser.cookies.set('yaoji-wechat', phone)
    await expect(bind(other)).rejects.toMatchObject({
      code: 409,
      message: '这个微信已绑定其他账号，请先在该账号里解除绑定',
    })
    expect((await bind(one)).nickname).toBe(nickname)
    one.browser.cookies.delete('yaoji-wechat')
    await expect(bind(one)).rejects.toMatchObject({
      message: `当前账号已绑定微信“${nickname}”，请先解除绑定`,
    })
    pass(10 * MINUTE)
    await unbind(one)
    expect((await bind(other)).nickname).toBe(nickname)
  })

  test('two accounts that bind one WeChat at the same time: one is refused', async () => {
    const members = [await newMember(), await newMember()]
    const confirmed = await Promise.all(
      members.map(async member => {
        member.browser.cookies.set('yaoji-wechat', 'the same phone')
        return confirm(member.browser, (await startBinding(member)).url)
      }),
    )
    const results = await Promise.allSettled(
      members.map(({ browser }, at) => browser.call(wechatBind, confirmed[at]!)),
    )
    expect(results.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
    expect(results.find(({ status }) => status === 'rejected')).toMatchObject({ reason: { code: 409 } })
  })
})

describe('the proof before a binding', () => {
  test('[AP-19] [SV-05] a session alone binds nothing: no code, a wrong one, one for another purpose or number', async () => {
    const member = await newMember()
    const other = await newMember()
    const unbinding = await sentCode(member, 'unbind')
    const foreign = await sentCode(other, 'wechat')
    for (const code of [unbinding, foreign, '000000']) {
      await expect(member.browser.call(userCreateCode, { code })).rejects.toMatchObject({
        fields: { code: ['验证码不正确，请核对或重新获取'] },
      })
    }
    await expect(member.browser.call(userCreateCode, { code: '' })).rejects.toMatchObject({ kind: 'invalid' })
  })

  test('[AP-19] [SV-05] a code begins one binding', async () => {
    const member = await newMember()
    const code = await sentCode(member, 'wechat')
    await member.browser.call(userCreateCode, { code })
    await expect(member.browser.call(userCreateCode, { code })).rejects.toMatchObject({ kind: 'invalid' })
  })

  test('[AP-19] [RO-03] a head office that visits a store cannot bind itself to the store', async () => {
    const head = await newMember()
    const store = await newMember()
    await service.db.update(users).set({ head_id: head.id }).where(eq(users.id, store.id))
    await head.browser.call(storeSwitch, { id: store.id })
    const own = await sentCode(head, 'wechat')
    await expect(head.browser.call(userCreateCode, { code: own })).rejects.toMatchObject({ kind: 'invalid' })
  })

  test('[AP-31] [SV-05] a new password ends the confirmations of the other sessions', async () => {
    const member = await newMember()
    const thief = { ...member, browser: await service.buyer(member.id) }
    const given = await confirm(thief.browser, (await startBinding(thief)).url)
    const old_password = PASSWORD
    await service.db
      .update(users)
      .set({ password_hash: await hashPassword(old_password) })
      .where(eq(users.id, member.id))
    await member.browser.call(userResetPassword, { old_password, password: 'Another-2027' })
    await expect(thief.browser.call(wechatBind, given)).rejects.toMatchObject({ kind: 'unauthenticated' })
    expect((await member.browser.call(wechatBinding, {})).is_bound).toBe(0)
  })
})

describe('unbinding', () => {
  test('[AP-20] [RT-25 /zhzx/bdwx] a code sent to the number of the account removes the WeChat', async () => {
    const member = await newMember()
    await bind(member)
    await unbind(member)
    expect(await member.browser.call(wechatBinding, {})).toEqual({
      is_bound: 0,
      nickname: '',
      bound_at: null,
    })
    expect((await member.browser.call(userBase, {})).wechat).toBe('')
    await expect(unbind(member)).rejects.toMatchObject({ kind: 'refused' })
    await expect(member.browser.call(userUnbindWechat, { code: '123456' })).rejects.toMatchObject({
      code: 409,
      message: '您还没有绑定微信',
    })
  })

  test('[AP-20] [SV-05] a wrong code, and one for another purpose or number, remove nothing', async () => {
    const member = await newMember()
    const other = await newMember()
    await bind(member)
    const binding = await sentCode(member, 'wechat')
    const foreign = await sentCode(other, 'unbind')
    for (const code of [binding, foreign, '000000']) {
      await expect(member.browser.call(userUnbindWechat, { code })).rejects.toMatchObject({
        fields: { code: ['验证码不正确，请核对或重新获取'] },
      })
    }
    await expect(member.browser.call(userUnbindWechat, { code: '' })).rejects.toMatchObject({
      kind: 'invalid',
    })
    expect((await member.browser.call(wechatBinding, {})).is_bound).toBe(1)
  })
})

describe('login and registration', () => {
  test('[RT-17 /register/wechat] a bound WeChat logs in, and the visitor’s cart comes along', async () => {
    const member = await newMember()
    const { browser, id } = member
    const { nickname } = await bind(member)
    await browser.call(userLogout, {})
    await browser.call(cartAdd, { params: [{ goods_id: 1, number: 2 }] })
    const visitor = browser.cookies.get('yaoji')
    const { user } = await enter(browser)
    expect(user).toMatchObject({ user_id: id, wechat: nickname })
    expect(browser.cookies.get('yaoji')).not.toBe(visitor)
    expect((await browser.call(cartList, {})).list).toMatchObject([{ number: 2 }])
  })

  test('[RT-17 /register/wechat] a WeChat that was unbound logs nobody in', async () => {
    const member = await newMember()
    await bind(member)
    await unbind(member)
    await member.browser.call(userLogout, {})
    expect(await enter(member.browser)).toEqual({ user: null, cart_merged: 0, cart_changes: [] })
    expect((await member.browser.call(userBase, {})).company).toBe('')
  })

  test('[RT-17 /register/wechat] [SV-05] a confirmation in another browser logs nobody in here', async () => {
    const member = await newMember()
    const { browser } = member
    await bind(member)
    await browser.call(userLogout, {})
    const sent = await confirm(browser, (await browser.call(wechatStart, {})).url)
    const victim = service.visitor()
    await expect(victim.call(wechatEnter, sent)).rejects.toMatchObject({ message: EXPIRED })
    await victim.call(wechatStart, {})
    await expect(victim.call(wechatEnter, sent)).rejects.toMatchObject({ message: EXPIRED })
    expect((await victim.call(userBase, {})).company).toBe('')
  })

  test('[RT-17 /register/wechat] an unknown WeChat registers with a phone, is bound, and logs in the next time', async () => {
    const browser = service.visitor()
    expect(await browser.call(wechatConfirmed, {})).toEqual({ nickname: '' })
    expect(await enter(browser)).toEqual({ user: null, cart_merged: 0, cart_changes: [] })
    const { nickname } = await browser.call(wechatConfirmed, {})
    expect(nickname).toMatch(/^微信用户\d{4}$/)
    const phone = newPhone()
    const code = await codeFor(service, browser, phone)
    const made = await browser.call(registerWechat, { phone, code, password: PASSWORD, agreement: 1 })
    expect(made).toMatchObject({
      has_account: 0,
      user: { phone, wechat: nickname },
      registration: { step: 'enterprise' },
    })
    expect(await browser.call(wechatConfirmed, {})).toEqual({ nickname: '' })
    await browser.call(userLogout, {})
    expect((await enter(browser)).user).toMatchObject({ phone })
    const again = service.visitor()
    expect((await again.call(authLogin, { account: phone, password: PASSWORD })).user.wechat).toBe(nickname)
  })

  test('[RT-17 /register/wechat] a phone that has an account stays unbound, and the confirmation is kept', async () => {
    const { phone, id } = await newMember()
    const browser = service.visitor()
    await enter(browser)
    const code = await codeFor(service, browser, phone)
    const answer = await browser.call(registerWechat, { phone, code, password: PASSWORD, agreement: 1 })
    expect(answer).toMatchObject({ has_account: 1, user: null })
    const [row] = await service.db.select().from(users).where(eq(users.id, id))
    expect(row?.wechat_openid).toBeNull()
    expect((await browser.call(wechatConfirmed, {})).nickname).not.toBe('')
  })

  test('[RT-17 /register/wechat] without a confirmation, or half an hour after it, no account is made', async () => {
    const browser = service.visitor()
    const input = { phone: newPhone(), code: '123456', password: PASSWORD, agreement: 1 } as const
    await expect(browser.call(registerWechat, input)).rejects.toMatchObject({ code: 409, message: EXPIRED })
    await enter(browser)
    service.clock.now = new Date(NOW.getTime() + 30 * MINUTE)
    await expect(browser.call(registerWechat, input)).rejects.toMatchObject({ code: 409, message: EXPIRED })
    expect(await browser.call(wechatConfirmed, {})).toEqual({ nickname: '' })
  })

  test('[RT-17 /register/wechat] a WeChat that was bound since it confirmed makes no second account', async () => {
    const browser = service.visitor()
    browser.cookies.set('yaoji-wechat', 'a phone in two browsers')
    await enter(browser)
    const member = await newMember()
    member.browser.cookies.set('yaoji-wechat', 'a phone in two browsers')
    await bind(member)
    const phone = newPhone()
    const code = await codeFor(service, browser, phone)
    const call = browser.call(registerWechat, { phone, code, password: PASSWORD, agreement: 1 })
    await expect(call).rejects.toMatchObject({ code: 409 })
    expect(await service.db.select().from(users).where(eq(users.phone, phone))).toEqual([])
  })
})

describe('the page of the in-service WeChat', () => {
  test('says what is asked, and returns without a code when the user declines', async () => {
    const member = await newMember()
    const { browser } = member
    const { url } = await startBinding(member)
    const { body } = await browser.raw('GET', url)
    expect(body.msg).toContain('药集申请使用您的微信')
    expect(body.msg).toContain('绑定到当前药集账号')
    const back = await press(browser, url, 'decline')
    expect([back.pathname, back.searchParams.has('code')]).toEqual(['/zhzx/bdwx', false])
  })

  test('another account is shown before it can confirm, and a browser without one is never asked in silence', async () => {
    const browser = service.visitor()
    const { url } = await browser.call(wechatStart, {})
    const nameOf = async () => /微信用户\d{4}/.exec((await browser.raw('GET', url)).body.msg)?.[0]
    const first = await nameOf()
    const changed = await press(browser, url, 'change')
    expect(changed.pathname + changed.search).toBe(url)
    expect(await nameOf()).not.toBe(first)
    const stranger = service.visitor()
    const { headers } = await stranger.raw('POST', url, {
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      body: 'action=confirm',
    })
    expect(headers.location).toBe(url)
  })

  test.each([
    '',
    '?state=abc',
    '?state=abc&return_path=https://evil.example',
    '?state=abc&return_path=//evil.example',
    '?state=%22%3E%3Cscript%3E&return_path=/register/wechat',
    '?state=abc&return_path=/constructor',
  ])('[SV-05] %j is no request of the shop', async query => {
    const { status, body } = await service.visitor().raw('GET', `/wechat/confirm${query}`)
    expect([status, body.msg.includes('链接不完整')]).toEqual([400, true])
  })
})
