import { favoriteAdd, favoriteCancel, favoriteList } from '@yaoji/api-client/contract/favorite'
import { goodsDetail } from '@yaoji/api-client/contract/goods'
import { eq, type SQL, sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { insertBasics, insertBuyer, insertGoods } from '../../../tests/fixtures'
import { type Browser, startService, type TestService } from '../../../tests/service'
import { users } from '../../session/tables'
import { chinaTime } from '../../wire/clock'
import { goodsPrices } from '../goods/tables'

let service: TestService
let phone = 13_900_000_000

beforeAll(async () => {
  service = await startService()
  await insertBasics(service.db)
  for (let id = 1; id <= 5; id += 1) await insertGoods(service.db, { id })
})

afterAll(() => service.close())

async function newBuyer(): Promise<Browser> {
  phone += 1
  return service.buyer(await insertBuyer(service.db, { phone: String(phone) }))
}

const setPrice = (goodsId: number, price: SQL) =>
  service.db.update(goodsPrices).set({ price }).where(eq(goodsPrices.goods_id, goodsId))

test('[AP-38] every entry is accounted for: added, there already, or not there at all', async () => {
  const browser = await newBuyer()
  await browser.call(favoriteAdd, { goods_ids: [2] })
  const result = await browser.call(favoriteAdd, { goods_ids: [1, 2, 999, 1] })
  expect(result.added).toEqual([{ entry: 0, id: 1, number: 1 }])
  expect(result.adjusted.map(({ entry, id, reason }) => [entry, id, reason])).toEqual([
    [1, 2, 'already'],
    [3, 1, 'already'],
  ])
  expect(result.refused.map(({ entry, id, reason }) => [entry, id, reason])).toEqual([[2, 999, 'not_found']])
})

test('[AP-37] favourites come newest first, a page at a time', async () => {
  const browser = await newBuyer()
  for (const id of [1, 2, 3]) {
    service.clock.now = new Date(service.clock.now.getTime() + 1000)
    await browser.call(favoriteAdd, { goods_ids: [id] })
  }
  const page = await browser.call(favoriteList, { per_page: 2 })
  expect(page.list.map(row => row.goods.id)).toEqual([3, 2])
  expect(page).toMatchObject({ total: 3, page: 1, per_page: 2, last_page: 2 })
  const last = await browser.call(favoriteList, { per_page: 2, page: 2 })
  expect(last.list.map(row => row.goods.id)).toEqual([1])
  expect((await browser.call(favoriteList, { page: 9 })).list).toEqual([])
})

test('[AP-37] a favourite has the price then, and how much lower it is now', async () => {
  const browser = await newBuyer()
  await browser.call(favoriteAdd, { goods_ids: [1, 2, 3] })
  const [before] = (await browser.call(favoriteList, {})).list
  expect(before!.price_then).toBe(before!.goods.price)
  expect(before!.price_drop).toBeUndefined()
  await setPrice(1, sql`${goodsPrices.price} - 15000`)
  await setPrice(2, sql`${goodsPrices.price} + 15000`)
  const { list } = await browser.call(favoriteList, {})
  const drops = new Map(list.map(({ goods, price_drop }) => [goods.id, price_drop]))
  expect([drops.get(1), drops.get(2), drops.get(3)]).toEqual(['1.50', undefined, undefined])
})

test('[AP-37] a buyer who sees no price is not shown the one of then', async () => {
  phone += 1
  const id = await insertBuyer(service.db, { phone: String(phone) })
  const browser = await service.buyer(id)
  await browser.call(favoriteAdd, { goods_ids: [4] })
  await service.db.update(users).set({ licence_state: 'submitted' }).where(eq(users.id, id))
  const [row] = (await browser.call(favoriteList, {})).list
  expect(row!.goods.price).toBeUndefined()
  expect(row).not.toHaveProperty('price_then')
})

test('[AP-39] a removal can be undone: the product comes back as it was, after an hour as a new one', async () => {
  const browser = await newBuyer()
  await browser.call(favoriteAdd, { goods_ids: [4, 5] })
  const before = await browser.call(favoriteList, {})
  const later = (minutes: number) => {
    service.clock.now = new Date(service.clock.now.getTime() + minutes * 60_000)
  }
  later(5)
  await browser.call(favoriteCancel, { goods_ids: [4] })
  expect((await browser.call(favoriteList, {})).total).toBe(1)
  expect((await browser.call(goodsDetail, { id: 4 })).is_favorite).toBe(0)
  later(5)
  const { added } = await browser.call(favoriteAdd, { goods_ids: [4] })
  expect(added.map(({ id }) => id)).toEqual([4])
  expect(await browser.call(favoriteList, {})).toEqual(before)
  await browser.call(favoriteCancel, { goods_ids: [4] })
  later(61)
  await browser.call(favoriteAdd, { goods_ids: [4] })
  expect((await browser.call(favoriteList, {})).list[0]).toMatchObject({
    goods: { id: 4 },
    created_at: chinaTime(service.clock.now),
  })
})

test('[AP-39] what is taken off is gone, and what was not there is refused', async () => {
  const browser = await newBuyer()
  await browser.call(favoriteAdd, { goods_ids: [1, 2] })
  const result = await browser.call(favoriteCancel, { goods_ids: [2, 5, 2] })
  expect(result.added.map(({ entry }) => entry)).toEqual([0])
  const refusal = { reason: 'not_found', message: '不在收藏中' }
  expect(result.refused).toEqual([
    { entry: 1, id: 5, ...refusal },
    { entry: 2, id: 2, ...refusal },
  ])
  expect((await browser.call(favoriteList, {})).list.map(row => row.goods.id)).toEqual([1])
})

test('[SV-05] nobody sees or changes another buyer’s favourites, and a visitor has none', async () => {
  const owner = await newBuyer()
  await owner.call(favoriteAdd, { goods_ids: [4] })
  const other = await newBuyer()
  expect((await other.call(favoriteList, {})).total).toBe(0)
  expect((await other.call(favoriteCancel, { goods_ids: [4] })).refused).toHaveLength(1)
  expect((await owner.call(favoriteList, {})).total).toBe(1)
  await expect(service.visitor().call(favoriteAdd, { goods_ids: [4] })).rejects.toMatchObject({ code: 401 })
})

test('[AP-38] 2,000 entries are taken at once, 2,001 are refused and change nothing', async () => {
  const browser = await newBuyer()
  const many = (length: number) => Array.from({ length }, (_, at) => (at % 5) + 1)
  const result = await browser.call(favoriteAdd, { goods_ids: many(2000) })
  expect([result.added.length, result.adjusted.length, result.refused.length]).toEqual([5, 1995, 0])
  const other = await newBuyer()
  await expect(other.call(favoriteAdd, { goods_ids: many(2001) })).rejects.toMatchObject({ code: 422 })
  expect((await other.call(favoriteList, {})).total).toBe(0)
})
