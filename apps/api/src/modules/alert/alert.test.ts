import { alertSave, alertSettingsCall } from '@yaoji/api-client/contract/alert'
import { arrivalAdd } from '@yaoji/api-client/contract/arrival'
import { favoriteAdd, favoriteCancel, favoriteList } from '@yaoji/api-client/contract/favorite'
import { messageList } from '@yaoji/api-client/contract/message'
import { ORDER, parsePrice } from '@yaoji/domain'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { insertBasics, insertBuyer, insertGoods } from '../../../tests/fixtures'
import { type Browser, startService, type TestService } from '../../../tests/service'
import { users } from '../../session/tables'
import { notifyArrivals } from '../arrival/notify'
import { goodsPrices, stockLots } from '../goods/tables'
import { messages } from '../message/tables'
import { orderLines, orders } from '../order/tables'
import { sendAlerts } from './send-alerts'

const HOUR_MS = 3_600_000
const DAY_MS = 24 * HOUR_MS

let service: TestService
let phone = 13_900_000_000
let goodsId = 0
let buyerId: number
let browser: Browser

beforeAll(async () => {
  service = await startService()
  await insertBasics(service.db)
})

beforeEach(async () => {
  buyerId = await newBuyer()
  browser = await service.buyer(buyerId)
})

afterAll(() => service.close())

function newBuyer(change: Partial<typeof users.$inferInsert> = {}): Promise<number> {
  phone += 1
  return insertBuyer(service.db, { phone: String(phone), ...change })
}

/** A new product, so that the tests do not change those of each other. */
async function newGoods(change: { stock?: number; expiry_date?: string } = {}): Promise<number> {
  goodsId += 1
  await insertGoods(service.db, { id: goodsId, price: '12.80', ...change })
  return goodsId
}

async function newFavorite(change: { stock?: number; expiry_date?: string } = {}): Promise<number> {
  const id = await newGoods(change)
  await browser.call(favoriteAdd, { goods_ids: [id] })
  return id
}

const setPrice = (id: number, price: string) =>
  service.db
    .update(goodsPrices)
    .set({ price: parsePrice(price) })
    .where(eq(goodsPrices.goods_id, id))

async function setStock(id: number, number: number): Promise<void> {
  await service.db.update(goodsPrices).set({ stock: number }).where(eq(goodsPrices.goods_id, id))
  await service.db.update(stockLots).set({ number }).where(eq(stockLots.goods_id, id))
}

const setExpiry = (id: number, expiry_date: string) =>
  service.db.update(stockLots).set({ expiry_date }).where(eq(stockLots.goods_id, id))

/** The next evaluation, an hour later. */
function run(): Promise<number> {
  service.clock.now = new Date(service.clock.now.getTime() + HOUR_MS)
  return sendAlerts({ db: service.db, now: service.clock.now })
}

/** What the messages of a buyer say, the newest first. */
async function sent(of = browser) {
  const { list } = await of.call(messageList, {})
  return list.map(({ kind, title, content, goods_ids, url }) => ({ kind, title, content, goods_ids, url }))
}

test('a price below that of the favourite is one message, and the same price gives no other', async () => {
  const id = await newFavorite()
  await run()
  expect(await sent()).toEqual([])
  await setPrice(id, '11.50')
  await run()
  const message = {
    kind: 'goods',
    title: `阿莫西林胶囊 ${id} 降价`,
    content: `阿莫西林胶囊 ${id}（0.25g×24粒/盒）¥12.80 → ¥11.50`,
    goods_ids: [id],
    url: `/list/info/${id}`,
  }
  expect(await sent()).toEqual([message])
  await run()
  await setPrice(id, '12.00')
  await run()
  await setPrice(id, '11.50')
  await run()
  expect(await sent()).toEqual([message])
  await setPrice(id, '11.00')
  await run()
  expect((await sent())[0]?.content).toContain('¥11.50 → ¥11.00')
})

test('products of one kind are one message that leads to the favourites and names ten of them', async () => {
  const ids: number[] = []
  for (let at = 0; at < 12; at += 1) ids.push(await newFavorite())
  for (const id of ids) await setPrice(id, '10.00')
  await run()
  const [message, ...others] = await sent()
  expect(others).toEqual([])
  expect(message).toMatchObject({ title: '12 种商品降价', url: '/star' })
  expect(message?.content.match(/¥12\.80 → ¥10\.00/g)).toHaveLength(10)
  const lines = message?.content.split('\n') ?? []
  expect(lines).toHaveLength(11)
  expect(lines.at(-1)).toBe('另有 2 种')
  expect(message?.goods_ids).toHaveLength(10)
  for (const [at, id] of message?.goods_ids.entries() ?? [])
    expect(lines[at]).toContain(`阿莫西林胶囊 ${id}（`)
})

test('stock that comes back is one message and a mark for two weeks', async () => {
  const id = await newFavorite({ stock: 0 })
  await run()
  await setStock(id, 40)
  await run()
  await run()
  expect(await sent()).toEqual([
    {
      kind: 'arrival',
      title: `阿莫西林胶囊 ${id} 到货`,
      content: `阿莫西林胶囊 ${id}（0.25g×24粒/盒）现有库存 40 盒`,
      goods_ids: [id],
      url: `/list/info/${id}`,
    },
  ])
  const mark = async () => (await browser.call(favoriteList, {})).list[0]?.back_in_stock
  expect(await mark()).toBe(1)
  await setStock(id, 0)
  expect(await mark()).toBe(0)
  await setStock(id, 40)
  service.clock.now = new Date(service.clock.now.getTime() + 15 * DAY_MS)
  expect(await mark()).toBe(0)
})

test('an arrival for which the buyer registered is announced by that message alone, whichever job is first', async () => {
  const first = await newFavorite({ stock: 0 })
  const second = await newFavorite({ stock: 0 })
  await run()
  await browser.call(arrivalAdd, { goods_ids: [first] })
  await setStock(first, 40)
  await notifyArrivals({ db: service.db, now: service.clock.now })
  await run()
  await browser.call(arrivalAdd, { goods_ids: [second] })
  await setStock(second, 40)
  await run()
  await notifyArrivals({ db: service.db, now: service.clock.now })
  expect((await sent()).map(({ title }) => title).sort()).toEqual([
    `阿莫西林胶囊 ${first} 已到货`,
    `阿莫西林胶囊 ${second} 已到货`,
  ])
})

test('an expiry that becomes short is one message and a mark; the next short lot is another', async () => {
  const id = await newFavorite()
  await run()
  await setExpiry(id, '2027-03-15')
  await run()
  await run()
  expect(await sent()).toMatchObject([
    { kind: 'goods', title: `阿莫西林胶囊 ${id} 效期不足 6 个月`, url: `/list/info/${id}` },
  ])
  expect((await sent())[0]?.content).toContain('效期至 2027-03-15')
  expect((await browser.call(favoriteList, {})).list[0]?.short_expiry).toBe(1)
  await setExpiry(id, '2027-04-15')
  await run()
  expect(await sent()).toHaveLength(2)
})

test('a regular product that is no favourite gives alerts about its expiry only', async () => {
  const id = await newGoods()
  for (const days of [60, 40, 20])
    await buy(buyerId, id, new Date(service.clock.now.getTime() - days * DAY_MS))
  await run()
  await setPrice(id, '10.00')
  await setExpiry(id, '2027-03-15')
  await run()
  expect((await sent()).map(({ title }) => title)).toEqual([`阿莫西林胶囊 ${id} 效期不足 6 个月`])
})

async function buy(user_id: number, goods_id: number, created_at: Date): Promise<void> {
  const sn = `A${created_at.getTime()}`
  const [order] = await service.db
    .insert(orders)
    .values({
      ...{ sn, parent_sn: sn, user_id, ck_id: 1, warehouse: '上海仓', status: ORDER.completed },
      ...{ line_count: 1, goods_number: 1, created_at, pay_before: created_at },
      address: { consignee: '', mobile: '', region: '', detail: '' },
    })
    .returning({ id: orders.id })
  await service.db.insert(orderLines).values({
    order_id: order!.id,
    ...{ goods_id, goods_price_id: goods_id * 10, stock_goods_price_id: goods_id * 10, type: 0, number: 5 },
    ...{ name: '', ypgg: '', sccj: '', bzdw: '盒', approval_no: '', image: '' },
    ...{ price: parsePrice('9.00'), raw_price: parsePrice('9.00') },
  })
}

test('an alert that is off writes nothing, also not later about what happened meanwhile', async () => {
  const [fallen, back] = [await newFavorite(), await newFavorite({ stock: 0 })]
  await run()
  expect(await browser.call(alertSettingsCall, {})).toEqual({
    ...{ price_fell: 1, back_in_stock: 1, short_expiry: 1, expiry_months: 6 },
  })
  expect(await browser.call(alertSave, { price_fell: 0 })).toMatchObject({ price_fell: 0, back_in_stock: 1 })
  await setPrice(fallen, '10.00')
  await setStock(back, 40)
  await run()
  expect((await sent()).map(({ kind }) => kind)).toEqual(['arrival'])
  await browser.call(alertSave, { price_fell: 1 })
  expect(await browser.call(alertSave, {})).toMatchObject({
    price_fell: 1,
    back_in_stock: 1,
    short_expiry: 1,
  })
  await run()
  expect(await sent()).toHaveLength(1)
  await setPrice(fallen, '9.00')
  await run()
  expect((await sent())[0]?.content).toContain('¥10.00 → ¥9.00')
})

test('each buyer has own settings, and gets alerts about own favourites only', async () => {
  const other = await service.buyer(await newBuyer())
  const id = await newFavorite()
  await other.call(favoriteAdd, { goods_ids: [await newGoods()] })
  await other.call(alertSave, { price_fell: 0 })
  await setPrice(id, '10.00')
  await run()
  expect(await sent()).toHaveLength(1)
  expect(await sent(other)).toEqual([])
  expect(await browser.call(alertSettingsCall, {})).toMatchObject({ price_fell: 1 })
})

test('no price is in a message to a buyer who may not see it', async () => {
  const id = await newFavorite()
  await run()
  await service.db.update(users).set({ licence_state: 'submitted' }).where(eq(users.id, buyerId))
  await setPrice(id, '10.00')
  await run()
  expect(await sent()).toEqual([])
  await service.db.update(users).set({ licence_state: 'passed' }).where(eq(users.id, buyerId))
  await run()
  expect(await sent()).toHaveLength(1)
})

test('what is removed from the favourites gives no alert, and begins with a new price when it is added again', async () => {
  const id = await newFavorite()
  await run()
  await browser.call(favoriteCancel, { goods_ids: [id] })
  await setPrice(id, '10.00')
  await run()
  service.clock.now = new Date(service.clock.now.getTime() + 2 * HOUR_MS)
  await browser.call(favoriteAdd, { goods_ids: [id] })
  await run()
  expect(await sent()).toEqual([])
  await setPrice(id, '9.00')
  await run()
  expect((await sent())[0]?.content).toContain('¥10.00 → ¥9.00')
})

test('a buyer is evaluated once an hour, also by several processes', async () => {
  const id = await newFavorite()
  await run()
  await setPrice(id, '10.00')
  const context = { db: service.db, now: service.clock.now }
  expect(await sendAlerts(context)).toBe(0)
  const later = { ...context, now: new Date(service.clock.now.getTime() + HOUR_MS) }
  const counts = await Promise.all([sendAlerts(later), sendAlerts(later)])
  expect(counts[0] + counts[1]).toBe(1)
  const rows = await service.db.select().from(messages).where(eq(messages.user_id, buyerId))
  expect(rows).toHaveLength(1)
})

test('a visitor is asked to log in', async () => {
  await expect(service.visitor().call(alertSettingsCall, {})).rejects.toMatchObject({ code: 401 })
  await expect(service.visitor().call(alertSave, {})).rejects.toMatchObject({ code: 401 })
})
