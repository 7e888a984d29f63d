import { goodsDetail, goodsList } from '@yaoji/api-client/contract/goods'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { insertBasics, insertBuyer, insertGoods } from '../../../tests/fixtures'
import { startService, type TestService } from '../../../tests/service'

let service: TestService
let buyerId: number

beforeAll(async () => {
  service = await startService()
  await insertBasics(service.db)
  buyerId = await insertBuyer(service.db)
  for (let id = 1; id <= 7; id += 1) await insertGoods(service.db, { id, price: `${id}.00`, sales: id * 100 })
  await insertGoods(service.db, { id: 20, special_flag: 'controlled', sales: 1 })
  await insertGoods(service.db, { id: 21, stock: 0, sales: 1 })
})

afterAll(() => service.close())

test('[AP-13] pages by key neither repeat nor leave out a product', async () => {
  const browser = await service.buyer(buyerId)
  const seen: number[] = []
  let key: string | undefined
  do {
    const page = await browser.call(goodsList, { per_page: 2, sort: 'price_asc', key })
    seen.push(...page.list.map(goods => goods.id))
    key = page.next_key ?? undefined
  } while (key)
  expect(seen).toHaveLength(9)
  expect(new Set(seen).size).toBe(9)
  expect(seen.slice(0, 3)).toEqual([1, 2, 3])
})

test('[AP-13] a page by its number is the page that the keys lead to', async () => {
  const visitor = service.visitor()
  const first = await visitor.call(goodsList, { per_page: 2 })
  const second = await visitor.call(goodsList, { per_page: 2, key: first.next_key ?? '' })
  const ids = (page: typeof first) => page.list.map(one => one.id)
  expect(ids(await visitor.call(goodsList, { per_page: 2, page: 1 }))).toEqual(ids(first))
  expect(ids(await visitor.call(goodsList, { per_page: 2, page: 2 }))).toEqual(ids(second))
  expect(ids(await visitor.call(goodsList, { per_page: 2, page: 9_999 }))).toEqual([])
  await expect(visitor.call(goodsList, { page: 2, key: first.next_key ?? '' })).rejects.toMatchObject({
    kind: 'invalid',
    fields: { page: [expect.stringContaining('key')] },
  })
})

test('[AP-13] facets count what the filters find', async () => {
  const page = await (await service.buyer(buyerId)).call(goodsList, { facets: 1, in_stock: 1 })
  expect(page.total).toBe(8)
  expect(page.facets?.sccj).toEqual([{ value: '齐鲁制药有限公司', name: '齐鲁制药有限公司', count: 8 }])
})

test('[RO-01] [SV-05] a visitor gets no price anywhere in the answer', async () => {
  const { body } = await service.visitor().raw('GET', '/api/goods/list')
  expect(JSON.stringify(body)).not.toMatch(/"(price|base_price|market_price|ladder_price)"/)
  expect(JSON.stringify(body)).toContain('"buy_state":"login"')
})

test('price_visible leaves only goods whose price the buyer sees', async () => {
  const shown = await (await service.buyer(buyerId)).call(goodsList, { price_visible: 1 })
  expect(shown.list.map(goods => goods.id)).not.toContain(20)
  expect((await service.visitor().call(goodsList, { price_visible: 1 })).list).toEqual([])
})

test('[AP-14] a product shows its batches, and one that is not there is a 404', async () => {
  const browser = await service.buyer(buyerId)
  const detail = await browser.call(goodsDetail, { id: 3 })
  expect(detail.goods.price).toBe('3.00')
  expect(detail.batches).toEqual([
    { batch_no: 'B260101', produce_date: '2026-01-01', expiry_date: '2028-03-01', number: 100 },
  ])
  await expect(browser.call(goodsDetail, { id: 999 })).rejects.toMatchObject({ code: 404 })
})

test('[SV-05] bad input is a 422 that names the field, in Chinese', async () => {
  const { status, body } = await service.visitor().raw('GET', '/api/goods/list?per_page=101&key=%21')
  expect(status).toBe(422)
  expect(body.data).toMatchObject({ errors: { per_page: ['每页条数不能大于 100'] } })
})
