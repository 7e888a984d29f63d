import { cartAdd, cartBatchSelect, cartEdit, cartList } from '@yaoji/api-client/contract/cart'
import { cartCheckout } from '@yaoji/api-client/contract/checkout'
import { goodsDetail } from '@yaoji/api-client/contract/goods'
import { orderCreate, orderDetail } from '@yaoji/api-client/contract/order'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { auditBooks, insertAddress } from '../../../tests/buyer-data'
import { insertBasics, insertBuyer, insertGoods } from '../../../tests/fixtures'
import { insertExchange } from '../../../tests/price-lines'
import { type Browser, startService, type TestService } from '../../../tests/service'
import { goods } from '../goods/tables'
import { cartLines } from './tables'

let service: TestService
let browser: Browser
let addressId: number

beforeAll(async () => {
  service = await startService()
  const { db } = service
  await insertBasics(db)
  await insertGoods(db, { id: 1, price: '50.00', stock: 900 })
  await insertGoods(db, { id: 2, price: '50.00', stock: 900, ck_id: 2 })
  await insertGoods(db, { id: 3, price: '10.00', stock: 900, tiers: [{ number: 4, price: '9.00' }] })
  await insertGoods(db, { id: 4, price: '50.00', stock: 900 })
  for (const goods_id of [1, 2, 4]) {
    await insertExchange(db, {
      id: goods_id,
      goods_id,
      need: 5,
      exchange_goods_id: 3,
      price: '4.00',
      max_qty: 4,
    })
  }
  const buyerId = await insertBuyer(db)
  addressId = await insertAddress(db, buyerId)
  browser = await service.buyer(buyerId)
})

beforeEach(() => service.db.delete(cartLines))

afterAll(async () => {
  expect(await auditBooks(service.db)).toEqual([])
  await service.close()
})

/** The line of the goods that is made cheaper: unit price, subtotal and the notice. */
async function cheaper() {
  const { list, total } = await browser.call(cartList, {})
  const line = list.find(each => each.goods.id === 3)
  const told = line?.notices.find(notice => notice.kind === 'ladder')?.text ?? ''
  return { id: line?.id ?? 0, seen: [line?.price, line?.subtotal, told], saved: total.saved_amount }
}

test('[CN-03] an exchange purchase holds while enough of the other goods is selected', async () => {
  await browser.call(cartAdd, {
    params: [
      { goods_id: 1, number: 3 },
      { goods_id: 3, number: 2 },
    ],
  })
  expect((await cheaper()).seen).toEqual(['10.00', '20.00', '再买 2 盒 阿莫西林胶囊 1，可享换购价'])
  await browser.call(cartAdd, { params: [{ goods_id: 1, number: 2 }] })
  const earned = await cheaper()
  expect(earned.seen).toEqual(['4.00', '8.00', '已享换购价，限 4 盒'])
  expect(earned.saved).toBe('12.00')
  const main = (await browser.call(cartList, {})).list.find(line => line.goods.id === 1)!
  const { total } = await browser.call(cartBatchSelect, { ids: [main.id], is_selected: 0 })
  expect((await cheaper()).seen[0]).toBe('10.00')
  expect(total?.goods_amount).toBe('20.00')
})

/** The notice of a line whose number earns an exchange purchase of what is not in the cart. */
async function offered(goodsId: number) {
  const { list } = await browser.call(cartList, {})
  const line = list.find(each => each.goods.id === goodsId)
  return line?.notices.find(notice => notice.kind === 'ladder')?.text
}

test('[CN-03] a line that earns an exchange purchase names it until the other product is in the cart', async () => {
  await browser.call(cartAdd, { params: [{ goods_id: 1, number: 4 }] })
  expect(await offered(1)).toBeUndefined()
  await browser.call(cartAdd, { params: [{ goods_id: 1, number: 1 }] })
  expect(await offered(1)).toBe('可加购 阿莫西林胶囊 3，享换购价 ¥4.00/盒，限 4 盒')
  const [line] = (await browser.call(cartList, {})).list
  await browser.call(cartBatchSelect, { ids: [line!.id], is_selected: 0 })
  expect(await offered(1)).toBeUndefined()
  await browser.call(cartBatchSelect, { ids: [line!.id], is_selected: 1 })
  await browser.call(cartAdd, { params: [{ goods_id: 3, number: 1 }] })
  expect(await offered(1)).toBeUndefined()
})

test('[CN-03] what cannot be added for less in the same order is not named', async () => {
  await browser.call(cartAdd, { params: [{ goods_id: 2, number: 5 }] })
  expect(await offered(2)).toBeUndefined()
  await browser.call(cartAdd, { params: [{ goods_id: 1, number: 5 }] })
  const other = eq(goods.id, 3)
  await service.db.update(goods).set({ off_shelf: 1 }).where(other)
  expect(await offered(1)).toBeUndefined()
  await service.db.update(goods).set({ off_shelf: 0 }).where(other)
  expect(await offered(1)).toContain('可加购')
})

test('[CN-03] of several exchanges the line names the one that needs the least, in any order', async () => {
  for (const number of [3, 5]) {
    await service.db.delete(cartLines)
    await browser.call(cartAdd, {
      params: [
        { goods_id: 1, number },
        { goods_id: 4, number: 4 },
        { goods_id: 3, number: 5 },
      ],
    })
    const { seen } = await cheaper()
    expect(seen[2]).toBe(number === 5 ? '换购价限 4 盒，现按原价' : '再买 1 盒 阿莫西林胶囊 4，可享换购价')
  }
  await service.db.delete(cartLines)
  await browser.call(cartAdd, {
    params: [
      { goods_id: 1, number: 4 },
      { goods_id: 4, number: 2 },
      { goods_id: 3, number: 1 },
    ],
  })
  expect((await cheaper()).seen[2]).toBe('再买 1 盒 阿莫西林胶囊 1，可享换购价')
})

test('[CN-03] beyond its number the line costs what it always does, a tier too', async () => {
  await browser.call(cartAdd, {
    params: [
      { goods_id: 1, number: 5 },
      { goods_id: 3, number: 4 },
    ],
  })
  const { id, seen } = await cheaper()
  expect(seen[0]).toBe('4.00')
  await browser.call(cartEdit, { id, params: { number: 5 } })
  expect((await cheaper()).seen).toEqual(['9.00', '45.00', '换购价限 4 盒，现按原价'])
})

test('[CN-03] what leaves from another warehouse is another order and earns nothing', async () => {
  await browser.call(cartAdd, {
    params: [
      { goods_id: 2, number: 5 },
      { goods_id: 3, number: 2 },
    ],
  })
  expect((await cheaper()).seen[0]).toBe('10.00')
})

test('[SV-04] an order is placed at the exchange price, and at the full one without what earns it', async () => {
  await browser.call(cartAdd, {
    params: [
      { goods_id: 1, number: 5 },
      { goods_id: 3, number: 2 },
    ],
  })
  const lines = (await browser.call(cartList, {})).list
  const ids = lines.map(line => line.id)
  const alone = lines.filter(line => line.goods.id === 3).map(line => line.id)
  expect((await browser.call(cartCheckout, { ids: alone })).amounts.goods_amount).toBe('20.00')
  const { expected_total, amounts } = await browser.call(cartCheckout, { ids })
  expect(amounts).toMatchObject({ goods_amount: '270.00', promotion_amount: '12.00' })
  await expect(
    browser.call(orderCreate, { ids: alone, address_id: addressId, expected_total: '8.00' }),
  ).rejects.toMatchObject({ code: 409 })
  const placed = await browser.call(orderCreate, { ids, address_id: addressId, expected_total })
  const { order } = await browser.call(orderDetail, { id: placed.order_id })
  expect(order.lines.find(line => line.goods_id === 3)).toMatchObject({
    number: 2,
    price: '4.00',
    raw_price: '10.00',
  })
})

test('[SV-05] the goods’ page names the price only to who may see it', async () => {
  const told = async (who: Browser) => (await who.call(goodsDetail, { id: 1 })).promotions[0]?.describe
  expect(await told(browser)).toBe('买满 5，同单加购 阿莫西林胶囊 3 享换购价 ¥4.00/盒，限 4 盒')
  expect(await told(service.visitor())).toBe('买满 5，同单加购 阿莫西林胶囊 3 享换购价，限 4 盒')
  expect((await browser.call(goodsDetail, { id: 2 })).promotions).toEqual([])
})
