import { cartAdd, cartList } from '@yaoji/api-client/contract/cart'
import { cartCheckout } from '@yaoji/api-client/contract/checkout'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { insertAddress } from '../../../tests/buyer-data'
import { insertBasics, insertBuyer, insertGoods } from '../../../tests/fixtures'
import { insertPriceLine } from '../../../tests/price-lines'
import { type Browser, startService, type TestService } from '../../../tests/service'
import { cartLines } from '../cart/tables'

let service: TestService
let buyerId: number
let browser: Browser

const NORMAL = 10
const EVERYDAY = 12

beforeAll(async () => {
  service = await startService()
  const { db } = service
  await insertBasics(db)
  buyerId = await insertBuyer(db)
  await insertAddress(db, buyerId)
  await insertGoods(db, { id: 1, price: '10.00', stock: 500, max_qty: 10, limit_period: 'day' })
  await insertPriceLine(db, { goods_id: 1, kind: 'everyday', price: '8.00' })
})

afterAll(() => service.close())

beforeEach(async () => {
  await service.db.delete(cartLines)
  browser = await service.buyer(buyerId)
})

/** Checks out two lines of the one product that a buyer may take ten of. */
async function checkOut(normal: number, everyday: number) {
  const params = [
    { goods_id: 1, goods_price_id: NORMAL, number: normal },
    { goods_id: 1, goods_price_id: EVERYDAY, number: everyday },
  ]
  const { added } = await browser.call(cartAdd, { params })
  expect(added).toHaveLength(2)
  const ids = (await browser.call(cartList, {})).list.map(line => line.id)
  const { parts, changes } = await browser.call(cartCheckout, { ids })
  const numbers = parts.flatMap(part => part.lines.map(line => line.number))
  return { numbers: numbers.sort(), messages: changes.map(change => change.message) }
}

test('[AP-08] two lines of one product share its purchase limit, and together they may reach it', async () => {
  expect(await checkOut(6, 4)).toEqual({ numbers: [4, 6], messages: [] })
})

test('[AP-08] of two lines that pass the limit of their goods together only one is ordered, with why', async () => {
  const { numbers, messages } = await checkOut(6, 5)
  expect(numbers).toHaveLength(1)
  expect(messages).toEqual(['与同一商品的其他行合计超出限购数量'])
})
