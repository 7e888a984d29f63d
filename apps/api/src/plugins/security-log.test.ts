import { userResetPassword, userUpdateInfo } from '@yaoji/api-client/contract/account'
import { cartAdd, cartList } from '@yaoji/api-client/contract/cart'
import { feedbackCreate } from '@yaoji/api-client/contract/feedback'
import { fileUpload } from '@yaoji/api-client/contract/file'
import { orderCreate, orderDetail } from '@yaoji/api-client/contract/order'
import { orderPay } from '@yaoji/api-client/contract/payment'
import { authLogin, authSmsCode, authSmsLogin } from '@yaoji/api-client/contract/user'
import { expect, onTestFinished, test, vi } from 'vitest'
import { insertAddress } from '../../tests/buyer-data'
import { JPEG, namedFile } from '../../tests/files'
import { insertBasics, insertBuyer, insertGoods } from '../../tests/fixtures'
import { type Browser, startService } from '../../tests/service'

const PHONE = '13900000001'
const ADDRESS = '203.0.113.9'

async function start() {
  const texts: string[] = []
  const service = await startService({ log: { write: (text: string) => texts.push(text) > 0 } })
  onTestFinished(() => service.close())
  const userId = await insertBuyer(service.db, { phone: PHONE })
  return { service, userId, texts, lines: () => texts.map(text => JSON.parse(text)) }
}

const refused = (call: Promise<unknown>) => expect(call).rejects.toThrow()

test('[SV-05] refused logins, codes, operator keys and notices, and limits are lines with the id of the request', async () => {
  const { service, texts, lines } = await start()
  const stranger = service.visitor(ADDRESS)
  await refused(stranger.call(authLogin, { account: PHONE, password: 'wrong' }))
  await refused(stranger.call(authSmsLogin, { phone: PHONE, code: '123456' }))
  await stranger.call(authSmsCode, { phone: PHONE, purpose: 'login' })
  await refused(stranger.call(authSmsCode, { phone: PHONE, purpose: 'login' }))
  await stranger.raw('GET', '/operator/desks', { headers: { authorization: 'Bearer guess' } })
  await stranger.raw('POST', '/api/pay/callback', {
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    body: 'payment_sn=P1&result=paid&amount=1.00&time=1&signature=none',
  })
  const foreign = await stranger.raw('POST', '/api/auth/login', { headers: { origin: 'http://evil.test' } })
  expect(lines()).toMatchObject([
    { event: 'login_refused', route: '/api/auth/login', status: 422, account: expect.any(String) },
    { event: 'code_refused', status: 422 },
    { event: 'limit_reached', limit: 'sms', status: 429 },
    { event: 'operator_key_refused', status: 403 },
    { event: 'payment_notice_refused', outcome: 'bad_signature' },
    { event: 'call_refused', status: 403, reqId: foreign.headers['x-request-id'] },
  ])
  expect(new Set(lines().map(({ from }) => from)).size).toBe(1)
  expect(new Set(lines().map(({ reqId }) => reqId)).size).toBe(6)
  for (const text of texts)
    for (const secret of [PHONE, ADDRESS, 'wrong', '123456', 'guess']) {
      expect(text.replace(/"(time|pid|reqId|hostname)":("[^"]*"|\d+)/g, '')).not.toContain(secret)
    }
})

test('[SV-05] a call for what is not there, like another buyer’s object, is a line with the buyer’s id; a visitor’s is none', async () => {
  const { service, userId, lines } = await start()
  const buyer = await service.buyer(userId)
  await refused(buyer.call(orderDetail, { id: 999 }))
  await buyer.raw('GET', '/nothing')
  await service.visitor().raw('GET', '/api/goods/999')
  expect(lines()).toMatchObject([{ event: 'object_not_found', user: userId, route: '/api/order/:id' }])
})

test('[SV-05] another buyer’s objects in a body, and wrong passwords of a buyer who is logged in, are lines', async () => {
  const { service, userId, texts, lines } = await start()
  const { db } = service
  await insertBasics(db)
  await insertGoods(db, { id: 1, stock: 100 })
  const otherId = await insertBuyer(db, { phone: '13900000002' })
  const [owner, buyer] = [await service.buyer(otherId), await service.buyer(userId)]
  const place = async (browser: Browser, address_id: number) => {
    await browser.call(cartAdd, { params: [{ goods_id: 1, number: 1 }] })
    const ids = (await browser.call(cartList, {})).list.map(line => line.id)
    return browser.call(orderCreate, { ids, address_id, expected_total: '999999.00' })
  }
  const address_id = await insertAddress(db, otherId)
  const { sn } = (await place(owner, address_id)).orders[0]!
  const { file } = await owner.upload(fileUpload, { purpose: 'feedback' }, namedFile(JPEG, '照片.jpg'))
  const own = (await place(buyer, await insertAddress(db, userId))).order_id
  expect(lines()).toEqual([])
  await refused(place(buyer, address_id))
  const data = { kind: 'order', content: '少发一盒' } as const
  await refused(buyer.call(feedbackCreate, { data: { ...data, order_sn: sn } }))
  await refused(buyer.call(feedbackCreate, { data: { ...data, file_ids: [file.id] } }))
  const password = 'wrong-password'
  await refused(buyer.call(orderPay, { id: own, pay_type: 'balance', password }))
  const change = { name: '王店长', phone: '13900000003', code: '123456', old_password: password }
  await refused(buyer.call(userUpdateInfo, change))
  await refused(buyer.call(userResetPassword, { old_password: password, password: 'Kangning2026' }))
  const missing = { event: 'object_not_found', status: 422, user: userId }
  const wrong = { event: 'password_refused', status: 422, user: userId }
  expect(lines()).toMatchObject([
    { ...missing, route: '/api/order' },
    { ...missing, route: '/api/user/feedback' },
    { ...missing, route: '/api/user/feedback' },
    { ...wrong, route: '/api/order/:id/pay' },
    { ...wrong, route: '/api/user/updateUserInfo' },
    { ...wrong, route: '/api/user/resetPassword' },
  ])
  expect(new Set(lines().map(({ reqId }) => reqId)).size).toBe(6)
  for (const text of texts) {
    const told = text.replace(/"(time|pid|reqId|hostname)":("[^"]*"|\d+)/g, '')
    for (const secret of [PHONE, change.phone, password, sn, '王店长', '少发一盒'])
      expect(told).not.toContain(secret)
  }
})

const idOf = async (browser: Browser, url: string) => (await browser.raw('GET', url)).headers['x-request-id']

test('[ER-05] every answer has an id of its own; an error of the service names it in the answer and in the log', async () => {
  const { service, userId, lines } = await start()
  const browser = service.visitor()
  const ids = []
  for (const url of ['/healthz', '/api/goods/hot', '/api/order', '/nothing', '/%zz', '/operator/desks']) {
    ids.push(await idOf(browser, url))
  }
  expect(ids).toEqual(ids.map(() => expect.stringMatching(/^[\da-f-]{36}$/)))
  expect(new Set(ids).size).toBe(ids.length)
  const buyer = await service.buyer(userId)
  const written = vi.spyOn(process.stderr, 'write').mockReturnValue(true)
  onTestFinished(() => written.mockRestore())
  const broken = vi.spyOn(service.db, 'select').mockImplementation(() => {
    throw new Error('broken')
  })
  onTestFinished(() => broken.mockRestore())
  const answer = await buyer.raw('GET', '/api/cart/list')
  const request_id = answer.headers['x-request-id']
  expect(answer).toMatchObject({ status: 500, body: { msg: '系统繁忙，请稍候再试', data: { request_id } } })
  expect(lines().at(-1)).toMatchObject({ msg: 'a call failed', reqId: request_id })
})
