import {
  type CartAddLine,
  cartAdd,
  cartBatchDelete,
  cartBatchSelect,
  cartEdit,
  cartList,
} from '@yaoji/api-client/contract/cart'
import * as fc from 'fast-check'
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { insertBasics, insertBuyer, insertGoods } from '../../../tests/fixtures'
import { insertCombination, insertExchange, insertGift } from '../../../tests/price-lines'
import { type Browser, startService, type TestService } from '../../../tests/service'
import { cartLines } from './tables'

let service: TestService
let browser: Browser

/** Of 20 there are few packs, which are given with 1 and with 2, sold alone, and part of package 1. */
const GIVEN = 20
const GOODS = [1, 2, 3, 4, 5, 6, GIVEN]
const OTHERS = Array.from({ length: 300 }, (_, at) => 100 + at)

beforeAll(async () => {
  service = await startService()
  const { db } = service
  await insertBasics(db)
  for (const id of [...GOODS, ...OTHERS]) {
    await insertGoods(db, { id, price: '10.00', stock: id === GIVEN ? 5 : 900 })
  }
  await insertGift(db, { id: 1, goods_id: 1, need: 2, gift_goods_id: GIVEN, give: 1 })
  await insertGift(db, { id: 2, goods_id: 2, need: 3, gift_goods_id: GIVEN, give: 2 })
  await insertGift(db, { id: 3, goods_id: 3, need: 2, gift_goods_id: 3, give: 1 })
  await insertExchange(db, { id: 1, goods_id: 4, need: 5, exchange_goods_id: 5, price: '4.00', max_qty: 4 })
  await insertExchange(db, { id: 2, goods_id: 6, need: 3, exchange_goods_id: 5, price: '3.00', max_qty: 2 })
  const items = [3, GIVEN].map(goods_id => ({ goods_id, number: 1, price: '9.00' }))
  await insertCombination(db, { id: 1, items })
  browser = await service.buyer(await insertBuyer(db))
})

beforeEach(() => service.db.delete(cartLines))
afterAll(() => service.close())

const list = async () => (await browser.call(cartList, {})).list

/** Some of the products and the package, in any order, some of them not selected; then new numbers of some lines. */
const cart = fc.record({
  lines: fc.uniqueArray(
    fc.record({
      goods_id: fc.constantFrom(...GOODS, 0),
      number: fc.integer({ min: 1, max: 12 }),
      is_selected: fc.constantFrom<0 | 1>(0, 1, 1),
    }),
    { minLength: 3, maxLength: 8, selector: line => line.goods_id },
  ),
  edits: fc.array(fc.record({ line: fc.nat(), number: fc.constantFrom(1, 2, 3, 6, 9, 12) }), {
    minLength: 1,
    maxLength: 3,
  }),
})

test('[AP-04] a line that is edited without totals is answered as the list then shows it', async () => {
  await fc.assert(
    fc.asyncProperty(cart, async ({ lines, edits }) => {
      await service.db.delete(cartLines)
      const params = lines.map(
        ({ goods_id, number }): CartAddLine =>
          goods_id === 0 ? { goods_id: 1, number, type: 3 } : { goods_id, number },
      )
      await browser.call(cartAdd, { params })
      const before = await list()
      const off = before.filter(
        line =>
          lines.find(({ goods_id }) => goods_id === (line.type === 3 ? 0 : line.goods.id))?.is_selected === 0,
      )
      if (off.length > 0) {
        await browser.call(cartBatchSelect, {
          ids: off.map(({ id }) => id),
          is_selected: 0,
          without_total: 1,
        })
      }
      for (const { line, number } of edits) {
        const { id } = before[line % before.length]!
        const edit = browser.call(cartEdit, { id, params: { number }, without_total: 1 })
        const answer = await edit.catch(() => null)
        // More packs than there are.
        if (!answer) continue
        expect(answer.total).toBeUndefined()
        expect(answer.line).toEqual((await list()).find(each => each.id === id))
      }
    }),
    { numRuns: 20 },
  )
})

test.each<[string, CartAddLine, number, number, object]>([
  ['the gift that another product has too', { goods_id: 2, number: 6 }, 1, 12, { gift_data: { total: 1 } }],
  ['its gift, bought alone', { goods_id: GIVEN, number: 3 }, 1, 12, { gift_data: { total: 2 } }],
  ['a package with its gift', { goods_id: 1, number: 2, type: 3 }, 1, 12, { gift_data: { total: 3 } }],
  ['what earns its exchange price', { goods_id: 4, number: 5 }, 5, 2, { price: '4.00' }],
  ['what it earns an exchange price for', { goods_id: 5, number: 1 }, 4, 5, { notices: [] }],
])(
  '[AP-04] a line edited without totals is judged beside %s',
  async (_what, beside, goods_id, number, shown) => {
    await browser.call(cartAdd, { params: [{ goods_id, number: 1 }, beside] })
    const id = (await list()).find(line => line.goods.id === goods_id && line.type === 0)!.id
    const { line } = await browser.call(cartEdit, { id, params: { number }, without_total: 1 })
    expect(line).toMatchObject(shown)
    expect(line).toEqual((await list()).find(each => each.id === id))
  },
)

test('[AP-05] [AP-06] lines that cannot be selected are named, and no totals are answered', async () => {
  await browser.call(cartAdd, { params: [{ goods_id: 1, number: 1 }] })
  const [line] = await list()
  const chosen = await browser.call(cartBatchSelect, {
    ids: [line!.id, 999],
    is_selected: 0,
    without_total: 1,
  })
  expect(chosen.added.map(({ id }) => id)).toEqual([line!.id])
  expect(chosen.refused.map(({ id }) => id)).toEqual([999])
  expect((await list())[0]!.is_selected).toBe(0)
  const gone = await browser.call(cartBatchDelete, { ids: [line!.id], without_total: 1 })
  expect([chosen.total, gone.total]).toEqual([undefined, undefined])
  expect(await list()).toEqual([])
})

/** Rows that the database answers while the work is done. */
async function rowsOf(work: () => Promise<unknown>): Promise<number> {
  const { client } = service.db._.session as unknown as {
    client: { query: (...given: unknown[]) => unknown }
  }
  const spy = vi.spyOn(client, 'query')
  await work()
  const answers = await Promise.all(spy.mock.results.map(({ value }) => value as { rows: unknown[] }))
  spy.mockRestore()
  return answers.reduce((sum, { rows }) => sum + rows.length, 0)
}

test('[AP-04] [AP-05] [AP-06] what an edit without totals reads does not grow with the cart', async () => {
  const read = async (others: readonly number[]) => {
    await service.db.delete(cartLines)
    const params = [1, 2, ...others].map(goods_id => ({ goods_id, number: 2 }))
    await browser.call(cartAdd, { params })
    const ids = (await list()).filter(line => line.goods.id <= 2).map(({ id }) => id)
    const [first, second] = ids as [number, number]
    return [
      await rowsOf(() => browser.call(cartEdit, { id: first, params: { number: 6 }, without_total: 1 })),
      await rowsOf(() => browser.call(cartBatchSelect, { ids, is_selected: 0, without_total: 1 })),
      await rowsOf(() => browser.call(cartBatchDelete, { ids: [second], without_total: 1 })),
    ]
  }
  const short = await read(OTHERS.slice(0, 3))
  expect(await read(OTHERS)).toEqual(short)
  expect(Math.min(...short)).toBeGreaterThan(0)
})
