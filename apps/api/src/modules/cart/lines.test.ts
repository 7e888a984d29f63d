import {
  type CartAddLine,
  cartAdd,
  cartBatchSelect,
  cartEdit,
  cartList,
  cartTotalCall,
} from '@yaoji/api-client/contract/cart'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { insertBasics, insertBuyer, insertGoods } from '../../../tests/fixtures'
import { insertPriceLine, insertReduction } from '../../../tests/price-lines'
import { type Browser, startService, type TestService } from '../../../tests/service'
import { users } from '../../session/tables'
import { goods } from '../goods/tables'
import { cartLines } from './tables'

type BuyerChange = Partial<typeof users.$inferInsert>

let service: TestService
let buyerId: number
let browser: Browser

const NOW = new Date('2026-11-20T02:00:00Z')
const HOUR = 3_600_000
const BEGIN = new Date(NOW.getTime() - HOUR)
const END = new Date(NOW.getTime() + HOUR)

const EPHEDRINE = 3
const SPIKE = { goods_id: 4, number: 1, goods_price_id: 41 }
const EVERYDAY = { goods_id: 5, number: 1, goods_price_id: 52 }

beforeAll(async () => {
  service = await startService()
  const { db } = service
  await insertBasics(db)
  buyerId = await insertBuyer(db)
  const tiers = [
    { number: 20, price: '9.50' },
    { number: 100, price: '9.0125' },
  ]
  await insertGoods(db, { id: 1, price: '10.00', stock: 1000, tiers })
  await insertGoods(db, { id: 2, price: '8.00', stock: 100, min_qty: 10, step_qty: 10 })
  await insertGoods(db, { id: EPHEDRINE, price: '8.00', special_flag: 'ephedrine' })
  await insertGoods(db, { id: 4, price: '30.00' })
  await insertPriceLine(db, { goods_id: 4, kind: 'spike', price: '20.00', begin_at: BEGIN, end_at: END })
  await insertGoods(db, { id: 5, price: '30.00' })
  await insertPriceLine(db, { goods_id: 5, kind: 'everyday', price: '25.00' })
  await insertGoods(db, { id: 6, price: '8.00', max_qty: 8, limit_period: 'day' })
  await insertGoods(db, { id: 7, price: '8.00', max_qty: 8, limit_period: 'week' })
  await insertGoods(db, { id: 8, price: '8.00', max_qty: 8, limit_period: 'month' })
  await insertGoods(db, { id: 9, price: '8.00', max_qty: 8 })
  await insertReduction(db, { id: 1, goods_ids: [2, EPHEDRINE, 4, 5], tiers: [['100.00', '5.00']] })
})

afterAll(() => service.close())

beforeEach(async () => {
  service.clock.now = NOW
  await service.db.delete(cartLines)
  browser = await service.buyer(buyerId)
})

const add = (...params: CartAddLine[]) => browser.call(cartAdd, { params })
const listed = async (filter?: number) => (await browser.call(cartList, { filter })).list
const lineOf = async (goods_id: number) => (await listed()).find(line => line.goods.id === goods_id)!

/** Changes a product while the work is done. */
async function withGoods<T>(id: number, change: Partial<typeof goods.$inferInsert>, work: () => Promise<T>) {
  const [before] = await service.db.select().from(goods).where(eq(goods.id, id))
  await service.db.update(goods).set(change).where(eq(goods.id, id))
  try {
    return await work()
  } finally {
    await service.db.update(goods).set(before!).where(eq(goods.id, id))
  }
}

test.each(['10', '10.0', '10.00', '9.5', '9.50', '9.0125', '9.01250', '9.01'])(
  '[AP-02] %s is a price that the page can have shown for 100 packs',
  async price => {
    expect((await add({ goods_id: 1, number: 100, price })).added).toHaveLength(1)
  },
)

test.each(['1', '100', '10.01', '9', '9.1', '9.02', '9.012', '0'])(
  '[AP-02] %s is another price: the page learns the current one',
  async price => {
    const { adjusted } = await add({ goods_id: 1, number: 100, price })
    expect(adjusted).toEqual([
      expect.objectContaining({ number: 100, reason: 'price_changed', message: '价格已更新为 ¥9.01/盒' }),
    ])
  },
)

test('[RO-01] a visitor learns nothing about prices by adding with one', async () => {
  browser = service.visitor()
  expect(await add({ goods_id: 1, number: 1, price: '1.00' })).toMatchObject({
    added: [{ entry: 0, number: 1 }],
    adjusted: [],
  })
})

test('[AP-02] results name the lines, and a line that grows is still one', async () => {
  await add({ goods_id: 1, number: 1 })
  const result = await add({ goods_id: 1, number: 2 }, { goods_id: 2, number: 12 })
  expect(result.cart).toBe(2)
  const [tiered, stepped] = [await lineOf(1), await lineOf(2)]
  expect(result.added).toEqual([{ entry: 0, id: tiered.id, number: 3 }])
  expect(result.adjusted).toEqual([
    expect.objectContaining({ entry: 1, id: stepped.id, number: stepped.number }),
  ])
})

test.each<{ change: BuyerChange; state: string; message: string }>([
  { change: {}, state: 'checkout', message: '' },
  { change: { licence_state: 'updating' }, state: 'checkout', message: '' },
  { change: { licence_state: 'draft' }, state: 'licence', message: '完成资质认证后可下单' },
  { change: { licence_state: 'rejected' }, state: 'licence', message: '完成资质认证后可下单' },
  { change: { licence_state: 'submitted' }, state: 'licence', message: '资质审核中，通过后可下单' },
  { change: { licence_state: 'expired' }, state: 'licence', message: '证照已过期，更新后可下单' },
])('[RO-02] the button of a cart of a buyer with $change: $state $message', async ({ change, ...action }) => {
  await add({ goods_id: 1, number: 1 })
  await service.db.update(users).set({ licence_state: 'passed', ...change })
  const { total } = await browser.call(cartTotalCall, {})
  await service.db.update(users).set({ licence_state: 'passed' })
  expect(total.action).toEqual(action)
})

test('[AP-06] without a selected line the button asks for one', async () => {
  await add({ goods_id: 1, number: 1 })
  const ids = (await listed()).map(line => line.id)
  const { total } = await browser.call(cartBatchSelect, { ids, is_selected: 0 })
  expect(total?.action).toEqual({ state: 'empty', message: '请选择要结算的商品' })
  expect((await listed()).map(line => line.is_selected)).toEqual([0])
})

test('[ST-02 1] a line that cannot be bought can be deselected, and is not selected when it is sold again', async () => {
  await add({ goods_id: 1, number: 1 }, { goods_id: 2, number: 10 })
  const { id } = await lineOf(1)
  const { added, refused } = await withGoods(1, { off_shelf: 1 }, () =>
    browser.call(cartBatchSelect, { ids: [id], is_selected: 0 }),
  )
  expect([added.length, refused.length]).toEqual([1, 0])
  expect([(await lineOf(1)).is_selected, (await lineOf(2)).is_selected]).toEqual([0, 1])
})

test('[AP-04] the number of a line that is no longer sold cannot be changed, nor that of a missing line', async () => {
  await add({ goods_id: 1, number: 1 })
  const { id } = await lineOf(1)
  await withGoods(1, { off_shelf: 1 }, () =>
    expect(browser.call(cartEdit, { id, params: { number: 2 } })).rejects.toMatchObject({
      code: 409,
      message: '商品已下架',
    }),
  )
  expect((await lineOf(1)).number).toBe(1)
  await expect(browser.call(cartEdit, { id: id + 1, params: { number: 2 } })).rejects.toMatchObject({
    code: 404,
    message: expect.stringContaining('购物车商品'),
  })
})

test('[AP-04] a refused number names its field', async () => {
  await add({ goods_id: 2, number: 10 })
  const { id } = await lineOf(2)
  await expect(browser.call(cartEdit, { id, params: { number: 11 } })).rejects.toMatchObject({
    kind: 'invalid',
    fields: { 'params.number': [expect.stringContaining('10 盒的倍数')] },
  })
})

test('[CN-02 2] each filter has its lines and their number', async () => {
  await add({ goods_id: 1, number: 1 }, { goods_id: 2, number: 10 }, EVERYDAY, { goods_id: 9, number: 1 })
  await service.db.update(cartLines).set({ number: 15 }).where(eq(cartLines.goods_id, 2))
  await service.db.update(cartLines).set({ price_seen: 110_000 }).where(eq(cartLines.goods_id, 1))
  await withGoods(9, { off_shelf: 1 }, async () => {
    const { filter_data } = (await browser.call(cartTotalCall, {})).total
    const shown = []
    for (const { filter, name, count } of filter_data) {
      const ids = (await listed(filter)).map(line => line.goods.id).sort()
      expect(count).toBe(ids.length)
      shown.push([name, ids])
    }
    expect(shown).toEqual([
      ['全部', [1, 2, 5, 9]],
      ['可结算', [1, 2, 5]],
      ['有优惠', [2, 5]],
      ['已降价', [1]],
      ['数量需调整', [2]],
      ['不可购买', [9]],
    ])
  })
})

test('[CN-02 2] a filter without lines is not offered', async () => {
  await add({ goods_id: 1, number: 1 })
  const { filter_data } = (await browser.call(cartTotalCall, {})).total
  expect(filter_data).toEqual([
    { filter: 99_999, name: '全部', count: 1 },
    { filter: 1, name: '可结算', count: 1 },
  ])
})

test.each([
  { goods_id: 6, text: '今日还可购 8 盒' },
  { goods_id: 7, text: '本周还可购 8 盒' },
  { goods_id: 8, text: '本月还可购 8 盒' },
  { goods_id: 9, text: '限购 8 盒' },
])('[AP-01] a purchase limit is announced with its period: $text', async ({ goods_id, text }) => {
  await add({ goods_id, number: 1 })
  expect((await lineOf(goods_id)).notices).toEqual([{ kind: 'limit', text }])
})

test.each([
  { seen: 80_000, notices: [] },
  { seen: null, notices: [] },
  { seen: 75_000, notices: [{ kind: 'price_up', text: '比加入时涨 ¥0.50/盒' }] },
  { seen: 90_000, notices: [{ kind: 'price_down', text: '比加入时降 ¥1.00/盒' }] },
])('[AP-01] the line of a price of 8 yuan that was $seen says so: $notices', async ({ seen, notices }) => {
  await add({ goods_id: 2, number: 10 })
  await service.db.update(cartLines).set({ price_seen: seen })
  expect((await lineOf(2)).notices).toEqual(notices)
})

test('[ST-03 2] full reductions count ordinary lines only, not special prices, second-kills or ephedrine', async () => {
  await add({ goods_id: 1, number: 1 }, { goods_id: 2, number: 10 }, EVERYDAY, SPIKE)
  await add({ goods_id: EPHEDRINE, number: 1 })
  const list = await listed()
  const activities = Object.fromEntries(list.map(line => [line.goods.id, line.goods_manjian_id ?? null]))
  expect(activities).toEqual({ 1: null, 2: 1, [EPHEDRINE]: null, 4: null, 5: null })
  const coupons = Object.fromEntries(list.map(line => [line.goods.id, line.with_coupon]))
  expect(coupons).toEqual({ 1: 1, 2: 1, [EPHEDRINE]: 0, 4: 0, 5: 0 })
})

test.each([
  { at: new Date(BEGIN.getTime() - 1), message: '活动暂未开始' },
  { at: BEGIN, message: null },
  { at: new Date(END.getTime() - 1), message: null },
  { at: END, message: '秒杀已结束' },
])(
  '[CN-05 5] a second-kill is sold from its beginning until before its end: $at',
  async ({ at, message }) => {
    service.clock.now = at
    const { refused } = await add(SPIKE)
    expect(refused.map(row => row.message)).toEqual(message === null ? [] : [message])
  },
)
