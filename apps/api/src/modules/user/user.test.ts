import {
  chatTicket,
  storeList,
  storeSwitch,
  userCreateCode,
  userPhone,
  userResetPassword,
  userUnbindWechat,
  userUpdateInfo,
} from '@yaoji/api-client/contract/account'
import { authLogin, authSmsCode, userBase } from '@yaoji/api-client/contract/user'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { insertBasics, insertBuyer, insertGoods } from '../../../tests/fixtures'
import { startService, type TestService } from '../../../tests/service'
import { hashPassword, verifyPassword } from '../credentials/password'
import { controlledGrants, users } from '../session/tables'
import { tickets } from './tables'
import { takeTicket } from './tickets'

const PASSWORD = 'Yaoji@2026'

let service: TestService
let buyerId: number
let headId: number
let storeIds: number[]

beforeAll(async () => {
  service = await startService()
  const password_hash = await hashPassword(PASSWORD)
  buyerId = await insertBuyer(service.db, { phone: '13900000001', password_hash, scopes: ['化学药'] })
  headId = await insertBuyer(service.db, { phone: '13900000010', password_hash, company: '总部' })
  storeIds = []
  for (const at of [1, 2]) {
    const store = { phone: `1390000001${at}`, password_hash, company: `${at} 店`, head_id: headId }
    storeIds.push(await insertBuyer(service.db, store))
  }
  await insertBasics(service.db)
  await insertGoods(service.db, { id: 1, is_youx: 1, scope: '化学药' })
})

beforeEach(() => {
  service.clock.now = new Date(service.clock.now.getTime() + 30 * 60_000)
})

afterAll(() => service.close())

test('[AP-34] [RO-01] a visitor gets the same shape with an empty company and the default service', async () => {
  const user = await service.visitor().call(userBase, {})
  expect(user).toMatchObject({ show: 1, company: '', cart: 0, is_show_youx: 1, admin: { is_default: 1 } })
})

test('[AP-34] [RO-02] a buyer gets the own account manager, or the default service', async () => {
  const browser = await service.buyer(buyerId)
  expect((await browser.call(userBase, {})).admin).toMatchObject({ is_default: 1 })
  await service.db
    .update(users)
    .set({ manager_name: '李经理', manager_phone: '021-60000001' })
    .where(eq(users.id, buyerId))
  expect((await browser.call(userBase, {})).admin).toEqual({
    name: '李经理',
    phone: '021-60000001',
    is_default: 0,
  })
})

test('[AP-34] what a buyer may do comes from the licence and the grants', async () => {
  const browser = await service.buyer(buyerId)
  expect(await browser.call(userBase, {})).toMatchObject({ is_special: 0, is_show_youx: 1 })
  await service.db.insert(controlledGrants).values({ user_id: buyerId, goods_id: 1 })
  expect((await browser.call(userBase, {})).is_special).toBe(1)
  const herbalist = await insertBuyer(service.db, { phone: '13900000020', scopes: ['中药饮片'] })
  expect((await (await service.buyer(herbalist)).call(userBase, {})).is_show_youx).toBe(0)
})

test('[AP-30] the name changes at once, a new number only with the code sent to it', async () => {
  const browser = await service.buyer(buyerId)
  const { user } = await browser.call(userUpdateInfo, { name: '张药师', phone: '13900000001' })
  expect(user.name).toBe('张药师')
  await expect(browser.call(userUpdateInfo, { name: '张药师', phone: '13900000099' })).rejects.toMatchObject({
    fields: { code: [expect.any(String)] },
  })
  await browser.call(authSmsCode, { phone: '13900000099', purpose: 'bind' })
  const moved = await browser.call(userUpdateInfo, { name: '张药师', phone: '13900000099', code: lastCode() })
  expect(moved.user.phone).toBe('13900000099')
  await service.db.update(users).set({ phone: '13900000001' }).where(eq(users.id, buyerId))
})

test('[AP-30] [SV-05] a number of another account is not taken', async () => {
  const browser = await service.buyer(buyerId)
  await browser.call(authSmsCode, { phone: '13900000010', purpose: 'bind' })
  await expect(
    browser.call(userUpdateInfo, { name: '张药师', phone: '13900000010', code: lastCode() }),
  ).rejects.toMatchObject({ fields: { phone: ['该手机号已绑定其他账号'] } })
  await expect(
    service.visitor().call(userUpdateInfo, { name: '张药师', phone: '13900000001' }),
  ).rejects.toMatchObject({ kind: 'unauthenticated' })
})

test('[AP-31] [SV-05] a new password asks for the current one and ends the other sessions', async () => {
  const [browser, other] = [await service.buyer(headId), await service.buyer(headId)]
  await expect(browser.call(userResetPassword, { password: 'New-2026!' })).rejects.toMatchObject({
    code: 422,
  })
  await expect(
    browser.call(userResetPassword, { password: 'New-2026!', old_password: 'not mine' }),
  ).rejects.toMatchObject({ fields: { old_password: ['当前密码不正确'] } })
  await browser.call(userResetPassword, { password: 'New-2026!', old_password: PASSWORD })
  expect((await browser.call(userBase, {})).company).toBe('总部')
  expect((await other.call(userBase, {})).company).toBe('')
  const [row] = await service.db.select().from(users).where(eq(users.id, headId))
  expect(await verifyPassword(row!.password_hash, 'New-2026!')).toBe(true)
})

test('[AP-31] who forgot the password sets a new one with the code sent to the number', async () => {
  const browser = service.visitor()
  await expect(browser.call(userResetPassword, { password: 'Another-2026' })).rejects.toMatchObject({
    code: 401,
  })
  await browser.call(authSmsCode, { phone: '13900000010', purpose: 'forget' })
  const code = lastCode()
  await expect(
    browser.call(userResetPassword, { password: '12345678', phone: '13900000010', code }),
  ).rejects.toMatchObject({ fields: { password: ['密码过于简单，请换一个'] } })
  await browser.call(userResetPassword, { password: 'Another-2026', phone: '13900000010', code })
  const { user } = await browser.call(authLogin, { account: '13900000010', password: 'Another-2026' })
  expect(user.company).toBe('总部')
})

test('[AP-31] [SV-05] a code for another purpose, or of another number, proves nothing', async () => {
  const browser = service.visitor()
  await browser.call(authSmsCode, { phone: '13900000011', purpose: 'login' })
  const code = lastCode()
  for (const phone of ['13900000011', '13900000010', '13711111111']) {
    await expect(
      browser.call(userResetPassword, { password: 'Stolen-2026', phone, code }),
    ).rejects.toMatchObject({ fields: { code: [expect.any(String)] } })
  }
})

test('[AP-36] [SV-05] a number with an account and one without are answered alike', async () => {
  const browser = service.visitor()
  const known = await browser.call(userPhone, { value: '13900000001' })
  const unknown = await browser.call(userPhone, { value: '13788888888' })
  expect({ ...known, phone: '' }).toEqual({ ...unknown, phone: '' })
  expect(await browser.call(userPhone, { value: '12345' })).toMatchObject({ is_mobile: 0 })
})

test('[AP-19] a code to scan with WeChat holds five minutes, and a new one replaces it', async () => {
  const browser = await service.buyer(buyerId)
  const { url, expires_seconds } = await browser.call(userCreateCode, {})
  expect(url).toMatch(/^http:\/\/shop\.test\/register\/wechat\?code=[\w-]{32}$/)
  expect(expires_seconds).toBe(300)
  await browser.call(userCreateCode, {})
  const rows = await service.db.select().from(tickets).where(eq(tickets.purpose, 'wechat'))
  expect(rows).toHaveLength(1)
  expect(rows[0]?.token_hash).not.toContain(url.split('=')[1])
})

test('[AP-20] the bound WeChat is taken off, and with none bound the answer says so', async () => {
  const browser = await service.buyer(buyerId)
  await service.db.update(users).set({ wechat: '张药师的微信' }).where(eq(users.id, buyerId))
  await browser.call(userUnbindWechat, {})
  expect((await browser.call(userBase, {})).wechat).toBe('')
  await expect(browser.call(userUnbindWechat, {})).rejects.toMatchObject({ code: 409 })
})

test('[CH-17] [SV-05] a chat ticket opens one window, once, within a minute', async () => {
  const browser = await service.buyer(buyerId)
  await expect(browser.call(chatTicket, {})).rejects.toMatchObject({ code: 403 })
  await service.db.update(users).set({ is_can_chat: true }).where(eq(users.id, buyerId))
  const first = await browser.call(chatTicket, {})
  const take = (token: string, seconds: number) => {
    const now = new Date(service.clock.now.getTime() + seconds * 1000)
    return takeTicket({ db: service.db, now }, { token, purpose: 'chat' })
  }
  expect(await take(first.token, 59)).toBe(buyerId)
  expect(await take(first.token, 59)).toBeNull()
  const second = await browser.call(chatTicket, {})
  expect(await take(second.token, 60)).toBeNull()
})

test('[CH-17] the chat window greets the buyer, once a ticket, and nobody else’s name', async () => {
  const browser = await service.buyer(buyerId)
  await service.db
    .update(users)
    .set({ is_can_chat: true, company: '<b>康宁</b>' })
    .where(eq(users.id, buyerId))
  const open = async (change: Record<string, string> = {}) => {
    const { url, username, token } = await browser.call(chatTicket, {})
    const address = `${url}?${new URLSearchParams({ username, token, ...change })}`
    return { first: await browser.raw('GET', address), again: await browser.raw('GET', address) }
  }
  const { first, again } = await open()
  expect([first.status, again.status]).toEqual([200, 403])
  expect(first.body.msg).toContain('&#60;b&#62;康宁')
  expect(first.body.msg).not.toContain('<b>')
  expect(first.headers['cache-control']).toBe('no-store')
  expect((await open({ username: 'somebody' })).first.status).toBe(403)
  expect((await browser.raw('GET', '/chat/window?token[a]=1')).status).toBe(403)
  await service.db.update(users).set({ company: '康宁大药房' }).where(eq(users.id, buyerId))
})

test('[RO-03] a head office sees its stores and goes on as one of them, and back', async () => {
  const browser = await service.buyer(headId)
  const { list } = await browser.call(storeList, {})
  expect(list.map(store => [store.company, store.is_current, store.can_switch])).toEqual([
    ['总部', 1, 0],
    ['1 店', 0, 1],
    ['2 店', 0, 1],
  ])
  const token = browser.cookies.get('yaoji')
  expect((await browser.call(storeSwitch, { id: storeIds[0]! })).user.company).toBe('1 店')
  expect(browser.cookies.get('yaoji')).not.toBe(token)
  expect((await browser.call(storeSwitch, { id: storeIds[1]! })).user.company).toBe('2 店')
  expect((await browser.call(storeSwitch, { id: headId })).user.company).toBe('总部')
})

test('[RO-03] [SV-05] a store does not become its head office or a sister, nor anybody a stranger', async () => {
  const store = await service.buyer(storeIds[0]!)
  expect((await store.call(storeList, {})).list.every(each => each.can_switch === 0)).toBe(true)
  for (const id of [headId, storeIds[1]!, buyerId, 9999]) {
    await expect(store.call(storeSwitch, { id })).rejects.toMatchObject({ code: 404 })
  }
  const head = await service.buyer(headId)
  await expect(head.call(storeSwitch, { id: buyerId })).rejects.toMatchObject({ code: 404 })
})

function lastCode(): string {
  return /\d{6}/.exec(service.sms.at(-1)?.text ?? '')?.[0] ?? ''
}
