import { addressList } from '@yaoji/api-client/contract/address'
import { cartAdd, cartTotalCall } from '@yaoji/api-client/contract/cart'
import { userBase } from '@yaoji/api-client/contract/user'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { insertBasics, insertBuyer, insertGoods } from '../../tests/fixtures'
import { type Browser, startService, type TestService } from '../../tests/service'

let service: TestService
let buyerId: number

const NOW = new Date('2026-11-20T02:00:00Z')
const DAY = 86_400_000

beforeAll(async () => {
  service = await startService()
  await insertBasics(service.db)
  await insertGoods(service.db, { id: 1 })
  buyerId = await insertBuyer(service.db)
})

afterAll(() => service.close())

beforeEach(() => {
  service.clock.now = NOW
})

const companyOf = async (browser: Browser) => (await browser.call(userBase, {})).company

test('[SV-05] a login holds for thirty days, and its token opens nothing from then on', async () => {
  const browser = await service.buyer(buyerId)
  service.clock.now = new Date(NOW.getTime() + 30 * DAY - 1000)
  expect(await companyOf(browser)).toBe('康宁大药房')
  expect(await browser.call(addressList, {})).toEqual({ list: [] })
  service.clock.now = new Date(NOW.getTime() + 30 * DAY)
  expect(await companyOf(browser)).toBe('')
  await expect(browser.call(addressList, {})).rejects.toMatchObject({ kind: 'unauthenticated' })
})

test('[RO-01] a visitor’s cart is kept for thirty days', async () => {
  const visitor = service.visitor()
  await visitor.call(cartAdd, { params: [{ goods_id: 1, number: 1 }] })
  const kinds = async () => (await visitor.call(cartTotalCall, {})).total.count
  service.clock.now = new Date(NOW.getTime() + 30 * DAY - 1000)
  expect(await kinds()).toBe(1)
  service.clock.now = new Date(NOW.getTime() + 30 * DAY)
  expect(await kinds()).toBe(0)
})

test('[SV-05] a login that is over does not end the one that followed it', async () => {
  const before = await service.buyer(buyerId)
  service.clock.now = new Date(NOW.getTime() + 29 * DAY)
  const after = await service.buyer(buyerId)
  service.clock.now = new Date(NOW.getTime() + 31 * DAY)
  expect([await companyOf(before), await companyOf(after)]).toEqual(['', '康宁大药房'])
})

test('[SV-05] programs without cookies begin a limited number of sessions from one address', async () => {
  const add = (browser: Browser) =>
    browser.call(cartAdd, { params: [{ goods_id: 1, number: 1 }] }).then(
      () => 200,
      (error: { code: number }) => error.code,
    )
  const known = service.visitor('203.0.113.1')
  const answers = [await add(known)]
  for (let at = 1; at <= 120; at += 1) answers.push(await add(service.visitor('203.0.113.1')))
  expect(answers).toEqual([...Array(120).fill(200), 429])
  expect([await add(known), await add(service.visitor('203.0.113.2'))]).toEqual([200, 200])
  expect(await add(await service.buyer(buyerId))).toBe(200)
  service.clock.now = new Date(NOW.getTime() + DAY / 24)
  expect(await add(service.visitor('203.0.113.1'))).toBe(200)
})
