import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { insertBasics, insertBuyer, insertGoods } from '../../tests/fixtures'
import { startService, type TestService } from '../../tests/service'
import { goodsPrices } from '../modules/goods/tables'

let service: TestService
let buyerId: number

const LIST = '/api/goods/list'

beforeAll(async () => {
  service = await startService()
  await insertBasics(service.db)
  buyerId = await insertBuyer(service.db)
  await insertGoods(service.db, { id: 1, stock: 20 })
})

afterAll(() => service.close())

test('a visitor who has a list is told that it is still right, until it is not', async () => {
  const visitor = service.visitor()
  const first = await visitor.raw('GET', LIST)
  expect(first.headers['cache-control']).toBe('private, no-cache')
  const headers = { 'if-none-match': String(first.headers.etag) }
  const same = await visitor.raw('GET', LIST, { headers })
  expect([same.status, same.headers['content-length'] ?? '0', same.body.data]).toEqual([304, '0', null])
  await service.db.update(goodsPrices).set({ stock: 19 }).where(eq(goodsPrices.goods_price_id, 10))
  const changed = await visitor.raw('GET', LIST, { headers })
  expect(changed.status).toBe(200)
  expect(changed.headers.etag).not.toBe(first.headers.etag)
})

test('[RO-01] what a buyer is answered is not stored, and is not what visitors have', async () => {
  const { headers } = await service.visitor().raw('GET', LIST)
  const buyer = await service.buyer(buyerId)
  const answer = await buyer.raw('GET', LIST, { headers: { 'if-none-match': String(headers.etag) } })
  expect(answer.status).toBe(200)
  expect(answer.headers['cache-control']).toBe('no-store')
})

test('what is of one visitor, and a refusal, are not stored', async () => {
  const visitor = service.visitor()
  expect((await visitor.raw('GET', '/api/goods/detail/99')).headers['cache-control']).toBe('no-store')
  await visitor.raw('POST', '/api/cart/quick_add/1', {
    headers: { 'content-type': 'application/x-www-form-urlencoded', 'x-requested-with': 'XMLHttpRequest' },
  })
  const cart = await visitor.raw('GET', '/api/cart/list')
  expect([cart.status, cart.headers['cache-control']]).toEqual([200, 'no-store'])
})
