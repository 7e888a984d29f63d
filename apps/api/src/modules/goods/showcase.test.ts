import { goodsClassify, goodsHot } from '@yaoji/api-client/contract/goods'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { insertBasics, insertBuyer, insertGoods } from '../../../tests/fixtures'
import { startService, type TestService } from '../../../tests/service'
import { categories } from '../goods/tables'

let service: TestService
let buyerId: number

beforeAll(async () => {
  service = await startService()
  await insertBasics(service.db)
  await service.db
    .insert(categories)
    .values({ id: 12, parent_id: 1, menu: 'main', name: '感冒咳嗽', logo: 'pill', sort: 2, goods_count: 0 })
  buyerId = await insertBuyer(service.db)
  const cold = {
    category_id: 12,
    category_ids: [1, 12],
    common_name: '复方氨酚烷胺片',
    name: '复方氨酚烷胺片',
  }
  await insertGoods(service.db, { id: 1, sales: 100 })
  await insertGoods(service.db, { id: 2, sales: 300 })
  await insertGoods(service.db, { id: 3, sales: 200, ...cold })
  await insertGoods(service.db, { id: 4, sales: 900, stock: 0 })
})

afterAll(() => service.close())

test('[AP-12] hot goods are what sells most of what is in stock, with prices for buyers only', async () => {
  const { list } = await (await service.buyer(buyerId)).call(goodsHot, {})
  expect(list.map(({ id, price }) => [id, price])).toEqual([
    [2, '12.80'],
    [3, '12.80'],
    [1, '12.80'],
  ])
  const seen = (await service.visitor().call(goodsHot, {})).list
  expect(seen.map(({ id, price }) => [id, price])).toEqual([
    [2, undefined],
    [3, undefined],
    [1, undefined],
  ])
})

test('[AP-16] keywords are classified: the categories they find goods in, the fullest first', async () => {
  const browser = service.visitor()
  const { list } = await browser.call(goodsClassify, { keywords: '阿莫西林' })
  expect(list).toEqual([{ id: 11, name: '抗感染药', count: 3 }])
  expect((await browser.call(goodsClassify, { keywords: 'ffafwap' })).list).toEqual([
    { id: 12, name: '感冒咳嗽', count: 1 },
  ])
  expect((await browser.call(goodsClassify, { keywords: '无此药' })).list).toEqual([])
})
