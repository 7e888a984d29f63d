import { storeSwitch } from '@yaoji/api-client/contract/account'
import {
  type CartAddLine,
  cartAdd,
  cartBatchDelete,
  cartBatchSelect,
  cartCopy,
  cartEdit,
  cartList,
  cartNextHint,
  cartNumbers,
  cartQuickAdd,
  cartRestore,
  cartTotalCall,
} from '@yaoji/api-client/contract/cart'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { insertBasics, insertBuyer, insertGoods } from '../../../tests/fixtures'
import { insertCombination, insertGift, insertPriceLine, insertReduction } from '../../../tests/price-lines'
import { type Browser, startService, type TestService } from '../../../tests/service'
import { users } from '../../session/tables'
import { goods, goodsPrices } from '../goods/tables'
import { cartLines } from './tables'

let service: TestService
let buyerId: number
let browser: Browser

const NOW = new Date('2026-11-20T02:00:00Z')
const HOUR = 3_600_000

beforeAll(async () => {
  service = await startService()
  const { db } = service
  await insertBasics(db)
  buyerId = await insertBuyer(db)
  await insertGoods(db, { id: 1, price: '12.80', stock: 500, min_qty: 10, step_qty: 10 })
  await insertGoods(db, { id: 2, price: '9.90', stock: 12 })
  await insertGoods(db, {
    id: 3,
    price: '10.00',
    stock: 1000,
    tiers: [
      { number: 20, price: '9.50' },
      { number: 100, price: '9.0125' },
    ],
  })
  await insertGoods(db, { id: 4, price: '5.00', stock: 100, max_qty: 8, limit_period: 'week' })
  await insertGoods(db, { id: 5, price: '8.00', stock: 0 })
  await insertGoods(db, { id: 6, price: '8.00', off_shelf: 1 })
  await insertGoods(db, { id: 7, price: '50.00', ck_id: 2, is_dpby: 1, free_shipping_number: 6 })
  await insertGoods(db, { id: 8, price: '30.00', stock: 40 })
  await insertPriceLine(db, {
    goods_id: 8,
    kind: 'spike',
    price: '19.99',
    quota: 20,
    buyer_limit: 5,
    begin_at: new Date(NOW.getTime() - HOUR),
    end_at: new Date(NOW.getTime() + HOUR),
  })
  await insertCombination(db, {
    id: 1,
    items: [
      { goods_id: 1, number: 10, price: '11.00' },
      { goods_id: 2, number: 2, price: '8.00' },
    ],
  })
  await insertReduction(db, {
    id: 1,
    goods_ids: [3],
    tiers: [
      ['100.00', '5.00'],
      ['300.00', '20.00'],
    ],
  })
  await insertGift(db, { id: 1, goods_id: 3, need: 10, gift_goods_id: 2, give: 1 })
})

afterAll(() => service.close())

beforeEach(async () => {
  service.clock.now = NOW
  await service.db.delete(cartLines)
  browser = await service.buyer(buyerId)
})

const add = (...params: CartAddLine[]) => browser.call(cartAdd, { params })

test('[AP-02] every entry of a bulk add is accounted for, with a reason where it differs', async () => {
  const result = await add(
    { goods_id: 1, number: 20 },
    { goods_id: 1, number: 4 },
    { goods_id: 2, number: 40 },
    { goods_id: 3, number: 5 },
    { goods_id: 5, number: 1 },
    { goods_id: 6, number: 1 },
    { goods_id: 999, number: 1 },
  )
  expect(result.added.map(({ entry, number }) => [entry, number])).toEqual([
    [0, 20],
    [3, 5],
  ])
  expect(result.adjusted).toEqual([
    expect.objectContaining({
      entry: 2,
      number: 12,
      reason: 'over_stock',
      message: '库存只剩 12 盒，已为您改为 12 盒',
    }),
  ])
  expect(result.refused).toEqual([
    {
      entry: 1,
      id: 1,
      reason: 'not_step',
      message: '购物车已有 20 盒；须按 10 盒的倍数购买，可购 20 或 30 盒',
    },
    { entry: 4, id: 5, reason: 'no_stock', message: '暂时缺货' },
    { entry: 5, id: 6, reason: 'off_shelf', message: '商品已下架' },
    { entry: 6, id: 999, reason: 'not_found', message: '商品不存在或已下架' },
  ])
  expect(result.cart).toBe(3)
})

test('the packs of each line of a product are answered with the line and without its combinations, to the owner of the cart alone', async () => {
  const read = async (from: Browser) => (await from.call(cartNumbers, {})).list.map(each => each.number)
  expect(await read(browser)).toEqual([])
  await add({ goods_id: 1, number: 20 }, { goods_id: 3, number: 5 })
  await add({ type: 3, goods_id: 1, number: 2 })
  await add({ goods_id: 3, number: 1 })
  expect(await read(browser)).toEqual([20, 6])
  const { list } = await browser.call(cartList, {})
  const ofList = list
    .filter(line => line.type !== 3)
    .map(({ id, goods, number }) => ({ line_id: id, goods_price_id: goods.goods_price_id, number }))
    .toSorted((a, b) => a.goods_price_id - b.goods_price_id)
  expect((await browser.call(cartNumbers, {})).list).toEqual(ofList)
  expect(await read(service.visitor())).toEqual([])
})

test('[AP-02] when the cart has all of the stock, the refusal says that nothing more can be bought', async () => {
  await add({ goods_id: 2, number: 12 })
  expect((await add({ goods_id: 2, number: 1 })).refused).toEqual([
    { entry: 0, id: 2, reason: 'over_stock', message: '购物车中已有全部库存 12 盒' },
  ])
  await service.db.update(goods).set({ step_qty: 5, min_qty: 5 }).where(eq(goods.id, 2))
  await service.db.delete(cartLines)
  await add({ goods_id: 2, number: 10 })
  const { refused } = await add({ goods_id: 2, number: 5 })
  await service.db.update(goods).set({ step_qty: 1, min_qty: 1 }).where(eq(goods.id, 2))
  expect(refused[0]!.message).toBe('购物车已有 10 盒，库存只剩 12 盒，不能再加')
})

test('[AP-02] numbers of the same goods add up, in one call and over several', async () => {
  await add({ goods_id: 3, number: 2 }, { goods_id: 3, number: 3 })
  const again = await add({ goods_id: 3, number: 5 })
  expect(again.added).toEqual([expect.objectContaining({ number: 10 })])
  expect((await browser.call(cartList, {})).list.map(line => line.number)).toEqual([10])
})

test('[AP-02] the price that a page sends is never believed, and a difference is reported', async () => {
  const result = await add(
    { goods_id: 3, number: 25, price: '0.01' },
    { goods_id: 2, number: 1, price: '9.9' },
  )
  expect(result.adjusted).toEqual([
    expect.objectContaining({
      entry: 0,
      number: 25,
      reason: 'price_changed',
      message: '价格已更新为 ¥9.50/盒',
    }),
  ])
  expect(result.added).toHaveLength(1)
  const { list } = await browser.call(cartList, {})
  expect(list.find(line => line.goods.id === 3)).toMatchObject({ price: '9.50', subtotal: '237.50' })
})

test('[AP-01] [VA-07] a line is re-priced as a whole by its tier, down to four decimals', async () => {
  await add({ goods_id: 3, number: 100 })
  const { list } = await browser.call(cartList, { filter: 99_999, new: 1 })
  expect(list[0]).toMatchObject({
    price: '9.0125',
    raw_price: '10.00',
    subtotal: '901.25',
    ladder_price_id: 32,
    with_coupon: 1,
    goods_manjian_id: 1,
    goods_manjian_amount: '901.25',
  })
})

test('[AP-10] [ST-03 1, ST-03 3] full reduction: reached tiers first, by the coupon-usable amount of the selected lines', async () => {
  await add({ goods_id: 3, number: 20 }, { goods_id: 1, number: 10 })
  const { total } = await browser.call(cartTotalCall, {})
  expect(total.goods_amount).toBe('318.00')
  expect(total.shipping_data.coupon_amount).toBe('318.00')
  expect(total.activity_data.manjians.list).toEqual([
    {
      goods_manjian_id: 1,
      name: '满减 1',
      eligible_amount: '190.00',
      reduce_amount: '5.00',
      missing_amount: '110.00',
      manjians: [
        { amount: '100.00', reduce: '5.00', status: 1 },
        { amount: '300.00', reduce: '20.00', status: 0 },
      ],
    },
  ])
  expect(total.activity_data.manjians.manjians[0]).toEqual({ amount: '100.00', reduce: '5.00', status: 1 })
  expect(total.saved_amount).toBe('15.00')
})

test('[ST-04 1] [VA-06] shipping: what is missing to free shipping, and a single item from its own number on', async () => {
  await add({ goods_id: 1, number: 10 })
  const missing = (await browser.call(cartTotalCall, {})).total
  expect(missing.shipping_data).toMatchObject({ shipping_amount: '12.00', no_trans_order_amount: '372.00' })
  expect(missing.payable_amount).toBe('140.00')
  await service.db.delete(cartLines)
  await add({ goods_id: 7, number: 6 })
  const free = (await browser.call(cartTotalCall, {})).total
  expect(free.shipping_data).toMatchObject({ shipping_amount: '0.00', no_trans_order_amount: '0.00' })
})

test('[ST-02 2, ST-02 3] a line goes unselected by itself when its goods sells out or leaves the shelf', async () => {
  await add({ goods_id: 1, number: 10 }, { goods_id: 2, number: 3 })
  await service.db.update(goodsPrices).set({ stock: 0 }).where(eq(goodsPrices.goods_price_id, 20))
  await service.db.update(goods).set({ off_shelf: 1 }).where(eq(goods.id, 1))
  const { list, total } = await browser.call(cartList, {})
  expect(list.map(line => line.is_selected)).toEqual([0, 0])
  expect(total).toMatchObject({ count: 2, selected_count: 0, action: { state: 'empty' } })
  const ids = list.map(line => line.id)
  const selecting = await browser.call(cartBatchSelect, { ids, is_selected: 1 })
  expect(selecting.refused.map(row => row.reason).sort()).toEqual(['no_stock', 'off_shelf'])
  await service.db.update(goodsPrices).set({ stock: 12 }).where(eq(goodsPrices.goods_price_id, 20))
  await service.db.update(goods).set({ off_shelf: 0 }).where(eq(goods.id, 1))
})

test('[AP-06] [ST-02 1] lines are selected and taken off, and totals follow', async () => {
  await add({ goods_id: 1, number: 10 }, { goods_id: 2, number: 3 })
  const [second, first] = (await browser.call(cartList, {})).list
  const off = await browser.call(cartBatchSelect, { ids: [first!.id, 12_345], is_selected: 0 })
  expect(off.added).toEqual([{ entry: 0, id: first!.id, number: 10 }])
  expect(off.refused).toEqual([expect.objectContaining({ entry: 1, id: 12_345, reason: 'not_found' })])
  expect(off.total).toMatchObject({ selected_count: 1, selected_number: 3, goods_amount: '29.70' })
  const on = await browser.call(cartBatchSelect, { ids: [first!.id, second!.id], is_selected: 1 })
  expect(on.total?.goods_amount).toBe('157.70')
})

test('[AP-04] an illegal number is refused with its legal neighbours, a legal one re-prices the line', async () => {
  await add({ goods_id: 1, number: 10 }, { goods_id: 3, number: 1 })
  const [tiered, stepped] = (await browser.call(cartList, {})).list
  await expect(browser.call(cartEdit, { id: stepped!.id, params: { number: 45 } })).rejects.toMatchObject({
    kind: 'invalid',
    message: '须按 10 盒的倍数购买，可购 40 或 50 盒',
  })
  const edited = await browser.call(cartEdit, { id: tiered!.id, params: { number: 20 }, new: 1 })
  expect(edited.line).toMatchObject({ number: 20, price: '9.50', subtotal: '190.00' })
  expect(edited.total?.goods_amount).toBe('318.00')
})

test('[AP-05] deleting answers for every id', async () => {
  await add({ goods_id: 1, number: 10 })
  const [line] = (await browser.call(cartList, {})).list
  const gone = await browser.call(cartBatchDelete, { ids: [line!.id, 999_999] })
  expect(gone.added).toEqual([{ entry: 0, id: line!.id, number: 0 }])
  expect(gone.refused).toEqual([expect.objectContaining({ entry: 1, id: 999_999 })])
  expect(gone.total).toMatchObject({ count: 0, action: { state: 'empty', message: '购物车空空如也~' } })
})

test('lines that were deleted last are put back as they were: number, selection and place', async () => {
  await add({ goods_id: 1, number: 20 }, { goods_id: 2, number: 3 }, { goods_id: 3, number: 4 })
  const before = (await browser.call(cartList, {})).list
  const [third, second, first] = before.map(line => line.id)
  await browser.call(cartBatchSelect, { ids: [second!], is_selected: 0 })
  const expected = (await browser.call(cartList, {})).list
  await browser.call(cartBatchDelete, { ids: [first!] })
  await browser.call(cartBatchDelete, { ids: [second!, third!] })
  const answer = await browser.call(cartRestore, { ids: [third!, second!, first!] })
  expect(answer.added.map(({ id }) => id)).toEqual([third, second])
  expect(answer.refused).toEqual([
    { entry: 2, id: first, reason: 'not_found', message: '已不能恢复，请重新加入' },
  ])
  expect(answer.total.count).toBe(2)
  expect((await browser.call(cartList, {})).list).toEqual(expected.slice(0, 2))
  expect((await browser.call(cartRestore, { ids: [third!] })).refused).toHaveLength(1)
})

test('a product that was added again after its deletion keeps its new line', async () => {
  await add({ goods_id: 1, number: 20 })
  const [line] = (await browser.call(cartList, {})).list
  await browser.call(cartBatchDelete, { ids: [line!.id] })
  await add({ goods_id: 1, number: 10 })
  const { refused } = await browser.call(cartRestore, { ids: [line!.id] })
  expect(refused).toEqual([{ entry: 0, id: line!.id, reason: 'in_cart', message: '购物车里已有这种商品' }])
  expect((await browser.call(cartList, {})).list.map(({ number }) => number)).toEqual([10])
})

test('[AP-03] a quick add takes the smallest legal number', async () => {
  const result = await browser.call(cartQuickAdd, { id: 1 })
  expect(result.added).toEqual([expect.objectContaining({ entry: 0, number: 10 })])
  await expect(browser.call(cartQuickAdd, { id: 999 })).rejects.toMatchObject({ code: 404 })
})

test('[CN-05 5] [ER-10 5] a second-kill line holds only while it is on, within what one buyer may take', async () => {
  const result = await add({ goods_id: 8, number: 9, type: 1 })
  expect(result.adjusted).toEqual([expect.objectContaining({ number: 5, reason: 'over_max' })])
  const { list } = await browser.call(cartList, {})
  expect(list[0]).toMatchObject({
    type: 1,
    goods_type: 1,
    price: '19.99',
    raw_price: '30.00',
    with_coupon: 0,
  })
  service.clock.now = new Date(NOW.getTime() + 2 * HOUR)
  const [over] = (await browser.call(cartList, {})).list
  expect(over).toMatchObject({
    is_selected: 0,
    goods: { is_buy: 0 },
    notices: [{ kind: 'ended', text: '秒杀已结束' }],
  })
  expect(over!.price).toBeUndefined()
  expect((await add({ goods_id: 8, number: 1, goods_price_id: 81 })).refused[0]).toMatchObject({
    message: '秒杀已结束',
  })
  service.clock.now = new Date(NOW.getTime() - 2 * HOUR)
  expect((await add({ goods_id: 8, number: 1, goods_price_id: 81 })).refused[0]).toMatchObject({
    message: '活动暂未开始',
  })
})

test('[VA-09 1, VA-09 2] [CN-05 6] a combination line takes its goods from the combination', async () => {
  await add({ goods_id: 1, number: 3, type: 3 })
  const { list, total } = await browser.call(cartList, {})
  expect(list[0]).toMatchObject({
    type: 3,
    goods_type: 3,
    number: 3,
    price: '126.00',
    subtotal: '378.00',
    goods: { name: '感冒护理组合 1', bzdw: '套', number: 6 },
    combination: {
      id: 1,
      list: [
        { goods_id: 1, number: 10 },
        { goods_id: 2, number: 2 },
      ],
    },
  })
  expect(total.goods_amount).toBe('378.00')
  expect((await add({ goods_id: 1, number: 9, type: 3 })).adjusted).toEqual([
    expect.objectContaining({ number: 6, reason: 'over_stock' }),
  ])
})

test('a gift comes with its goods as far as there is stock of it', async () => {
  await add({ goods_id: 3, number: 35 })
  expect((await browser.call(cartList, {})).list[0]!.gift_data).toEqual({
    total: 3,
    type: 2,
    name: '阿莫西林胶囊 2',
  })
})

test('a gift that the buyer’s licence does not name is not given', async () => {
  await service.db.update(goods).set({ scope: '医疗器械' }).where(eq(goods.id, 2))
  await add({ goods_id: 3, number: 20 })
  const given = async () => (await browser.call(cartList, {})).list[0]!.gift_data?.total ?? 0
  expect(await given()).toBe(0)
  await service.db
    .update(users)
    .set({ scopes: ['医疗器械'] })
    .where(eq(users.id, buyerId))
  expect(await given()).toBe(2)
  await service.db.update(users).set({ scopes: [] }).where(eq(users.id, buyerId))
  await service.db.update(goods).set({ scope: null }).where(eq(goods.id, 2))
})

test('notices say that a price moved, stock ran short, a limit holds and a tier is near', async () => {
  await add({ goods_id: 2, number: 12 }, { goods_id: 3, number: 15 }, { goods_id: 4, number: 2 })
  await service.db
    .update(goodsPrices)
    .set({ price: 104_000, stock: 9 })
    .where(eq(goodsPrices.goods_price_id, 20))
  const { list } = await browser.call(cartList, {})
  const noticesOf = (id: number) => list.find(line => line.goods.id === id)!.notices
  expect(noticesOf(2)).toEqual([
    { kind: 'price_up', text: '比加入时涨 ¥0.50/盒' },
    { kind: 'stock_short', text: '库存只剩 9 盒，可购 9 盒' },
  ])
  expect(noticesOf(3)).toEqual([
    { kind: 'gift', text: '赠品 阿莫西林胶囊 2 已赠完' },
    { kind: 'ladder', text: '还差 5 盒，可享 ¥9.50/盒' },
  ])
  expect(noticesOf(4)).toEqual([{ kind: 'limit', text: '本周还可购 8 盒' }])
  await service.db
    .update(goodsPrices)
    .set({ price: 99_000, stock: 12 })
    .where(eq(goodsPrices.goods_price_id, 20))
})

test('[AP-01] a filter leaves its lines and the totals stay those of the whole cart', async () => {
  await add({ goods_id: 1, number: 10 }, { goods_id: 3, number: 20 })
  const { list, total, warehouses } = await browser.call(cartList, { filter: 2 })
  expect(list.map(line => line.goods.id)).toEqual([3])
  expect(total.count).toBe(2)
  expect(total.filter_data).toEqual([
    { filter: 99_999, name: '全部', count: 2 },
    { filter: 1, name: '可结算', count: 2 },
    { filter: 2, name: '有优惠', count: 1 },
  ])
  expect(warehouses).toEqual([{ ck_id: 1, name: '上海仓' }])
})

test('[AP-09] hints name what a higher number would gain', async () => {
  const { hints } = await browser.call(cartNextHint, { goods_id: 3, number: 15 })
  expect(hints).toEqual([
    { kind: 'tier', short_by: 5, text: '还差 5 盒，可享 ¥9.50/盒' },
    { kind: 'reduction', short_by: 15, text: '再买 ¥150.00，可减 ¥20.00' },
  ])
  expect((await browser.call(cartNextHint, { goods_id: 7, number: 4 })).hints).toEqual([
    { kind: 'free_shipping', short_by: 2, text: '还差 2 盒，单品包邮' },
  ])
  expect((await service.visitor().call(cartNextHint, { goods_id: 3, number: 15 })).hints).toEqual([])
})

test('[AP-09] [VA-06] nothing is said of free shipping for goods that ship free at any number', async () => {
  await insertGoods(service.db, { id: 9, is_dpby: 1, is_free_shipping: 1, free_shipping_number: 6 })
  expect((await browser.call(cartNextHint, { goods_id: 9, number: 4 })).hints).toEqual([])
})

test('[RO-01] [SV-05] a visitor fills a cart and sees no price in it', async () => {
  const visitor = service.visitor()
  const result = await visitor.call(cartAdd, { params: [{ goods_id: 3, number: 20 }] })
  expect(result.added).toHaveLength(1)
  const { body } = await visitor.raw('GET', '/api/cart/list')
  expect(JSON.stringify(body)).not.toMatch(
    /"(price|raw_price|base_price|subtotal|goods_amount|ladder_price)"/,
  )
  expect(body.data).toMatchObject({
    total: { count: 1, action: { state: 'login', message: '登录后可结算' } },
  })
  expect((await service.visitor().call(cartList, {})).list).toEqual([])
})

test('[RO-03 2] [AP-07] a cart is copied to stores of the same head office, store by store', async () => {
  const { db } = service
  const sister = await insertBuyer(db, { phone: '13900000011', head_id: buyerId, company: '康宁二店' })
  const stranger = await insertBuyer(db, { phone: '13900000012', company: '别家药房' })
  await add({ goods_id: 1, number: 10 }, { goods_id: 4, number: 8 })
  const ids = (await browser.call(cartList, {})).list.map(line => line.id)
  const result = await browser.call(cartCopy, { ids: [...ids, 999_999], other_user_ids: [sister, stranger] })
  expect(result.added.map(row => row.entry)).toEqual([0, 1])
  expect(result.refused.map(row => [row.entry, row.reason])).toEqual([
    [2, 'not_found'],
    [3, 'not_your_store'],
    [4, 'not_your_store'],
    [5, 'not_your_store'],
  ])
  expect(result.stores).toEqual([
    { user_id: sister, name: '康宁二店', message: '', added: 2, adjusted: 0, refused: 1 },
  ])
  expect((await (await service.buyer(sister)).call(cartTotalCall, {})).total.count).toBe(2)
  expect((await (await service.buyer(stranger)).call(cartTotalCall, {})).total.count).toBe(0)
  await expect(service.visitor().call(cartCopy, { ids, other_user_ids: [sister] })).rejects.toMatchObject({
    kind: 'unauthenticated',
  })
})

test('[RO-03] [AP-07] [SV-05] a store cannot fill the carts of its head office and its sisters; a visiting head office can', async () => {
  const { db } = service
  const head = await insertBuyer(db, { phone: '13900000021', company: '总部' })
  const store = await insertBuyer(db, { phone: '13900000022', head_id: head, company: '一店' })
  const sister = await insertBuyer(db, { phone: '13900000023', head_id: head, company: '二店' })
  const own = await service.buyer(store)
  await own.call(cartAdd, { params: [{ goods_id: 1, number: 10 }] })
  const ids = (await own.call(cartList, {})).list.map(line => line.id)
  const copy = { ids, other_user_ids: [head, sister] }
  const refused = await own.call(cartCopy, copy)
  expect(refused.refused.map(({ reason }) => reason)).toEqual(['not_your_store', 'not_your_store'])
  expect(refused.stores).toEqual([])
  for (const id of copy.other_user_ids)
    expect((await (await service.buyer(id)).call(cartTotalCall, {})).total.count).toBe(0)
  const visit = await service.buyer(head)
  await visit.call(storeSwitch, { id: store })
  expect((await visit.call(cartCopy, copy)).stores.map(({ added }) => added)).toEqual([1, 1])
})

test('[AP-07] [RO-03] the copy to a store under review says when the store can order', async () => {
  const { db } = service
  const head = await insertBuyer(db, { phone: '13900000031', company: '总部' })
  const inReview = { phone: '13900000032', head_id: head, licence_state: 'submitted' } as const
  const store = await insertBuyer(db, { ...inReview, company: '新店' })
  const own = await service.buyer(head)
  await own.call(cartAdd, { params: [{ goods_id: 1, number: 10 }] })
  const ids = (await own.call(cartList, {})).list.map(line => line.id)
  const { stores } = await own.call(cartCopy, { ids, other_user_ids: [store] })
  expect(stores).toMatchObject([{ name: '新店', message: '资质审核中，通过后可下单' }])
})

test('[SV-05] another buyer’s lines look like missing ones', async () => {
  await add({ goods_id: 1, number: 10 })
  const [line] = (await browser.call(cartList, {})).list
  const other = await service.buyer(await insertBuyer(service.db, { phone: '13900000013' }))
  await expect(other.call(cartEdit, { id: line!.id, params: { number: 20 } })).rejects.toMatchObject({
    code: 404,
  })
  expect((await other.call(cartBatchDelete, { ids: [line!.id] })).refused).toHaveLength(1)
  expect((await other.call(cartBatchSelect, { ids: [line!.id], is_selected: 0 })).refused).toHaveLength(1)
  expect((await browser.call(cartList, {})).list[0]).toMatchObject({ number: 10, is_selected: 1 })
})

test('[SV-05] bad input is a 422 and changes nothing', async () => {
  const headers = { 'x-requested-with': 'test', 'content-type': 'application/x-www-form-urlencoded' }
  for (const body of ['', 'params[0][goods_id]=1', 'params[0][goods_id]=1&params[0][number]=0', 'params=1']) {
    expect((await browser.raw('POST', '/api/cart', { body, headers })).status, body).toBe(422)
  }
  expect((await browser.call(cartTotalCall, {})).total.count).toBe(0)
})

test('[RO-02] what the button of the cart does follows the buyer’s licence', async () => {
  await add({ goods_id: 3, number: 1 })
  const actionAs = async (change: Partial<typeof users.$inferInsert>) => {
    await service.db.update(users).set(change).where(eq(users.id, buyerId))
    return (await browser.call(cartTotalCall, {})).total.action
  }
  expect(await actionAs({ licence_state: 'submitted' })).toEqual({
    state: 'licence',
    message: '资质审核中，通过后可下单',
  })
  expect(await actionAs({ licence_state: 'expired' })).toEqual({
    state: 'licence',
    message: '证照已过期，更新后可下单',
  })
  expect(await actionAs({ licence_state: 'passed' })).toEqual({ state: 'checkout', message: '' })
})
