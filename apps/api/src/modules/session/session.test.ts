import { addressList } from '@yaoji/api-client/contract/address'
import { cartAdd, cartTotalCall } from '@yaoji/api-client/contract/cart'
import { userBase } from '@yaoji/api-client/contract/user'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { insertBasics, insertBuyer, insertGoods } from '../../../tests/fixtures'
import { type Browser, startService, type TestService } from '../../../tests/service'

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
