import { storeSwitch, userCheckResetCode, userResetPassword } from '@yaoji/api-client/contract/account'
import { authLogin, authSmsCode, userBase } from '@yaoji/api-client/contract/user'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { insertBuyer } from '../../../tests/fixtures'
import { type Browser, startService, type TestService } from '../../../tests/service'
import { users } from '../../session/tables'
import { hashPassword, verifyPassword } from '../credentials/password'

const PASSWORD = 'Yaoji@2026'

let service: TestService
let buyerId: number
let headId: number
let storeIds: number[]

beforeAll(async () => {
  service = await startService()
  const password_hash = await hashPassword(PASSWORD)
  buyerId = await insertBuyer(service.db, { phone: '13900000001', password_hash })
  headId = await insertBuyer(service.db, { phone: '13900000010', password_hash, company: '总部' })
  storeIds = []
  for (const at of [1, 2]) {
    const store = { phone: `1390000001${at}`, password_hash, company: `${at} 店`, head_id: headId }
    storeIds.push(await insertBuyer(service.db, store))
  }
})

beforeEach(() => {
  service.clock.now = new Date(service.clock.now.getTime() + 30 * 60_000)
})

afterAll(() => service.close())

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

test.each(['old_password', 'code'])(
  '[AP-31] [SV-05] a new password ends the visits to stores too, proved by %s',
  async proof => {
    const password_hash = await hashPassword(PASSWORD)
    await service.db.update(users).set({ password_hash }).where(eq(users.id, headId))
    const [thief, visited] = [await service.buyer(headId), await service.buyer(storeIds[0]!)]
    await thief.call(storeSwitch, { id: storeIds[0]! })
    const owner = service.visitor()
    await owner.call(authLogin, { account: '13900000010', password: PASSWORD })
    await owner.call(authSmsCode, { phone: '13900000010', purpose: 'forget' })
    const proofs = { old_password: { old_password: PASSWORD }, code: { code: lastCode() } }
    const given = proofs[proof as keyof typeof proofs]
    await owner.call(userResetPassword, { password: 'Changed-2026', ...given })
    expect((await thief.call(userBase, {})).company).toBe('')
    await expect(thief.call(storeSwitch, { id: headId })).rejects.toMatchObject({ code: 401 })
    expect((await owner.call(userBase, {})).company).toBe('总部')
    expect((await visited.call(userBase, {})).company).toBe('1 店')
  },
)

test('[AP-31] [SV-05] a new password of a store ends its sessions, also those of the head office', async () => {
  const [store, visit] = [await service.buyer(storeIds[1]!), await service.buyer(headId)]
  await visit.call(storeSwitch, { id: storeIds[1]! })
  await store.call(userResetPassword, { password: 'Changed-2026', old_password: PASSWORD })
  expect((await visit.call(userBase, {})).company).toBe('')
  const head = await service.buyer(headId)
  expect((await head.call(storeSwitch, { id: storeIds[1]! })).user.company).toBe('2 店')
})

test('[AP-31] [SV-05] the new password is another one, and only its owner learns that it is not', async () => {
  const password_hash = await hashPassword(PASSWORD)
  await service.db.update(users).set({ password_hash }).where(eq(users.id, buyerId))
  const same = { fields: { password: ['新密码不能与当前密码相同'] } }
  const browser = await service.buyer(buyerId)
  const reset = { password: PASSWORD, old_password: PASSWORD }
  await expect(browser.call(userResetPassword, reset)).rejects.toMatchObject(same)
  await expect(browser.call(userResetPassword, { ...reset, old_password: 'wrong' })).rejects.toMatchObject({
    fields: { old_password: ['当前密码不正确'] },
  })
  const visitor = service.visitor()
  const { phone } = await browser.call(userBase, {})
  await visitor.call(authSmsCode, { phone, purpose: 'forget' })
  const proof = { phone, code: lastCode() }
  await expect(visitor.call(userResetPassword, { ...proof, password: PASSWORD })).rejects.toMatchObject(same)
  await visitor.call(userResetPassword, { ...proof, password: 'Changed-2026' })
  await expect(
    visitor.call(userResetPassword, { ...proof, password: 'Once-more-2026' }),
  ).rejects.toMatchObject({ fields: { code: [expect.any(String)] } })
})

test('[AP-31] [SV-05] a new password makes the other browsers strangers', async () => {
  const limits = (browser: Browser) =>
    guess(browser, '13900000012', 8).then(() => guess(browser, '13900000012', 1))
  const password_hash = await hashPassword(PASSWORD)
  await service.db.update(users).set({ password_hash }).where(eq(users.phone, '13900000012'))
  const [own, other] = [service.visitor('198.51.100.1'), service.visitor('198.51.100.2')]
  for (const browser of [own, other])
    await browser.call(authLogin, { account: '13900000012', password: PASSWORD })
  await own.call(userResetPassword, { password: 'Changed-2026', old_password: PASSWORD })
  expect(await limits(service.visitor('198.51.100.2'))).toEqual([429])
  expect(await guess(other, '13900000012', 1)).toEqual([429])
  expect(await limits(service.visitor('198.51.100.1'))).toEqual([429])
  expect(await guess(own, '13900000012', 1)).toEqual([422])
})

async function guess(browser: Browser, account: string, times: number): Promise<number[]> {
  const answers: number[] = []
  for (let at = 0; at < times; at += 1) {
    const call = browser.call(authLogin, { account, password: `wrong ${at}` })
    answers.push(
      await call.then(
        () => 200,
        (error: { code: number }) => error.code,
      ),
    )
  }
  return answers
}

test('[AP-31] [SV-05] who forgot the password sets a new one with the code sent to the number', async () => {
  const browser = service.visitor()
  await expect(browser.call(userResetPassword, { password: 'Another-2026' })).rejects.toMatchObject({
    code: 401,
  })
  await browser.call(authSmsCode, { phone: '13900000010', purpose: 'forget' })
  const code = lastCode()
  await expect(
    browser.call(userResetPassword, { password: '12345678', phone: '13900000010', code }),
  ).rejects.toMatchObject({ fields: { password: ['密码过于简单，请换一个'] } })
  for (const password of ['wang1234', 'iloveyou1', 'yaoji2027'])
    await expect(
      browser.call(userResetPassword, { password, phone: '13900000010', code }),
    ).rejects.toMatchObject({ fields: { password: ['密码过于常见，容易被猜到，请换一个'] } })
  await browser.call(userResetPassword, { password: 'Another-2026', phone: '13900000010', code })
  const { user } = await browser.call(authLogin, { account: '13900000010', password: 'Another-2026' })
  expect(user.company).toBe('总部')
})

test('[RT-20] [SV-05] a code is checked before the new password, and is still unused then', async () => {
  const browser = service.visitor()
  const phone = '13900000011'
  await browser.call(authSmsCode, { phone, purpose: 'forget' })
  const proof = { phone, code: lastCode() }
  await browser.call(userCheckResetCode, proof)
  await expect(service.visitor().call(userCheckResetCode, proof)).rejects.toMatchObject({ code: 422 })
  await browser.call(userResetPassword, { ...proof, password: 'Checked-2026' })
  await expect(browser.call(userCheckResetCode, proof)).rejects.toMatchObject({ code: 422 })
})

test('[RT-20] [SV-05] the check answers alike for a number with an account and one without', async () => {
  const bodies: unknown[] = []
  for (const phone of ['13900000011', '13711111111']) {
    const browser = service.visitor()
    await browser.call(authSmsCode, { phone, purpose: 'forget' })
    const code = lastCode() === '000000' ? '000001' : '000000'
    bodies.push(
      await browser.call(userCheckResetCode, { phone, code }).catch((error: { code: number }) => ({
        code: error.code,
        fields: (error as { fields?: unknown }).fields,
      })),
    )
  }
  expect(bodies[0]).toEqual({ code: 422, fields: { code: ['验证码不正确，请核对或重新获取'] } })
  expect(bodies[1]).toEqual(bodies[0])
})

test('[RT-20] [SV-05] the tries of the check are those of the code', async () => {
  const browser = service.visitor()
  const phone = '13900000011'
  await browser.call(authSmsCode, { phone, purpose: 'forget' })
  const right = lastCode()
  const code = right === '000000' ? '000001' : '000000'
  for (let at = 0; at < 5; at += 1) await browser.call(userCheckResetCode, { phone, code }).catch(() => {})
  await expect(browser.call(userCheckResetCode, { phone, code: right })).rejects.toMatchObject({ code: 422 })
})

test('[RT-20] a new password has letters and digits, and not the number', async () => {
  const browser = service.visitor()
  const proof = { phone: '13900000011', code: '123456' }
  const problemOf = (password: string) =>
    browser.call(userResetPassword, { ...proof, password }).catch(error => error.fields)
  expect(await problemOf('OnlyLetters')).toEqual({ password: ['密码须同时有字母和数字'] })
  expect(await problemOf('a13900000011')).toEqual({ password: ['密码不能包含手机号或用户名'] })
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

function lastCode(): string {
  return /\d{6}/.exec(service.sms.at(-1)?.text ?? '')?.[0] ?? ''
}

test('[SV-05] of two new passwords that the same password proves, only the first is set', async () => {
  const password_hash = await hashPassword(PASSWORD)
  await service.db.update(users).set({ password_hash }).where(eq(users.id, buyerId))
  const browsers = [await service.buyer(buyerId), await service.buyer(buyerId)]
  const passwords = ['Owner-2026', 'Thief-2026']
  const outcomes = await Promise.allSettled(
    browsers.map((browser, at) =>
      browser.call(userResetPassword, { password: passwords[at]!, old_password: PASSWORD }),
    ),
  )
  const winner = outcomes.findIndex(({ status }) => status === 'fulfilled')
  // A call that comes after the other one is done has a wrong password, or is of a session that has ended with it.
  const refusals = ['密码刚刚已被修改，请重新登录', '当前密码不正确', '请先登录']
  expect(outcomes[1 - winner]).toMatchObject({ reason: { message: expect.toBeOneOf(refusals) } })
  expect((await browsers[winner]!.call(userBase, {})).company).not.toBe('')
  const browser = service.visitor()
  await browser.call(authLogin, { account: '13900000001', password: passwords[winner]! })
  expect((await browser.call(userBase, {})).company).not.toBe('')
})
