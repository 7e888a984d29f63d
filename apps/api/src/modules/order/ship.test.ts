import { orderClose, orderDetail, orderReceive } from '@yaoji/api-client/contract/order'
import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { insertCoupon } from '../../../tests/buyer-data'
import { operate, waiting } from '../../../tests/operate'
import { MINUTE, NOW, openOrderShop } from '../../../tests/order-shop'
import { userCoupons } from '../coupon/tables'
import { balanceOf } from '../wallet/account'
import { completeReceived } from './expire'
import { orders } from './tables'

const shop = openOrderShop()
const DAY = 24 * 60 * MINUTE

type Lines = Parameters<typeof shop.place>[0]

/** A paid order of these lines. */
async function paidOrder(lines: Lines, more: Parameters<typeof shop.place>[1] = {}) {
  const { order_id: id, orders: placed } = await shop.place(lines, more)
  await shop.service.db
    .update(orders)
    .set({ status: 20, paid_at: NOW, pay_type: 'transfer', paid_amount: orders.payable_amount })
    .where(eq(orders.id, id))
  return { id, sn: placed[0]!.sn }
}

const detailOf = (id: number) => shop.browser.call(orderDetail, { id })
const group = (address: string, fields?: Record<string, string>) => operate(shop.service, address, fields)
const PARCEL = { company: '顺丰医药', number: 'SF1' }

test('[RT-27] an order is shipped in parts: each parcel has its packs by batch and its traces', async () => {
  const { id, sn } = await paidOrder([
    { goods_id: 4, number: 10 },
    { goods_id: 6, number: 2 },
  ])
  expect((await group(`orders/${sn}/approve`)).outcome).toBe('待发货')
  const { order } = await detailOf(id)
  const [first, second] = [4, 6].map(goods => order.lines.find(({ goods_id }) => goods_id === goods))
  expect(order.actions).not.toContain('view_logistics')
  const lines = `${first!.id}:8`
  expect((await group(`orders/${sn}/ship`, { ...PARCEL, lines })).outcome).toBe('部分发货')
  const partly = await detailOf(id)
  expect(partly).toMatchObject({
    unshipped: 4,
    order: { status: 35, actions: expect.arrayContaining(['view_logistics']) },
  })
  expect(partly.parcels[0]!.packs.map(pack => [pack.batch_no, pack.number])).toEqual([
    ['B250909', 7],
    ['B260101', 1],
  ])
  // What the sheet of the parcel needs.
  expect(partly.supplier_company).toBe('药集医药供应链有限公司')
  expect(partly.parcels[0]!.packs[0]).toMatchObject({
    produce_date: first!.batches[0]!.produce_date,
    dosage_form: '胶囊剂',
    storage_text: '常温（10–30℃）',
  })
  expect((await group(`orders/${sn}/ship`, { ...PARCEL, lines: `${second!.id}:3` })).status).toBe(422)
  expect((await group(`orders/${sn}/ship`, { ...PARCEL, number: 'SF2' })).outcome).toBe('已发货')
  const [parcel] = (await detailOf(id)).parcels
  await group(`parcels/${parcel!.id}/trace`, { text: '到达上海转运中心' })
  await group(`parcels/${parcel!.id}/deliver`)
  expect((await group(`parcels/${parcel!.id}/deliver`)).status).toBe(409)
  const shipped = await detailOf(id)
  expect(shipped).toMatchObject({ unshipped: 0, order: { status: 40 } })
  expect(shipped.parcels.map(({ tracking_no, state }) => [tracking_no, state])).toEqual([
    ['SF2', 'delivered'],
    ['SF1', 'sent'],
  ])
  expect(shipped.parcels[0]!.traces.map(({ text }) => text)).toEqual([
    '包裹已送达，收货人已签收',
    '到达上海转运中心',
    '上海仓已发出，顺丰医药已揽收',
  ])
  await shop.browser.call(orderReceive, { id })
  expect((await detailOf(id)).parcels.map(({ state }) => state)).toEqual(['delivered', 'delivered'])
})

/** Packs that were bought, and gifts, of an order: in its lines, and in its parcels with what is not shipped yet. */
async function countsOf(id: number) {
  const { order, parcels, unshipped, unshipped_gifts } = await detailOf(id)
  const count = (rows: readonly { is_gift: 0 | 1; number: number }[]) =>
    [0, 1].map(gift => sum(rows.filter(({ is_gift }) => is_gift === gift).map(({ number }) => number)))
  const [bought = 0, gifts = 0] = count(parcels.flatMap(({ packs }) => packs))
  return {
    parcels: [bought, gifts],
    left: [unshipped - unshipped_gifts, unshipped_gifts],
    shippedAndLeft: [bought + unshipped - unshipped_gifts, gifts + unshipped_gifts],
    order: [order.goods_number, order.gift_number],
    lines: count(order.lines),
  }
}

const sum = (numbers: readonly number[]) => numbers.reduce((all, number) => all + number, 0)

/** An order of 25 packs that earn two gifts, of which 20 packs and one gift are in a parcel. */
async function partlyShippedWithGifts() {
  const { id, sn } = await paidOrder([{ goods_id: 6, number: 25 }])
  await group(`orders/${sn}/approve`)
  expect((await countsOf(id)).lines).toEqual([25, 2])
  const { order } = await detailOf(id)
  const lines = order.lines.map(line => `${line.id}:${line.is_gift ? 1 : 20}`).join(',')
  expect((await group(`orders/${sn}/ship`, { ...PARCEL, lines })).outcome).toBe('部分发货')
  return { id, sn }
}

test('[RT-27] parcels and what is not shipped yet are together the packs and gifts of the order, at each parcel', async () => {
  const { id, sn } = await partlyShippedWithGifts()
  const all = { shippedAndLeft: [25, 2], order: [25, 2], lines: [25, 2] }
  expect(await countsOf(id)).toEqual({ ...all, parcels: [20, 1], left: [5, 1] })
  expect((await group(`orders/${sn}/ship`, { ...PARCEL, number: 'SF2' })).outcome).toBe('已发货')
  expect(await countsOf(id)).toEqual({ ...all, parcels: [25, 2], left: [0, 0] })
})

test('[RT-27] once the rest of an order is not shipped any more, parcels and that rest are its packs and gifts', async () => {
  const { id, sn } = await partlyShippedWithGifts()
  expect((await group(`orders/${sn}/close-rest`, { reason: '仓库缺货' })).outcome).toBe('已发货')
  expect(await countsOf(id)).toMatchObject({ parcels: [20, 1], left: [0, 0], order: [25, 2], lines: [25, 2] })
  const { order, events } = await detailOf(id)
  expect(order.lines.map(line => [line.is_gift, line.number - line.unshipped_number])).toEqual([
    [0, 20],
    [1, 1],
  ])
  expect(order.to_receive).toMatchObject({ goods_number: 20, gift_number: 1 })
  expect(events.map(({ text }) => text)).toContain('剩余商品（数量 5，另赠 1）不再发货：仓库缺货')
})

test('[RT-27] a line that is named twice in a parcel is one line with both numbers', async () => {
  const { id, sn } = await paidOrder([{ goods_id: 4, number: 8 }])
  await group(`orders/${sn}/approve`)
  const [line] = (await detailOf(id)).order.lines
  const ship = (first: number, second: number) =>
    group(`orders/${sn}/ship`, { ...PARCEL, lines: `${line!.id}:${first},${line!.id}:${second}` })
  expect(await ship(5, 5)).toMatchObject({
    status: 422,
    msg: expect.stringContaining(`第 ${line!.id} 行待发的商品不足 10`),
  })
  expect((await ship(5, 3)).outcome).toBe('已发货')
  const { parcels, unshipped } = await detailOf(id)
  expect(unshipped).toBe(0)
  const packsOf = (batches: readonly { batch_no: string; number: number }[]) =>
    batches.map(({ batch_no, number }) => [batch_no, number])
  expect(packsOf(parcels[0]!.packs)).toEqual(packsOf(line!.batches))
})

test('[RT-26] a paid order that the buyer asked to close is refunded, and its stock and coupon come back', async () => {
  const coupon = await insertCoupon(shop.service.db, shop.buyerId, { reduce: '5.00' })
  const before = await shop.stockOf(60)
  const { id, sn } = await paidOrder([{ goods_id: 6, number: 3 }], { coupon_id: coupon })
  await shop.service.db
    .update(userCoupons)
    .set({ status: 'used', used_at: NOW })
    .where(eq(userCoupons.id, coupon))
  const { order } = await shop.browser.call(orderClose, { id, reason: '暂时不需要了' })
  expect(order.actions).not.toContain('apply_close')
  await expect(shop.browser.call(orderClose, { id, reason: '再来' })).rejects.toMatchObject({
    code: 409,
    message: '已经申请过取消，请等待处理',
  })
  expect((await detailOf(id)).events[0]!.text).toBe('买家申请取消：暂时不需要了')
  expect((await waiting(shop.service, 'orders')).find(row => row.id === sn)?.text).toContain('申请取消')
  for (const [action, fields] of [
    ['approve', {}],
    ['ship', PARCEL],
  ] as const)
    expect(await group(`orders/${sn}/${action}`, fields)).toMatchObject({
      status: 409,
      msg: '买家已申请取消，请先处理申请',
    })
  expect((await group(`orders/${sn}/close`, { reason: '同意买家取消' })).outcome).toBe('已关闭')
  const closed = await detailOf(id)
  expect(closed.order.amounts.refunded_amount).toBe(closed.order.amounts.payable_amount)
  expect(await balanceOf(shop.service.db, shop.buyerId)).toBe(
    Math.round(Number(closed.order.amounts.payable_amount) * 100),
  )
  expect(await shop.stockOf(60)).toBe(before)
  const [own] = await shop.service.db.select().from(userCoupons).where(eq(userCoupons.id, coupon))
  expect(own).toMatchObject({ status: 'unused', used_at: null })
  expect((await group(`orders/${sn}/close`, { reason: '再来' })).status).toBe(409)
})

test('a refused request to close can be made again; only an order that is not shipped has it', async () => {
  const { id, sn } = await paidOrder([{ goods_id: 6, number: 1 }])
  expect((await group(`orders/${sn}/keep`, { reason: '没有申请' })).status).toBe(409)
  await shop.browser.call(orderClose, { id, reason: '价格不合适' })
  expect((await group(`orders/${sn}/keep`, { reason: '已在出库' })).status).toBe(200)
  const { order, events } = await detailOf(id)
  expect(order.actions).toContain('apply_close')
  expect(events[0]!.text).toBe('取消申请未通过：已在出库，订单继续处理')
  await group(`orders/${sn}/approve`)
  await group(`orders/${sn}/ship`, PARCEL)
  await expect(shop.browser.call(orderClose, { id, reason: '晚了' })).rejects.toMatchObject({ code: 409 })
  expect((await group(`orders/${sn}/close`, { reason: '晚了' })).status).toBe(409)
})

test('[RT-26] a partly shipped order cannot be asked to be closed', async () => {
  const { id, sn } = await paidOrder([{ goods_id: 6, number: 2 }])
  await group(`orders/${sn}/approve`)
  const [line] = (await detailOf(id)).order.lines
  await group(`orders/${sn}/ship`, { ...PARCEL, lines: `${line!.id}:1` })
  const { order } = await detailOf(id)
  expect([order.status, order.actions.includes('apply_close')]).toEqual([35, false])
  await expect(shop.browser.call(orderClose, { id, reason: '晚了' })).rejects.toMatchObject({
    ...{ code: 409, message: '订单已发货或已结束，不能申请取消' },
  })
  // The rest can still be shipped: nothing waits for a decision.
  expect((await group(`orders/${sn}/ship`, { ...PARCEL, number: 'SF2' })).outcome).toBe('已发货')
})

test('a received order is completed when its time for returns is over', async () => {
  const { id, sn } = await paidOrder([{ goods_id: 6, number: 1 }])
  await group(`orders/${sn}/approve`)
  await group(`orders/${sn}/ship`, PARCEL)
  await shop.browser.call(orderReceive, { id })
  const complete = (days: number) =>
    completeReceived({ db: shop.service.db, now: new Date(NOW.getTime() + days * DAY) })
  expect(await complete(6)).toBe(0)
  await complete(7)
  expect((await detailOf(id)).order.status_text).toBe('已完成')
})

test('[RT-29] the receipt of ephedrine-type goods is asked for when the first parcel arrives', async () => {
  const { id, sn } = await paidOrder([{ goods_id: 3, number: 1 }])
  await group(`orders/${sn}/approve`)
  await group(`orders/${sn}/ship`, PARCEL)
  const rows = async () => (await shop.service.db.select().from(orders).where(eq(orders.id, id)))[0]!
  expect((await rows()).receipt).toBe('not_needed')
  const [parcel] = (await detailOf(id)).parcels
  await group(`parcels/${parcel!.id}/deliver`)
  expect(await rows()).toMatchObject({ receipt: 'due', receipt_due_at: new Date(NOW.getTime() + 7 * DAY) })
})

test.each([
  ['orders/YJ404/approve', {}, 404],
  ['orders/YJ404/fly', {}, 404],
  ['orders/YJ404/constructor', {}, 404],
  ['ships/1/approve', {}, 404],
  ['parcels/9999999/deliver', {}, 404],
  ['parcels/x/deliver', {}, 404],
  ['orders/YJ404/ship', { company: '顺丰' }, 422],
  ['orders/YJ404/close', { reason: ' ' }, 422],
  ['orders/YJ404/approve', { colour: 'red' }, 422],
  ['orders/YJ404/ship', { company: '顺丰', number: '1', lines: '1=2' }, 404],
])('the operator’s %s with %j is refused with %i', async (address, fields, status) => {
  expect((await group(address, fields as Record<string, string>)).status).toBe(status)
})

test('[SV-05] the operator’s calls need the key', async () => {
  for (const url of ['/operator/desks', '/operator/desks/orders']) {
    const answer = await shop.service.app.inject({ method: 'GET', url })
    expect(answer.statusCode).toBe(403)
  }
})
