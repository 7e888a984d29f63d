import { type CartAddLine, cartAdd, cartList } from '@yaoji/api-client/contract/cart'
import { cartCheckout } from '@yaoji/api-client/contract/checkout'
import { goodsDetail, goodsList } from '@yaoji/api-client/contract/goods'
import { orderCreate, orderDetail } from '@yaoji/api-client/contract/order'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { insertAddress } from '../../../tests/buyer-data'
import { type GoodsFixture, insertBasics, insertBuyer, insertGoods } from '../../../tests/fixtures'
import { insertGift, insertPriceLine } from '../../../tests/price-lines'
import { type Browser, startService, type TestService } from '../../../tests/service'
import { cartLines } from '../cart/tables'
import { goods } from './tables'

let service: TestService
let addressId: number
let browser: Browser

const TAG = { name: '赠', describe: '买 10 盒赠一盒', is_show: 1, isLadder: 0 } as const

/** Ten packs of each product come with a pack of another one; the key says what that one is. */
const PRODUCT = {
  near: 1,
  far: 2,
  gone: 3,
  ephedrine: 4,
  offShelf: 5,
  outOfScope: 6,
  same: 7,
  last: 8,
} as const
const GIFTS: Readonly<Record<keyof typeof PRODUCT, Partial<GoodsFixture> | null>> = {
  near: {},
  far: { ck_id: 2 },
  gone: { stock: 0 },
  ephedrine: { special_flag: 'ephedrine' },
  offShelf: { off_shelf: 1 },
  outOfScope: { scope: '医疗器械' },
  same: null,
  last: null,
}

beforeAll(async () => {
  service = await startService()
  const { db } = service
  await insertBasics(db)
  const buyerId = await insertBuyer(db)
  addressId = await insertAddress(db, buyerId)
  for (const [name, gift] of Object.entries(GIFTS)) {
    const id = PRODUCT[name as keyof typeof PRODUCT]
    await insertGoods(db, { id, price: '10.00', tags: [TAG], stock: name === 'last' ? 10 : 100 })
    if (gift) await insertGoods(db, { ...gift, id: id + 20, bzdw: '包' })
    await insertGift(db, { id, goods_id: id, need: 10, gift_goods_id: gift ? id + 20 : id, give: 1 })
  }
  browser = await service.buyer(buyerId)
})

afterAll(() => service.close())

beforeEach(() => service.db.delete(cartLines))

const names = (tags: readonly { name: string }[]) => tags.map(({ name }) => name)

/** What a buyer reads of the gift of a product, before and in the cart. */
async function promised(id: number) {
  const { list } = await browser.call(goodsList, { per_page: 100 })
  const page = await browser.call(goodsDetail, { id })
  const [line] = await lines({ goods_id: id, number: 10 })
  return {
    list: names(list.find(each => each.id === id)!.tags),
    page: names(page.goods.tags),
    text: page.promotions.filter(({ tag }) => tag === '赠').map(({ title }) => title),
    cart: line!.gift_data?.total ?? 0,
    notice: line!.notices.filter(({ kind }) => kind === 'gift').map(({ text }) => text),
  }
}

async function lines(...params: CartAddLine[]) {
  await browser.call(cartAdd, { params })
  return (await browser.call(cartList, {})).list
}

const GIVEN = { list: ['赠'], page: ['赠'], text: ['买 10 赠 1'], cart: 1, notice: [] }
const NONE = { list: [], page: [], text: [], cart: 0, notice: [] }
const usedUp = (name: string) => ({ ...NONE, text: ['赠品已赠完'], notice: [`赠品 ${name} 已赠完`] })

test.each<[keyof typeof PRODUCT, Awaited<ReturnType<typeof promised>>]>([
  ['near', GIVEN],
  ['same', GIVEN],
  ['far', NONE],
  ['ephedrine', NONE],
  ['offShelf', NONE],
  ['outOfScope', NONE],
  ['gone', usedUp('阿莫西林胶囊 23')],
  ['last', usedUp('阿莫西林胶囊 8')],
])('list, page and cart promise the same gift: %s', async (name, expected) => {
  expect(await promised(PRODUCT[name])).toEqual(expected)
})

test('the check and the order have the gifts that the cart shows, and no other', async () => {
  const params = [PRODUCT.near, PRODUCT.far, PRODUCT.gone].map(goods_id => ({ goods_id, number: 20 }))
  const shown = await lines(...params)
  expect(shown.flatMap(({ gift_data }) => gift_data ?? [])).toEqual([
    { total: 2, type: 2, name: '阿莫西林胶囊 21' },
  ])
  const ids = shown.map(({ id }) => id)
  const { parts, expected_total } = await browser.call(cartCheckout, { ids })
  const given = parts.flatMap(part => part.gifts.map(({ name, number }) => [name, number]))
  expect(given).toEqual([['阿莫西林胶囊 21', 2]])
  expect(parts.flatMap(part => part.lines.map(({ gift_data }) => gift_data?.total ?? 0)).toSorted()).toEqual([
    0, 0, 2,
  ])
  const { order_id } = await browser.call(orderCreate, { ids, address_id: addressId, expected_total })
  const { order } = await browser.call(orderDetail, { id: order_id })
  expect(
    order.lines.filter(({ is_gift }) => is_gift === 1).map(({ name, number }) => [name, number]),
  ).toEqual(given)
})

test('a special price has no gift, so its page and its tag promise none', async () => {
  const { db } = service
  await insertGoods(db, { id: 9, price: '10.00', tags: [TAG] })
  await insertGift(db, { id: 9, goods_id: 9, need: 10, gift_goods_id: 21, give: 1 })
  expect(await promised(9)).toEqual(GIVEN)
  await db.delete(cartLines)
  await insertPriceLine(db, { goods_id: 9, kind: 'everyday', price: '8.00' })
  const { goods, promotions, other_prices } = await browser.call(goodsDetail, { id: 9 })
  expect([names(goods.tags), names(other_prices[0]!.tags)]).toEqual([[], ['赠']])
  expect(promotions).toEqual([])
  const [line] = await lines({ goods_id: 9, number: 10, goods_price_id: goods.goods_price_id })
  expect(line!.gift_data).toBeNull()
})

test('lines that share the stock of a gift show what the order gives, and the later one says what is left', async () => {
  const { db } = service
  await insertGoods(db, { id: 40, stock: 3, bzdw: '包' })
  for (const id of [41, 42]) {
    await insertGoods(db, { id, price: '10.00' })
    await insertGift(db, { id, goods_id: id, need: 10, gift_goods_id: 40, give: 1 })
  }
  const shown = await lines({ goods_id: 41, number: 20 }, { goods_id: 42, number: 20 })
  const total = shown.reduce((sum, { gift_data }) => sum + (gift_data?.total ?? 0), 0)
  expect(total).toBe(3)
  expect(shown.flatMap(({ notices }) => notices)).toEqual([
    { kind: 'gift', text: '赠品 阿莫西林胶囊 40 只剩 1 包' },
  ])
  const { parts } = await browser.call(cartCheckout, { ids: shown.map(({ id }) => id) })
  expect(parts[0]!.gifts.reduce((sum, { number }) => sum + number, 0)).toBe(total)
})

test('a visitor reads of a gift like a buyer', async () => {
  const visitor = service.visitor()
  const tagsOf = async (id: number) => names((await visitor.call(goodsDetail, { id })).goods.tags)
  expect([await tagsOf(PRODUCT.near), await tagsOf(PRODUCT.far)]).toEqual([['赠'], []])
  await service.db.update(goods).set({ off_shelf: 1 }).where(eq(goods.id, 21))
  expect(await tagsOf(PRODUCT.near)).toEqual([])
  await service.db.update(goods).set({ off_shelf: 0 }).where(eq(goods.id, 21))
})
