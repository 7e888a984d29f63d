import { goodsSimilar } from '@yaoji/api-client/contract/similar'
import { ORDER, parsePrice } from '@yaoji/domain'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type GoodsFixture, insertBasics, insertBuyer, insertGoods } from '../../../tests/fixtures'
import { startService, type TestService } from '../../../tests/service'
import { orderLines, orders } from '../order/tables'

let service: TestService
let buyerId: number

const insert = (id: number, sccj: string, fixture: Omit<GoodsFixture, 'id' | 'sccj'> = {}) =>
  insertGoods(service.db, { id, sccj, manufacturer_id: 1, ...fixture })

beforeAll(async () => {
  service = await startService()
  await insertBasics(service.db)
  buyerId = await insertBuyer(service.db)
  // 12.80 for 24 is 0.5333.
  await insert(1, '甲厂', { price: '12.80' })
  await insert(2, '乙厂', { price: '18.00', ypgg: '250mg*36粒/盒', sales: 1 })
  await insert(3, '丙厂', { price: '9.60', sales: 5 })
  await insert(4, '丁厂', { price: '1.00', ypgg: '0.5g×24粒/盒', sales: 900 })
  await insert(5, '戊厂', { price: '0.50', ypgg: '0.25g*24s', sales: 800 })
  await insert(6, '甲厂', { price: '0.20' })
  await insert(7, '己厂', { price: '0.20', stock: 0 })
  await insert(8, '庚厂', { price: '0.20', off_shelf: 1 })
  await insert(9, '辛厂', { price: '0.20', common_name: '阿莫西林颗粒', dosage_form: '颗粒剂' })
  await insert(10, '壬厂', { price: '0.20', scope: '生物制品', sales: 3 })
  // Of a medicine with many makers.
  for (let id = 20; id < 30; id += 1)
    await insert(id, `${id} 厂`, {
      common_name: '布洛芬片',
      ypgg: '0.1g×100片/瓶',
      bzdw: '瓶',
      price: `${id}.00`,
    })
})

afterAll(() => service.close())

const similar = async (id: number, user: number | null = buyerId) =>
  (user === null ? service.visitor() : await service.buyer(user)).call(goodsSimilar, { id })

test('[RT-10] other makers in stock: the same strength by the price of a piece, other strengths, then what is not certain', async () => {
  const { list, total } = await similar(1)
  expect(list.map(({ goods, match, piece_price }) => [goods.id, match, piece_price])).toEqual([
    [3, 'same', '0.40'],
    [2, 'same', '0.50'],
    [10, 'same', undefined],
    [4, 'other', '0.0417'],
    [5, 'unread', undefined],
  ])
  expect(list.map(({ goods }) => goods.price)).toEqual(['9.60', '18.00', undefined, '1.00', '0.50'])
  expect(list[1]?.pack_content).toEqual({ unit: '粒', strength: '0.25g' })
  expect(total).toBe(5)
})

test('[RT-10] at most six, the cheapest first', async () => {
  const { list, total } = await similar(29)
  expect(list.map(({ goods }) => goods.id)).toEqual([20, 21, 22, 23, 24, 25])
  expect(total).toBe(9)
})

test('[RT-10] [SV-05] a visitor is answered no price of any kind, and the order says nothing of prices', async () => {
  const { list, bought } = await similar(1, null)
  expect(list.map(({ goods }) => goods.id)).toEqual([3, 10, 2, 4, 5])
  for (const { goods, piece_price } of list)
    expect([goods.price, piece_price]).toEqual([undefined, undefined])
  expect(bought).toBeNull()
})

test('[RT-10] a product that is off the shelf has others too, and a missing one is not found', async () => {
  expect((await similar(8)).list.map(({ goods }) => goods.id)).toContain(3)
  const browser = await service.buyer(buyerId)
  expect((await browser.raw('GET', '/api/goods/999/similar')).body.code).toBe(404)
})

test('[RT-10] herbs of another trade grade are not of the same strength', async () => {
  const herb = { common_name: '当归', dosage_form: '中药饮片', ypgg: '500g/袋', bzdw: '袋' }
  await insert(40, '甲厂', { ...herb, grade: '统货' })
  await insert(41, '乙厂', { ...herb, grade: '选货' })
  await insert(42, '丙厂', { ...herb, grade: '统货', ypgg: '1kg/袋' })
  const { list } = await similar(40)
  expect(list.map(({ goods, match, pack_content }) => [goods.id, match, pack_content?.strength])).toEqual([
    [42, 'same', '统货'],
    [41, 'other', '选货'],
  ])
})

test('[RT-10] the last purchase of the product, which another buyer does not see', async () => {
  const [order] = await service.db
    .insert(orders)
    .values({
      sn: 'S1',
      parent_sn: 'S1',
      user_id: buyerId,
      ck_id: 1,
      warehouse: '上海仓',
      status: ORDER.completed,
      line_count: 1,
      goods_number: 40,
      address: { consignee: '', mobile: '', region: '', detail: '' },
      created_at: new Date('2026-10-12T02:00:00Z'),
      pay_before: new Date('2026-10-13T02:00:00Z'),
    })
    .returning({ id: orders.id })
  const text = { name: '', ypgg: '', sccj: '', bzdw: '盒', approval_no: '', image: '' }
  await service.db.insert(orderLines).values({
    order_id: order!.id,
    goods_id: 1,
    goods_price_id: 10,
    stock_goods_price_id: 10,
    type: 0,
    ...text,
    price: parsePrice('3.05'),
    raw_price: parsePrice('3.05'),
    number: 40,
  })
  expect((await similar(1)).bought).toMatchObject({
    last_number: 40,
    last_price: '3.05',
    last_at: '2026-10-12 10:00:00',
    last_near_expiry: 0,
  })
  const other = await insertBuyer(service.db, { phone: '13900000002' })
  expect((await similar(1, other)).bought).toBeNull()
  expect((await similar(2)).bought).toBeNull()
})
