import { cartAdd, cartList } from '@yaoji/api-client/contract/cart'
import { cartCheckout } from '@yaoji/api-client/contract/checkout'
import {
  orderCancel,
  orderCreate,
  orderDetail,
  orderList,
  orderReceive,
  orderReorder,
} from '@yaoji/api-client/contract/order'
import { asc, eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { insertAddress, insertCoupon } from '../../../tests/buyer-data'
import { insertBuyer } from '../../../tests/fixtures'
import { openOrderShop } from '../../../tests/order-shop'
import { cartLines } from '../cart/tables'
import { goodsPrices } from '../goods/tables'
import { combinations } from '../promotion/tables'
import { orders } from './tables'

const shop = openOrderShop()

test('[SV-03] a placed order takes stock from the lots that expire first, and its lines leave the cart', async () => {
  await shop.browser.call(cartAdd, { params: [{ goods_id: 5, number: 1 }] })
  const [kept] = (await shop.browser.call(cartList, {})).list
  const ids = (await shop.fill({ goods_id: 4, number: 10 })).filter(id => id !== kept!.id)
  const { expected_total } = await shop.browser.call(cartCheckout, { ids })
  const placed = await shop.browser.call(orderCreate, {
    ids,
    address_id: shop.addressId,
    expected_total,
    remark: '请尽快',
  })
  expect(placed.orders).toEqual([
    {
      id: placed.order_id,
      sn: expect.stringMatching(/^YJ261120\d{8}$/),
      payable_amount: '112.00',
      is_ephedrine: 0,
    },
  ])
  const detail = await shop.browser.call(orderDetail, { id: placed.order_id })
  expect(detail.order.lines[0]).toMatchObject({
    number: 10,
    price: '10.00',
    amount: '100.00',
    payable: '112.00',
    batches: [
      { batch_no: 'B250909', expiry_date: '2027-01-01', number: 7 },
      { batch_no: 'B260101', expiry_date: '2028-03-01', number: 3 },
    ],
  })
  expect(detail).toMatchObject({
    remark: '请尽快',
    address: { consignee: '王药师', region: '上海市浦东新区', detail: '张江路 1 号' },
    events: [{ text: '提交订单，等待付款' }],
    order: {
      status: 10,
      status_text: '待付款',
      pay_before: '2026-11-20 10:30:00',
      actions: ['pay', 'cancel'],
    },
  })
  expect(await shop.stockOf(40)).toBe(27)
  expect((await shop.browser.call(cartList, {})).list.map(line => line.goods.id)).toEqual([5])
  await shop.browser.call(orderCancel, { id: placed.order_id })
})

test('a checkout over warehouses and ephedrine-type goods makes orders with one parent and exact shares', async () => {
  const coupon = await insertCoupon(shop.service.db, shop.buyerId, { reduce: '10.01' })
  const placed = await shop.place(
    [
      { goods_id: 2, number: 7 },
      { goods_id: 3, number: 1 },
      { goods_id: 6, number: 3 },
    ],
    { coupon_id: coupon },
  )
  const rows = await shop.service.db
    .select()
    .from(orders)
    .where(eq(orders.parent_sn, placed.parent_sn))
    .orderBy(asc(orders.id))
  expect(rows).toHaveLength(3)
  expect(new Set(rows.map(row => row.sn)).size).toBe(3)
  expect(rows.reduce((sum, row) => sum + row.coupon_amount, 0)).toBe(1001)
  expect(rows.find(row => row.is_ephedrine === 1)).toMatchObject({
    coupon_amount: 0,
    payable_amount: 2000 + 60,
  })
  const detail = await shop.browser.call(orderDetail, { id: placed.order_id })
  expect(detail.siblings).toHaveLength(2)
})

test('a combination and a gift are ordered goods by goods, and taken from the stock of each', async () => {
  const before = [await shop.stockOf(70), await shop.stockOf(60), await shop.stockOf(40)]
  const placed = await shop.place([
    { goods_id: 1, number: 2, type: 3 },
    { goods_id: 6, number: 20 },
  ])
  const details = await Promise.all(
    placed.orders.map(order => shop.browser.call(orderDetail, { id: order.id })),
  )
  const lines = details.flatMap(detail => detail.order.lines)
  expect(
    lines.map(line => [line.goods_id, line.number, line.price, line.combination_id, line.is_gift]),
  ).toEqual(
    expect.arrayContaining([
      [7, 4, '30.00', 1, 0],
      [6, 2, '40.00', 1, 0],
      [6, 20, '50.00', null, 0],
      [4, 2, '0.00', null, 1],
    ]),
  )
  expect([await shop.stockOf(70), await shop.stockOf(60), await shop.stockOf(40)]).toEqual([
    before[0]! - 4,
    before[1]! - 22,
    before[2]! - 2,
  ])
  const packages = async () => (await shop.service.db.select().from(combinations))[0]!.number
  expect(await packages()).toBe(8)
  for (const order of placed.orders) await shop.browser.call(orderCancel, { id: order.id })
  expect([await shop.stockOf(70), await shop.stockOf(60), await shop.stockOf(40)]).toEqual(before)
  expect(await packages()).toBe(10)
})

test('[AP-08] [VA-09] cart, checkout and order count alike: a combination is one, gifts are not counted', async () => {
  const ids = await shop.fill({ goods_id: 1, number: 2, type: 3 }, { goods_id: 6, number: 20 })
  const { total } = await shop.browser.call(cartList, {})
  expect([total.selected_count, total.selected_number]).toEqual([2, 26])

  const { parts, expected_total } = await shop.browser.call(cartCheckout, { ids })
  const gifted = parts.flatMap(part => part.lines).find(line => line.goods.id === 6)
  expect(parts.flatMap(part => part.gifts)).toEqual([
    expect.objectContaining({ line_id: gifted?.id, goods_id: 4, number: 2, bzdw: '盒' }),
  ])

  const order = { ids, address_id: shop.addressId, expected_total }
  const placed = await shop.browser.call(orderCreate, order)
  const details = await Promise.all(placed.orders.map(({ id }) => shop.browser.call(orderDetail, { id })))
  const orders = details.map(detail => detail.order)
  const sum = (numbers: number[]) => numbers.reduce((all, number) => all + number, 0)
  expect(sum(orders.map(one => one.line_count))).toBe(2)
  expect(sum(orders.map(one => one.goods_number))).toBe(26)
  expect(sum(orders.map(one => one.gift_number))).toBe(2)
  const packs = orders.flatMap(one => one.lines).map(line => line.number)
  expect(sum(packs)).toBe(28)
  const lines = orders.flatMap(one => one.lines)
  const named = (line: (typeof lines)[number]) => [
    line.combination_name,
    line.combination_number,
    line.combination_kinds,
  ]
  const name = lines.find(line => line.combination_id === 1)?.combination_name
  expect(name).toMatch(/组合/)
  expect(lines.filter(line => line.goods_id === 7).map(named)).toEqual([[name, 2, 2]])
  expect(lines.filter(line => line.is_gift === 1).map(named)).toEqual([['', 0, 0]])
  for (const { id } of orders) await shop.browser.call(orderCancel, { id })
})

test('a second-kill sells to its quota, each buyer to the limit, over all orders of the session', async () => {
  const spike = { goods_id: 6, type: 1 }
  const first = await shop.place([{ ...spike, number: 4 }])
  const again = await shop.browser.call(cartAdd, { params: [{ ...spike, number: 3 }] })
  expect(again.adjusted).toEqual([expect.objectContaining({ number: 1, reason: 'over_max' })])
  const other = await insertBuyer(shop.service.db, { phone: `9${shop.phone}`.slice(0, 11) })
  shop.addressId = await insertAddress(shop.service.db, other)
  shop.browser = await shop.service.buyer(other)
  const rest = await shop.browser.call(cartAdd, { params: [{ ...spike, number: 5 }] })
  expect(rest.adjusted).toEqual([expect.objectContaining({ number: 4, reason: 'over_stock' })])
  shop.browser = await shop.service.buyer(shop.buyerId)
  await shop.browser.call(orderCancel, { id: first.order_id })
  const [line] = await shop.service.db.select().from(goodsPrices).where(eq(goodsPrices.goods_price_id, 61))
  expect(line).toMatchObject({ sold: 0, quota: 8 })
})

test('a limit of a period counts what was ordered in it, and starts again with the next', async () => {
  await shop.place([{ goods_id: 5, number: 8 }])
  const more = await shop.browser.call(cartAdd, { params: [{ goods_id: 5, number: 8 }] })
  expect(more.adjusted).toEqual([expect.objectContaining({ number: 2, reason: 'over_max' })])
  await shop.service.db.delete(cartLines)
  shop.service.clock.now = new Date('2026-11-20T16:00:00Z')
  expect((await shop.browser.call(cartAdd, { params: [{ goods_id: 5, number: 8 }] })).added).toHaveLength(1)
})

test('[SV-03] an idempotency key places one order; another payload under it is an error', async () => {
  const ids = await shop.fill({ goods_id: 6, number: 1 })
  const { expected_total } = await shop.browser.call(cartCheckout, { ids })
  const order = { ids, address_id: shop.addressId, expected_total }
  const key = { idempotencyKey: 'a-key-of-this-intent' }
  const [first, second] = [
    await shop.browser.call(orderCreate, order, key),
    await shop.browser.call(orderCreate, order, key),
  ]
  expect(second).toEqual(first)
  expect((await shop.browser.call(orderList, {})).total).toBe(1)
  await expect(shop.browser.call(orderCreate, { ...order, remark: 'x' }, key)).rejects.toMatchObject({
    kind: 'invalid',
  })
  await expect(shop.browser.call(orderCreate, order)).rejects.toMatchObject({ code: 409 })
})

test('[SV-05] another buyer’s orders look like missing ones', async () => {
  const placed = await shop.place([{ goods_id: 6, number: 1 }])
  const other = await shop.service.buyer(
    await insertBuyer(shop.service.db, { phone: `8${shop.phone}`.slice(0, 11) }),
  )
  for (const call of [orderDetail, orderCancel, orderReceive, orderReorder]) {
    await expect(other.call(call, { id: placed.order_id }), call.name).rejects.toMatchObject({
      code: 404,
      message: '订单不存在或已被删除',
    })
    await expect(shop.service.visitor().call(call, { id: placed.order_id })).rejects.toMatchObject({
      kind: 'unauthenticated',
    })
  }
  const ids = await shop.fill({ goods_id: 6, number: 1 })
  const foreign = await insertAddress(
    shop.service.db,
    await insertBuyer(shop.service.db, { phone: `7${shop.phone}`.slice(0, 11) }),
  )
  await expect(
    shop.browser.call(orderCreate, { ids, address_id: foreign, expected_total: '999.00' }),
  ).rejects.toMatchObject({ kind: 'invalid', message: '收货地址不存在，请重新选择' })
  await expect(
    shop.browser.call(orderCreate, { ids, address_id: shop.addressId, expected_total: 'much' }),
  ).rejects.toMatchObject({ kind: 'invalid', message: '应付总额格式不正确' })
})
