import { storeList, storeSwitch, userPhone, userUpdateInfo } from '@yaoji/api-client/contract/account'
import { chatTicket } from '@yaoji/api-client/contract/chat'
import { authLogin, authSmsCode, userBase } from '@yaoji/api-client/contract/user'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { insertBasics, insertBuyer, insertGoods } from '../../../tests/fixtures'
import { type Browser, startService, type TestService } from '../../../tests/service'
import { controlledGrants, knownBrowsers, users } from '../../session/tables'
import { hashPassword } from '../credentials/password'
import { redeemTicket } from './tickets'

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

test('[AP-34] [RO-02 3, RO-02 4] a buyer gets the own account manager, or the default service', async () => {
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

test('[AP-30] the name changes at once, a new number only with the password and the code sent to it', async () => {
  const browser = await service.buyer(buyerId)
  const { user } = await browser.call(userUpdateInfo, { name: '张药师', phone: '13900000001' })
  expect(user.name).toBe('张药师')
  const proofs = { old_password: PASSWORD, code: await bindCode(browser, '13900000099') }
  const change = { name: '张药师', phone: '13900000099', ...proofs }
  const refused = [
    [{ code: undefined }, 'code'],
    [{ code: proofs.code === '000000' ? '000001' : '000000' }, 'code'],
    [{ old_password: undefined }, 'old_password'],
    [{ old_password: 'not mine' }, 'old_password'],
  ] as const
  for (const [wrong, field] of refused) {
    await expect(browser.call(userUpdateInfo, { ...change, ...wrong })).rejects.toMatchObject({
      code: 422,
      fields: { [field]: [expect.any(String)] },
    })
  }
  expect((await browser.call(userBase, {})).phone).toBe('13900000001')
  expect((await browser.call(userUpdateInfo, change)).user.phone).toBe('13900000099')
  await restorePhone()
})

test('[AP-30] [SV-05] who holds only a session cannot take the account by a new number', async () => {
  const thief = await service.buyer(buyerId)
  const code = await bindCode(thief, '13900000098')
  await expect(thief.call(userUpdateInfo, { name: '贼', phone: '13900000098', code })).rejects.toMatchObject({
    fields: { old_password: ['更换手机号需要当前登录密码'] },
  })
  const { now } = service.clock
  service.clock.now = new Date(now.getTime() + 60_000)
  const sent = service.sms.length
  await service.visitor('198.51.100.9').call(authSmsCode, { phone: '13900000098', purpose: 'forget' })
  expect(service.sms).toHaveLength(sent)
  service.clock.now = now
  expect((await thief.call(userBase, {})).phone).toBe('13900000001')
})

test('[AP-30] [SV-05] a new number ends the other sessions, also visits to stores, and forgets the other browsers', async () => {
  const [owner, other] = [service.visitor('198.51.100.1'), service.visitor('198.51.100.2')]
  for (const browser of [owner, other])
    await browser.call(authLogin, { account: '13900000010', password: PASSWORD })
  const visit = await service.buyer(headId)
  await visit.call(storeSwitch, { id: storeIds[0]! })
  const code = await bindCode(owner, '13900000097')
  const change = { name: '王经理', phone: '13900000097', code, old_password: PASSWORD }
  await owner.call(userUpdateInfo, change)
  expect((await owner.call(userBase, {})).phone).toBe('13900000097')
  expect((await other.call(userBase, {})).company).toBe('')
  expect((await visit.call(userBase, {})).company).toBe('')
  expect(await service.db.select().from(knownBrowsers).where(eq(knownBrowsers.user_id, headId))).toHaveLength(
    1,
  )
  await service.db.update(users).set({ phone: '13900000010' }).where(eq(users.id, headId))
})

test('[AP-30] [SV-05] the old number gets a message that says the new one is in use, and the number to call', async () => {
  const browser = await service.buyer(buyerId)
  const code = await bindCode(browser, '13900000096')
  await browser.call(userUpdateInfo, { name: '张药师', phone: '13900000096', code, old_password: PASSWORD })
  expect(service.sms.at(-1)).toEqual({
    phone: '13900000001',
    text: '【药集】您的账号手机号已更换为 139****0096。如非本人操作，请立即拨打客服热线 400-820-2026。',
  })
  await restorePhone()
})

test('[AP-30] [SV-05] a number of another account is not taken', async () => {
  const browser = await service.buyer(buyerId)
  const code = await bindCode(browser, '13900000010')
  const change = { name: '张药师', phone: '13900000010', code, old_password: PASSWORD }
  await expect(browser.call(userUpdateInfo, change)).rejects.toMatchObject({
    fields: { phone: ['该手机号已绑定其他账号'] },
  })
  await expect(
    service.visitor().call(userUpdateInfo, { name: '张药师', phone: '13900000001' }),
  ).rejects.toMatchObject({ kind: 'unauthenticated' })
})

/** The code for a new number, as the owner of the number reads it. */
async function bindCode(browser: Browser, phone: string): Promise<string> {
  await browser.call(authSmsCode, { phone, purpose: 'bind' })
  return lastCode()
}

async function restorePhone(): Promise<void> {
  await service.db.update(users).set({ phone: '13900000001' }).where(eq(users.id, buyerId))
}

test('[AP-36] [SV-05] a number with an account and one without are answered alike', async () => {
  const browser = service.visitor()
  const known = await browser.call(userPhone, { value: '13900000001' })
  const unknown = await browser.call(userPhone, { value: '13788888888' })
  expect({ ...known, phone: '' }).toEqual({ ...unknown, phone: '' })
  expect(await browser.call(userPhone, { value: '12345' })).toMatchObject({ is_mobile: 0 })
})

test('[CH-17] [SV-05] a chat ticket opens one window, once, within a minute', async () => {
  const browser = await service.buyer(buyerId)
  await expect(browser.call(chatTicket, {})).rejects.toMatchObject({ code: 403 })
  await service.db.update(users).set({ is_can_chat: true }).where(eq(users.id, buyerId))
  const first = await browser.call(chatTicket, {})
  const take = (token: string, seconds: number) => {
    const now = new Date(service.clock.now.getTime() + seconds * 1000)
    return redeemTicket({ db: service.db, now }, { token, purpose: 'chat' })
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
  for (const { body } of [first, again]) {
    expect(body.msg).toContain('<title>药集医药供应链有限公司 - 在线客服</title>')
    expect(body.msg).toContain('<h1>药集医药供应链有限公司</h1>')
  }
  expect(first.headers['cache-control']).toBe('no-store')
  expect((await open({ username: 'somebody' })).first.status).toBe(403)
  expect((await browser.raw('GET', '/chat/window?token[a]=1')).status).toBe(403)
  await service.db.update(users).set({ company: '康宁大药房' }).where(eq(users.id, buyerId))
})

test('[RO-03 1] a head office sees its stores and goes on as one of them, and back', async () => {
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
