import { goodsDetail, goodsList } from '@yaoji/api-client/contract/goods'
import { parsePrice } from '@yaoji/domain'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { insertBasics, insertBuyer, insertGoods } from '../../../tests/fixtures'
import { startService, type TestService } from '../../../tests/service'
import { controlledGrants } from '../../session/tables'
import { goodsPrices, stockLots } from './tables'

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

test.each([
  ['price_asc', [1, 2, 3]],
  ['price_desc', [7, 6, 5]],
] as const)(
  '[AP-13] pages by key, sorted by %s, neither repeat nor leave out a product',
  async (sort, first) => {
    const browser = await service.buyer(buyerId)
    const seen: number[] = []
    let key: string | undefined
    do {
      const page = await browser.call(goodsList, { per_page: 2, sort, key })
      const byNumber = await browser.call(goodsList, { per_page: 2, sort, page: seen.length / 2 + 1 })
      expect(byNumber).toEqual(page)
      seen.push(...page.list.map(goods => goods.id))
      key = page.next_key ?? undefined
    } while (key)
    expect(seen).toHaveLength(9)
    expect(new Set(seen).size).toBe(9)
    expect(seen.filter(id => id <= 7).slice(0, 3)).toEqual(first)
    // Its price is hidden: it is last in both directions.
    expect(seen.at(-1)).toBe(20)
  },
)

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

test('[RO-05 1] [CH-11] the zones of the list are those of menus, shipping and permissions', async () => {
  const fields = [
    { id: 31, is_youx: 1, is_free_shipping: 0 },
    { id: 32, is_youx: 0, is_free_shipping: 1 },
    { id: 33, special_flag: 'ephedrine' },
    { id: 34, type: 1 },
    { id: 35, is_qx: 1 },
  ] as const
  for (const one of fields) await insertGoods(service.db, one)
  const visitor = service.visitor()
  const idsOf = async (zone: 'yx' | 'zy' | 'qx' | 'controlled') =>
    (await visitor.call(goodsList, { zone })).list.map(goods => goods.id)
  expect(await idsOf('yx')).toEqual([31])
  expect(await idsOf('controlled')).toEqual([20])
  expect(await idsOf('zy')).toEqual([34])
  expect(await idsOf('qx')).toEqual([35])
  expect((await visitor.call(goodsList, { zone: 'controlled' })).list[0]!.special_flag).toBe('controlled')
})

test('[AP-13] [RT-37 /jxqzc] near-expiry stock: the ordinary price beside it, and only what expires within some months', async () => {
  const line = { kind: 'near_expiry', price: parsePrice('6.40'), stock: 50 } as const
  const expiries = { 61: '2026-12-10', 62: '2027-01-20', 63: '2028-01-01' }
  for (const [key, expiry_date] of Object.entries(expiries)) {
    const id = Number(key)
    const goods_price_id = id * 10 + 3
    await insertGoods(service.db, { id, sales: 0, ...(id === 63 && { special_flag: 'controlled' }) })
    await service.db
      .insert(goodsPrices)
      .values({ ...line, goods_id: id, goods_price_id, stock_goods_price_id: goods_price_id })
    const lot = { goods_id: id, goods_price_id, ck_id: 1, batch_no: 'N1', produce_date: '2025-01-01' }
    await service.db.insert(stockLots).values({ ...lot, id: goods_price_id, expiry_date, number: line.stock })
  }
  const near = { zone: 'near_expiry', sort: 'expiry', facets: 1 } as const
  const browser = await service.buyer(buyerId)
  const all = await browser.call(goodsList, near)
  expect(all.list.map(({ id, price, normal_price }) => [id, price, normal_price])).toEqual([
    [61, '6.40', '12.80'],
    [62, '6.40', '12.80'],
    [63, undefined, undefined],
  ])
  expect(all.facets?.expiry_months).toEqual([
    { value: '1', name: '1 个月内', count: 1 },
    { value: '2', name: '2 个月内', count: 2 },
    { value: '3', name: '3 个月内', count: 2 },
    { value: '6', name: '6 个月内', count: 2 },
  ])
  const soon = await browser.call(goodsList, { ...near, expiry_months: 1 })
  expect(soon.list.map(goods => goods.id)).toEqual([61])
  expect(soon.total).toBe(1)
  const { body } = await service.visitor().raw('GET', '/api/goods/list?zone=near_expiry')
  expect(JSON.stringify(body)).not.toContain('normal_price')
  expect((await browser.call(goodsList, { facets: 1 })).facets).not.toHaveProperty('expiry_months')
})

test('[AP-13] [RT-37 /zyyp] a herb has its grade, other goods have none', async () => {
  await insertGoods(service.db, { id: 71, type: 1, rx_type: 'herbal', grade: '选货', sales: 0 })
  const { list } = await service.visitor().call(goodsList, { per_page: 100 })
  expect(list.filter(goods => goods.grade !== undefined).map(({ id, grade }) => [id, grade])).toEqual([
    [71, '选货'],
  ])
})

test('[SV-05] goods are filtered and sorted by price only where the buyer reads it, by region, scope and permission', async () => {
  const one = { sales: 0, dosage_form: '丸剂' }
  await insertGoods(service.db, { ...one, id: 51, price: '1.51', regions: ['51', '33'] })
  await insertGoods(service.db, { ...one, id: 52, price: '1.52', regions: ['5101'] })
  await insertGoods(service.db, { ...one, id: 53, price: '1.53', regions: [] })
  await insertGoods(service.db, { ...one, id: 54, price: '1.54', regions: [''] })
  await insertGoods(service.db, { ...one, id: 55, price: '1.55', scope: '中药饮片' })
  await insertGoods(service.db, { ...one, id: 56, price: '1.56', special_flag: 'controlled' })
  await insertGoods(service.db, { ...one, id: 57, price: '1.57', price_pending: 1 })
  await insertGoods(service.db, { ...one, id: 58, price: '0.00' })
  await insertGoods(service.db, { ...one, id: 59, price: '1.59', special_flag: 'ephedrine' })
  const buyers: Parameters<typeof insertBuyer>[1][] = [
    { region_code: '510104' },
    { region_code: '330100', scopes: ['中药饮片'] },
    { region_code: '' },
    { licence_state: 'expired', region_code: '510700' },
    { licence_state: 'submitted' },
  ]
  for (const [at, change] of buyers.entries()) {
    const id = await insertBuyer(service.db, {
      phone: `1360000000${at}`,
      ...change,
    })
    await service.db.insert(controlledGrants).values({ user_id: id, goods_id: at === 0 ? 56 : 20 })
    const browser = await service.buyer(id)
    const ids = async (input: object) =>
      (await browser.call(goodsList, { dosage_form: '丸剂', per_page: 100, ...input })).list.map(
        goods => goods.id,
      )
    const all = (await browser.call(goodsList, { dosage_form: '丸剂', per_page: 100, sort: 'price_asc' }))
      .list
    const seen = all.filter(goods => goods.price !== undefined).map(goods => goods.id)
    expect((await ids({ price_visible: 1 })).sort(), JSON.stringify(change)).toEqual(seen)
    const hidden = all.filter(goods => goods.price === undefined).map(goods => goods.id)
    expect(all.map(goods => goods.id)).toEqual([...seen, ...hidden.sort()])
    expect((await ids({ sort: 'price_desc' })).slice(seen.length)).toEqual(hidden)
  }
})

test('[AP-14] a product shows its batches, and one that is not there is a 404', async () => {
  const browser = await service.buyer(buyerId)
  const detail = await browser.call(goodsDetail, { id: 3 })
  expect(detail.goods.price).toBe('3.00')
  expect(detail.batches).toEqual([
    {
      batch_no: 'B260101',
      produce_date: '2026-01-01',
      expiry_date: '2028-03-01',
      number: 100,
      report_url: '',
    },
  ])
  await expect(browser.call(goodsDetail, { id: 999 })).rejects.toMatchObject({ code: 404 })
})

test('[SV-05] bad input is a 422 that names the field, in Chinese', async () => {
  const { status, body } = await service.visitor().raw('GET', '/api/goods/list?per_page=101&key=%21')
  expect(status).toBe(422)
  expect(body.data).toMatchObject({ errors: { per_page: ['每页条数不能大于 100'] } })
})
