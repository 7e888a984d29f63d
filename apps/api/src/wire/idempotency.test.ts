import { cartList, cartQuickAdd } from '@yaoji/api-client/contract/cart'
import { orderReorder } from '@yaoji/api-client/contract/order'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { insertBasics, insertBuyer, insertGoods } from '../../tests/fixtures'
import { type Browser, startService, type TestService } from '../../tests/service'
import { cartLines } from '../modules/cart/tables'
import { idempotencyKeys } from '../session/tables'

let service: TestService
let buyerId: number
let browser: Browser

const NOW = new Date('2026-11-20T02:00:00Z')
const HOUR = 3_600_000
const KEY = { idempotencyKey: 'a-key-of-this-call' }

beforeAll(async () => {
  service = await startService()
  await insertBasics(service.db)
  buyerId = await insertBuyer(service.db)
  await insertGoods(service.db, { id: 1 })
})

afterAll(() => service.close())

beforeEach(async () => {
  service.clock.now = NOW
  await service.db.delete(cartLines)
  await service.db.delete(idempotencyKeys)
  browser = await service.buyer(buyerId)
})

const quickAdd = (who = browser) => who.call(cartQuickAdd, { id: 1 }, KEY)
const inCart = async (who = browser) => (await who.call(cartList, {})).list.map(line => line.number)

test('[SV-03] a key belongs to its call: another call that carries the same is refused and not answered', async () => {
  await quickAdd()
  await expect(browser.call(orderReorder, { id: 1 }, KEY)).rejects.toMatchObject({
    kind: 'invalid',
    message: '同一幂等键不能用于不同的请求',
  })
  expect(await inCart()).toEqual([1])
})

test('[SV-03] a key is remembered for a day; after that it is a new one', async () => {
  const first = await quickAdd()
  service.clock.now = new Date(NOW.getTime() + 24 * HOUR)
  expect(await quickAdd()).toEqual(first)
  expect(await inCart()).toEqual([1])
  service.clock.now = new Date(NOW.getTime() + 24 * HOUR + 1)
  await quickAdd()
  expect(await inCart()).toEqual([2])
})

test('[SV-03] a key that was used again holds for a day again', async () => {
  await quickAdd()
  service.clock.now = new Date(NOW.getTime() + 25 * HOUR)
  await quickAdd()
  service.clock.now = new Date(NOW.getTime() + 48 * HOUR)
  await quickAdd()
  expect(await inCart()).toEqual([2])
})

test('[SV-05] another buyer’s key is nobody else’s', async () => {
  await quickAdd()
  const other = await service.buyer(await insertBuyer(service.db, { phone: '13900000002' }))
  await quickAdd(other)
  expect(await inCart(other)).toEqual([1])
})

test('[SV-03] a refused call leaves no key behind', async () => {
  await expect(browser.call(cartQuickAdd, { id: 999 }, KEY)).rejects.toMatchObject({ code: 404 })
  await quickAdd()
  expect(await inCart()).toEqual([1])
})
