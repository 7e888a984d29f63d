import { arrivalAdd, arrivalCancel, arrivalList } from '@yaoji/api-client/contract/arrival'
import { goodsDetail } from '@yaoji/api-client/contract/goods'
import { messageList } from '@yaoji/api-client/contract/message'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { insertBasics, insertBuyer, insertGoods } from '../../../tests/fixtures'
import { operate, waiting } from '../../../tests/operate'
import { type Browser, startService, type TestService } from '../../../tests/service'
import { users } from '../../session/tables'
import { goods, goodsPrices, stockLots } from '../goods/tables'
import { notifyArrivals } from './notify'
import { arrivalNotices } from './tables'

let service: TestService
let phone = 13_900_000_000
let browser: Browser

const ARRIVED = { batch: 'B261101', produced: '2026-01-05', expiry: '2028-12-31', packs: '40' }

beforeAll(async () => {
  service = await startService()
  await insertBasics(service.db)
  for (let id = 1; id <= 3; id += 1)
    await insertGoods(service.db, { id, stock: 0, min_qty: 10, step_qty: 10 })
  await insertGoods(service.db, { id: 4 })
  await insertGoods(service.db, { id: 5, stock: 0, off_shelf: 1 })
})

beforeEach(async () => {
  await service.db.delete(arrivalNotices)
  browser = await newBuyer()
})

afterAll(() => service.close())

async function newBuyer(): Promise<Browser> {
  phone += 1
  return service.buyer(await insertBuyer(service.db, { phone: String(phone) }))
}

const run = () => notifyArrivals({ db: service.db, now: service.clock.now })
const notices = async (of = browser) => (await of.call(messageList, { kind: 'arrival' })).list

/** Makes a product sold out, or sets its packs. */
async function setStock(id: number, number: number): Promise<void> {
  await service.db.update(goodsPrices).set({ stock: number }).where(eq(goodsPrices.goods_id, id))
  await service.db.delete(stockLots).where(eq(stockLots.goods_id, id))
}

test('a buyer registers for what is sold out, once, and takes it back', async () => {
  const first = await browser.call(arrivalAdd, { goods_ids: [1, 2, 999, 1] })
  expect(first.added.map(({ id }) => id)).toEqual([1, 2])
  expect(first.adjusted).toMatchObject([{ entry: 3, id: 1, reason: 'already' }])
  expect(first.refused).toMatchObject([{ entry: 2, id: 999, reason: 'not_found' }])
  expect((await browser.call(arrivalAdd, { goods_ids: [1] })).adjusted).toHaveLength(1)
  const { list } = await browser.call(arrivalList, {})
  expect(list.map(({ goods_id, name }) => [goods_id, name])).toEqual([
    [1, '阿莫西林胶囊 1'],
    [2, '阿莫西林胶囊 2'],
  ])
  const gone = await browser.call(arrivalCancel, { goods_ids: [1, 3] })
  expect([gone.added.map(({ id }) => id), gone.refused.map(({ id }) => id)]).toEqual([[1], [3]])
  expect((await browser.call(arrivalList, {})).list.map(({ goods_id }) => goods_id)).toEqual([2])
})

test('what can be bought, and what is not sold at all, is refused with the reason', async () => {
  const { added, refused } = await browser.call(arrivalAdd, { goods_ids: [4, 5] })
  expect(added).toEqual([])
  expect(refused.map(({ id, reason, message }) => [id, reason, message])).toEqual([
    [4, 'ok', '有货，可以直接购买'],
    [5, 'off_shelf', '商品已下架'],
  ])
  await expect(service.visitor().call(arrivalAdd, { goods_ids: [1] })).rejects.toMatchObject({ code: 401 })
})

test('a buyer waits for 200 products at most', async () => {
  const [row] = await service.db
    .select({ id: users.id })
    .from(users)
    .where(eq(users.phone, String(phone)))
  const created_at = service.clock.now
  await service.db
    .insert(arrivalNotices)
    .values(Array.from({ length: 199 }, (_, at) => ({ user_id: row!.id, goods_id: 1000 + at, created_at })))
  const { added, refused } = await browser.call(arrivalAdd, { goods_ids: [1, 2] })
  expect([added.map(({ id }) => id), refused.map(({ id, reason }) => [id, reason])]).toEqual([
    [1],
    [[2, 'too_many']],
  ])
})

test('stock that comes in is one message with the way to the product, and the product can be bought', async () => {
  await setStock(1, 0)
  const other = await newBuyer()
  await browser.call(arrivalAdd, { goods_ids: [1, 2] })
  await other.call(arrivalAdd, { goods_ids: [1] })
  expect(await run()).toBe(0)
  expect(await waiting(service, 'goods')).toMatchObject([
    { id: 'YJ1', company: '2 位买家' },
    { id: 'YJ2', company: '1 位买家' },
  ])
  expect(await operate(service, 'goods/YJ1/arrive', ARRIVED)).toMatchObject({
    status: 200,
    outcome: '阿莫西林胶囊 1 0.25g×24粒/盒 现有库存 40 盒',
  })
  expect(await run()).toBe(2)
  expect(await run()).toBe(0)
  expect(await notices()).toMatchObject([{ title: '阿莫西林胶囊 1 已到货', url: '/list/info/1' }])
  expect((await notices())[0]?.content).toContain('现有库存 40 盒')
  expect(await notices(other)).toHaveLength(1)
  expect((await browser.call(arrivalList, {})).list.map(({ goods_id }) => goods_id)).toEqual([2])
  const detail = await browser.call(goodsDetail, { id: 1 })
  expect(detail.goods).toMatchObject({ buy_state: 'ok', number: 40, expiry_date: '2028-12-31' })
  expect(detail.batches).toMatchObject([{ batch_no: 'B261101', produce_date: '2026-01-05', number: 40 }])
})

test('fewer packs than can be bought, expired packs and a product off the shelf are no arrival', async () => {
  await browser.call(arrivalAdd, { goods_ids: [2] })
  await operate(service, 'goods/YJ2/arrive', { ...ARRIVED, packs: '9' })
  expect(await run()).toBe(0)
  await service.db
    .update(stockLots)
    .set({ expiry_date: '2026-01-01', number: 50 })
    .where(eq(stockLots.goods_id, 2))
  await service.db.update(goodsPrices).set({ stock: 50 }).where(eq(goodsPrices.goods_id, 2))
  expect(await run()).toBe(0)
  await service.db.update(stockLots).set({ expiry_date: '2028-12-31' }).where(eq(stockLots.goods_id, 2))
  await service.db.update(goods).set({ off_shelf: 1 }).where(eq(goods.id, 2))
  expect(await run()).toBe(0)
  await service.db.update(goods).set({ off_shelf: 0 }).where(eq(goods.id, 2))
  expect(await run()).toBe(1)
  expect(await notices()).toHaveLength(1)
})

test('packs of a batch that is there are added to it, and its dates stay', async () => {
  await setStock(3, 0)
  await operate(service, 'goods/yj3/arrive', ARRIVED)
  expect((await operate(service, 'goods/YJ3/arrive', { ...ARRIVED, packs: '2' })).outcome).toContain('42 盒')
  const lots = () => service.db.select().from(stockLots).where(eq(stockLots.goods_id, 3))
  expect(await lots()).toMatchObject([{ batch_no: 'B261101', number: 42 }])
  expect(await operate(service, 'goods/YJ3/arrive', { ...ARRIVED, expiry: '2029-01-31' })).toMatchObject({
    status: 409,
    msg: '批号 B261101 已有库存，生产日期 2026-01-05，效期 2028-12-31',
  })
})

test.each([
  [{ packs: '0' }, 422],
  [{ packs: '1.5' }, 422],
  [{ expiry: '2028-02-30' }, 422],
  [{ expiry: '2026-01-31' }, 422],
  [{ produced: '2030-01-01' }, 422],
  [{ batch: 'B 1' }, 422],
])('stock with %j is refused and changes nothing', async (change, status) => {
  const before = await service.db.select().from(stockLots)
  expect((await operate(service, 'goods/YJ1/arrive', { ...ARRIVED, ...change })).status).toBe(status)
  expect(await service.db.select().from(stockLots)).toEqual(before)
})

test('a product that is not there gets no stock', async () => {
  for (const code of ['YJ999', 'x', '1;2'])
    expect((await operate(service, `goods/${encodeURIComponent(code)}/arrive`, ARRIVED)).status).toBe(404)
})
