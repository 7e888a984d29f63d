import { fileUpload } from '@yaoji/api-client/contract/file'
import { messageList } from '@yaoji/api-client/contract/message'
import { orderDetail, orderReceive } from '@yaoji/api-client/contract/order'
import { redemptionCancel, redemptionCreate } from '@yaoji/api-client/contract/redemption'
import {
  returnCreate,
  returnDetail,
  returnList,
  returnSend,
  returnWithdraw,
} from '@yaoji/api-client/contract/return'
import { userMoney } from '@yaoji/api-client/contract/wallet'
import { eq, sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { givePoints, insertPointsGift } from '../../../tests/buyer-data'
import { withFailingWrites } from '../../../tests/failing-writes'
import { JPEG, namedFile } from '../../../tests/files'
import { insertBuyer } from '../../../tests/fixtures'
import { operate, waiting } from '../../../tests/operate'
import { MINUTE, NOW, openOrderShop } from '../../../tests/order-shop'
import { goodsPrices, stockLots } from '../goods/tables'
import { completeReceived } from '../order/expire'
import { orders } from '../order/tables'
import { balanceOf } from '../wallet/account'
import { withdrawUnsent } from './change'
import { sendAgain } from './send-again'

const shop = openOrderShop()
const DAY = 24 * 60 * MINUTE

/** Of the last gift of the points mall. */
let giftId = 0

const group = (address: string, fields?: Record<string, string>) => operate(shop.service, address, fields)
const returnsOf = (id: number) => shop.browser.call(returnList, { id })
const balance = () => balanceOf(shop.service.db, shop.buyerId)

/** An order of these lines that was paid and shipped. */
async function shippedOrder(...lines: Parameters<typeof shop.place>[0]) {
  const { order_id: id, orders: placed } = await shop.place(lines)
  await shop.service.db
    .update(orders)
    .set({ status: 30, paid_at: NOW, pay_type: 'transfer', paid_amount: orders.payable_amount })
    .where(eq(orders.id, id))
  const { sn } = placed[0]!
  await group(`orders/${sn}/ship`, { company: '顺丰医药', number: 'SF1' })
  return { id, sn }
}

/** Requests packs of the first batch back, because they are not needed. */
const REQUEST = { kind: 'return_refund', reason: 'unwanted' } as const

async function request(id: number, number: number, change: object = {}) {
  const [batch] = (await returnsOf(id)).batches
  const lines = [{ batch_id: batch!.batch_id, number }]
  return shop.browser.call(returnCreate, { id, ...REQUEST, lines, ...change })
}

async function picture(): Promise<number> {
  const { file } = await shop.browser.upload(fileUpload, { purpose: 'return' }, namedFile(JPEG, '破损.jpg'))
  return file.id
}

test('[RT-27] a return goes its way: request, approval, parcel, inspection, refund of the share that was paid', async () => {
  const { id } = await shippedOrder({ goods_id: 6, number: 3 })
  await shop.browser.call(orderReceive, { id })
  expect((await shop.browser.call(orderDetail, { id })).order.actions).toContain('apply_return')
  const { order_return: asked } = await request(id, 2, { text: '多订了' })
  expect(asked).toMatchObject({
    status: 10,
    status_text: '待审核',
    kind_text: '退货退款',
    reason_text: '不需要了',
    goods_amount: '100.00',
    shipping_amount: '0.00',
    actions: ['withdraw'],
  })
  expect((await waiting(shop.service, 'returns')).find(row => row.id === String(asked.id))?.text).toContain(
    '¥100.00',
  )
  const send = () => shop.browser.call(returnSend, { id: asked.id, company: '邮政', tracking_no: 'EMS1' })
  await expect(send()).rejects.toMatchObject({ code: 409, message: '退货申请待审核，不能进行此操作' })
  for (const early of ['accept', 'refund'])
    expect((await group(`returns/${asked.id}/${early}`)).status).toBe(409)
  expect((await group(`returns/${asked.id}/approve`)).outcome).toBe('待寄回')
  const [approved] = (await returnsOf(id)).list
  expect(approved!.send_back).toEqual({
    receiver: '上海仓王仓管',
    phone: '021-55550101',
    address: '上海市青浦区',
    until: '2026-11-27 10:00:00',
  })
  const { list: told } = await shop.browser.call(messageList, {})
  expect(told[0]).toMatchObject({
    ...{ kind: 'order', title: '退换货进度' },
    content: expect.stringContaining('上海仓王仓管 021-55550101 上海市青浦区'),
    url: `/order/returnInfo/${asked.sn}`,
  })
  await send()
  await expect(shop.browser.call(returnWithdraw, { id: asked.id })).rejects.toMatchObject({ code: 409 })
  expect((await group(`returns/${asked.id}/accept`)).outcome).toBe('退款中')
  const before = await balance()
  expect((await group(`returns/${asked.id}/refund`)).outcome).toBe('已完成')
  expect((await group(`returns/${asked.id}/refund`)).status).toBe(409)
  expect((await balance()) - before).toBe(10_000)
  const { list } = await returnsOf(id)
  expect(list[0]!.events.map(({ status }) => status)).toEqual([50, 40, 30, 20, 10])
  expect(list[0]!.events.map(({ text }) => text).slice(0, 2)).toEqual([
    '退款已到账户余额',
    '验收合格，等待财务打款',
  ])
  const refunded = await shop.browser.call(orderDetail, { id })
  expect(refunded.order.amounts.refunded_amount).toBe('100.00')
  expect(refunded.events[0]!.text).toBe(`退货退款 ${asked.sn}：¥100.00 退至账户余额`)
})

test('[RT-27] packs that were refunded are told apart from packs in an open return, by batch and by line', async () => {
  const { id } = await shippedOrder({ goods_id: 6, number: 5 })
  const packs = async () => {
    const [batch] = (await returnsOf(id)).batches
    const [line] = (await shop.browser.call(orderDetail, { id })).order.lines
    return [batch!.returned, batch!.open_number, batch!.refunded_number, line!.refunded_number]
  }
  /** Asks for missing packs, which the approval ends, or for money back, which the refund ends. */
  const ask = async (number: number, kind: 'resupply' | 'refuse') =>
    (await request(id, number, { kind, reason: kind === 'resupply' ? 'short' : 'unwanted' })).order_return.id
  const refused = await ask(2, 'refuse')
  expect(await packs()).toEqual([2, 2, 0, 0])
  for (const step of ['approve', 'accept']) await group(`returns/${refused}/${step}`)
  expect(await packs()).toEqual([2, 2, 0, 0])
  await group(`returns/${refused}/refund`)
  expect(await packs()).toEqual([2, 0, 2, 2])
  const sent = await ask(2, 'resupply')
  await group(`returns/${sent}/approve`)
  expect(await packs()).toEqual([4, 0, 2, 2])
  const last = await ask(1, 'refuse')
  expect(await packs()).toEqual([5, 1, 2, 2])
  expect((await returnsOf(id)).blocked).toBe('已发货的商品都在退换货申请中。')
  for (const step of ['approve', 'accept', 'refund']) await group(`returns/${last}/${step}`)
  expect(await packs()).toEqual([5, 0, 3, 3])
  expect((await returnsOf(id)).blocked).toBe('已发货的商品都已退换货。')
})

test('[SV-03] never more than shipped minus returned, whatever is asked at the same time; a rejected return gives its packs free', async () => {
  const { id } = await shippedOrder({ goods_id: 6, number: 5 })
  await expect(request(id, 6)).rejects.toMatchObject({ kind: 'invalid' })
  const asked = await Promise.allSettled([3, 3, 3].map(number => request(id, number)))
  const [made] = asked.flatMap(each => (each.status === 'fulfilled' ? [each.value.order_return] : []))
  expect(asked.filter(each => each.status === 'fulfilled')).toHaveLength(1)
  expect((await returnsOf(id)).batches[0]).toMatchObject({ shipped: 5, returned: 3, returnable: 2 })
  expect((await group(`returns/${made!.id}/reject`, { reason: '超出退货范围' })).outcome).toBe('已驳回')
  expect((await returnsOf(id)).batches[0]!.returnable).toBe(5)
  expect((await request(id, 5)).order_return.sn).toMatch(/-T2$/)
  expect(await returnsOf(id)).toMatchObject({ kinds: [], blocked: '已发货的商品都在退换货申请中。' })
})

test('the whole order goes back for a fault of the shop: the freight comes back too, and pictures are needed', async () => {
  const { id } = await shippedOrder({ goods_id: 4, number: 2 })
  const damaged = { kind: 'refund_only', reason: 'damaged' } as const
  await expect(request(id, 2, damaged)).rejects.toMatchObject({ fields: { file_ids: [expect.any(String)] } })
  const { order_return: asked } = await request(id, 2, { ...damaged, file_ids: [await picture()] })
  expect(asked).toMatchObject({ goods_amount: '20.00', shipping_amount: '12.00', refund_amount: '32.00' })
  expect(asked.files.map(({ name }) => name)).toEqual(['破损.jpg'])
  expect((await group(`returns/${asked.id}/approve`)).outcome).toBe('退款中')
  expect((await returnsOf(id)).list[0]).toMatchObject({
    send_back: null,
    events: [{ text: '已同意退款，等待财务打款' }, {}],
  })
  await group(`returns/${asked.id}/refund`)
  expect(await balance()).toBe(3_200)
})

test('goods under special rules come back for their quality only; an exchange costs nothing', async () => {
  const { id } = await shippedOrder({ goods_id: 3, number: 2 })
  expect((await returnsOf(id)).batches[0]!.quality_only).toBe(1)
  await expect(request(id, 1)).rejects.toMatchObject({
    fields: { lines: [expect.stringContaining('特殊管理')] },
  })
  const { order_return: asked } = await request(id, 1, { kind: 'exchange', reason: 'wrong' })
  expect(asked.refund_amount).toBe('0.00')
  await group(`returns/${asked.id}/approve`)
  await shop.browser.call(returnSend, { id: asked.id, company: '邮政', tracking_no: 'EMS1' })
  expect((await group(`returns/${asked.id}/accept`)).outcome).toBe('已完成')
  expect((await returnsOf(id)).list[0]!.events[0]!.text).toBe(
    '验收合格，换货商品已出库：阿莫西林胶囊 3 批号 B260101 1 盒',
  )
  expect(await balance()).toBe(0)
})

test.each([
  ['the buyer', (id: number) => shop.browser.call(redemptionCancel, { id })],
  ['the shop', (id: number) => group(`redemptions/${id}/cancel`, { reason: '缺货' })],
])(
  '[RT-27] [SV-04] points that were redeemed before their goods went back are missing: after %s cancels the redemption the buyer has what was there before',
  async (_who, cancel) => {
    await givePoints(shop.service.db, shop.buyerId, 30)
    const points = async () => (await shop.browser.call(userMoney, {})).points
    const { id } = await shippedOrder({ goods_id: 6, number: 3 })
    await shop.browser.call(orderReceive, { id })
    expect(await points()).toBe(180)
    const redeem = async (price: number) => {
      giftId += 1
      await insertPointsGift(shop.service.db, { id: giftId, points: price, stock: 1 })
      const gift = { gift_id: giftId, number: 1, expected_points: price, expected_cash: '0.00' }
      return shop.browser.call(redemptionCreate, { ...gift, address_id: shop.addressId })
    }
    const { redemption } = await redeem(180)
    const { order_return: asked } = await request(id, 3, {
      kind: 'refund_only',
      reason: 'damaged',
      file_ids: [await picture()],
    })
    await group(`returns/${asked.id}/approve`)
    expect((await group(`returns/${asked.id}/refund`)).outcome).toBe('已完成')
    expect(await points()).toBe(-150)
    await expect(redeem(1)).rejects.toMatchObject({
      code: 409,
      message: '积分不足：您有 -150 积分，退货扣回的积分从以后获得的积分中抵扣',
    })
    const later = await shippedOrder({ goods_id: 6, number: 1 })
    await shop.browser.call(orderReceive, { id: later.id })
    expect(await points()).toBe(-100)
    await cancel(redemption.id)
    expect(await points()).toBe(80)
  },
)

test('[RT-27] near-expiry stock does not come back for its expiry, but for other reasons', async () => {
  const { id } = await shippedOrder({ goods_id: 4, number: 2 })
  expect((await returnsOf(id)).batches[0]!.near_expiry).toBe(0)
  const { db } = shop.service
  await db.update(goodsPrices).set({ kind: 'near_expiry' }).where(eq(goodsPrices.goods_price_id, 40))
  expect((await returnsOf(id)).batches[0]!.near_expiry).toBe(1)
  await expect(request(id, 1, { reason: 'near_expiry' })).rejects.toMatchObject({
    fields: { lines: [expect.stringContaining('是近效期商品，购买时已标明有效期，不能因效期太近申请')] },
  })
  expect((await returnsOf(id)).list).toEqual([])
  expect((await request(id, 1)).order_return.reason_text).toBe('不需要了')
  await db.update(goodsPrices).set({ kind: 'normal' }).where(eq(goodsPrices.goods_price_id, 40))
  expect((await request(id, 1, { reason: 'near_expiry' })).order_return.reason_text).toBe('效期太近')
})

test('[RT-27] an order with an open return is not completed, by the operator or by itself', async () => {
  const { id, sn } = await shippedOrder({ goods_id: 6, number: 1 })
  await shop.browser.call(orderReceive, { id })
  const { order_return: asked } = await request(id, 1)
  const completeLate = () => completeReceived({ db: shop.service.db, now: new Date(NOW.getTime() + 7 * DAY) })
  const status = async () => (await shop.browser.call(orderDetail, { id })).order.status
  expect(await group(`orders/${sn}/complete`)).toMatchObject({
    status: 409,
    msg: '订单有未完成的退换货申请，请先处理',
  })
  await completeLate()
  expect(await status()).toBe(50)
  await group(`returns/${asked.id}/reject`, { reason: '超出退货范围' })
  expect((await group(`orders/${sn}/complete`)).outcome).toBe('已完成')
  expect(await status()).toBe(100)
})

test('missing goods are sent when the request is approved: nothing comes back and nothing is refunded', async () => {
  const { id } = await shippedOrder({ goods_id: 6, number: 2 })
  const { order_return: asked } = await request(id, 1, { kind: 'resupply', reason: 'short' })
  expect((await group(`returns/${asked.id}/approve`)).outcome).toBe('已完成')
  expect((await returnsOf(id)).list[0]).toMatchObject({
    send_back: null,
    events: [{ text: '审核通过，补发的商品已出库：阿莫西林胶囊 6 批号 B260101 1 盒' }, {}],
  })
  expect(await balance()).toBe(0)
})

/** Packs of a price line: its stock and the sum of its lots. */
async function packsLeft(priceId: number) {
  const { db } = shop.service
  const lots = await db.select().from(stockLots).where(eq(stockLots.goods_price_id, priceId))
  return { stock: await shop.stockOf(priceId), lots: lots.reduce((sum, { number }) => sum + number, 0) }
}

test('[RT-27] [SV-03] packs that are sent again leave stock and lots when they go, and the buyer reads their batches', async () => {
  const { id } = await shippedOrder({ goods_id: 6, number: 6 })
  const { stock: begin } = await packsLeft(60)
  const leaves = (packs: number) => ({ stock: begin - packs, lots: begin - packs })
  const { order_return: short } = await request(id, 2, { kind: 'resupply', reason: 'short' })
  const { order_return: wrong } = await request(id, 3, { kind: 'exchange', reason: 'wrong' })
  expect((await group(`returns/${short.id}/approve`)).outcome).toBe('已完成')
  await group(`returns/${wrong.id}/approve`)
  await shop.browser.call(returnSend, { id: wrong.id, company: '邮政', tracking_no: 'EMS1' })
  expect(await packsLeft(60)).toEqual(leaves(2))
  expect((await group(`returns/${wrong.id}/accept`)).outcome).toBe('已完成')
  expect(await packsLeft(60)).toEqual(leaves(5))
  const [batch] = (await returnsOf(id)).batches
  expect((await returnsOf(id)).list.map(({ events }) => events[0]!.text)).toEqual([
    `验收合格，换货商品已出库：阿莫西林胶囊 6 批号 ${batch!.batch_no} 3 盒`,
    `审核通过，补发的商品已出库：阿莫西林胶囊 6 批号 ${batch!.batch_no} 2 盒`,
  ])
})

/** Moves the last day of the lots of goods 4. */
const moveExpiry = (years: number) =>
  shop.service.db
    .update(stockLots)
    .set({ expiry_date: sql`(${stockLots.expiry_date} + make_interval(years => ${years}))::date` })
    .where(eq(stockLots.goods_price_id, 40))

/** Changes the stock of goods 4. */
const moveStock = (packs: number) =>
  shop.service.db
    .update(goodsPrices)
    .set({ stock: sql`${goodsPrices.stock} + ${packs}` })
    .where(eq(goodsPrices.goods_price_id, 40))

test.each([
  [
    'are sold',
    async () => {
      const packs = (await shop.stockOf(40)) - 1
      await moveStock(-packs)
      return () => moveStock(packs)
    },
  ],
  [
    'have expired',
    async () => {
      await moveExpiry(-9)
      return () => moveExpiry(9)
    },
  ],
])(
  '[RT-27] [SV-03] packs that %s are not sent again: the step is refused and changes nothing',
  async (_why, take) => {
    const { id } = await shippedOrder({ goods_id: 4, number: 2 }, { goods_id: 6, number: 2 })
    const { batches } = await returnsOf(id)
    const lines = batches.map(({ batch_id, shipped }) => ({ batch_id, number: shipped }))
    const { order_return: asked } = await request(id, 0, { kind: 'resupply', reason: 'short', lines })
    const approve = () => group(`returns/${asked.id}/approve`)
    const details = async () => [await packsLeft(40), await packsLeft(60), await returnsOf(id)]
    const giveBack = await take()
    const before = await details()
    expect(await approve()).toMatchObject({
      status: 409,
      msg: '“阿莫西林胶囊 4”可发的库存不足 2 盒，请补货后再操作，或驳回申请',
    })
    expect(await details()).toEqual(before)
    await giveBack()
    expect((await approve()).outcome).toBe('已完成')
  },
)

test('[RT-27] [SV-03] a failure of the database while packs are sent again is no shortage, and takes nothing', async () => {
  const { db } = shop.service
  const { id } = await shippedOrder({ goods_id: 6, number: 2 })
  const { order_return: asked } = await request(id, 1, { kind: 'resupply', reason: 'short' })
  const before = await packsLeft(60)
  await withFailingWrites(db, { table: 'stock_lots', when: 'new.goods_price_id = 60' }, () =>
    expect(db.transaction(tx => sendAgain({ db: tx, now: NOW }, asked.id))).rejects.toThrow('Failed query'),
  )
  expect(await packsLeft(60)).toEqual(before)
})

test('the time for a return ends, for damage after 48 hours, for the rest after 7 days', async () => {
  const { id } = await shippedOrder({ goods_id: 6, number: 1 })
  await shop.browser.call(orderReceive, { id })
  const kindsAfter = async (ms: number) => {
    shop.service.clock.now = new Date(NOW.getTime() + ms)
    return (await returnsOf(id)).kinds.map(({ kind }) => kind)
  }
  expect(await kindsAfter(0)).toContain('refund_only')
  expect(await kindsAfter(2 * DAY)).toEqual(['return_refund', 'exchange'])
  expect(await kindsAfter(7 * DAY)).toEqual([])
  expect((await returnsOf(id)).blocked).toContain('签收超过 7 天')
  await expect(request(id, 1)).rejects.toMatchObject({ code: 409 })
  expect((await shop.browser.call(orderDetail, { id })).order.actions).not.toContain('apply_return')
})

test('what is not sent back within 7 days is withdrawn by itself, once', async () => {
  const { id } = await shippedOrder({ goods_id: 6, number: 1 })
  const { order_return: asked } = await request(id, 1)
  await group(`returns/${asked.id}/approve`)
  const at = (ms: number) => withdrawUnsent({ db: shop.service.db, now: new Date(NOW.getTime() + ms) })
  expect(await at(7 * DAY - 1000)).toBe(0)
  expect((await Promise.all([at(7 * DAY), at(7 * DAY)])).reduce((sum, each) => sum + each)).toBe(1)
  expect((await returnsOf(id)).list[0]!.status_text).toBe('已撤销')
})

test('[RT-27] a return that cannot be withdrawn by itself does not stop the others', async () => {
  const { id } = await shippedOrder({ goods_id: 6, number: 2 })
  const asked = [(await request(id, 1)).order_return.id, (await request(id, 1)).order_return.id]
  for (const each of asked) await group(`returns/${each}/approve`)
  const later = { db: shop.service.db, now: new Date(NOW.getTime() + 7 * DAY) }
  const failing = { table: 'order_returns', when: `new.id = ${asked[0]}` }
  await withFailingWrites(shop.service.db, failing, () =>
    expect(withdrawUnsent(later)).rejects.toMatchObject({ errors: [expect.anything()] }),
  )
  const states = async () =>
    Object.fromEntries((await returnsOf(id)).list.map(each => [each.id, each.status_text]))
  expect(await states()).toEqual({ [asked[0]!]: '待寄回', [asked[1]!]: '已撤销' })
  expect(await withdrawUnsent(later)).toBe(1)
})

test.each([
  ['return_refund', 'short', '数量短少不能申请退货退款'],
  ['refund_only', 'wrong', '发错商品或批号不能申请仅退款'],
  ['exchange', 'unwanted', '不需要了不能申请换货'],
])('[RT-27] a %s because of %s is refused at the reason: it says %s', async (kind, reason, message) => {
  const { id } = await shippedOrder({ goods_id: 6, number: 1 })
  await expect(request(id, 1, { kind, reason })).rejects.toMatchObject({
    code: 422,
    message,
  })
  expect((await returnsOf(id)).list).toEqual([])
})

test('an order that is not shipped has nothing to return', async () => {
  const { order_id: id } = await shop.place([{ goods_id: 6, number: 1 }])
  expect(await returnsOf(id)).toMatchObject({
    list: [],
    batches: [],
    kinds: [],
    blocked: expect.stringContaining('还没有发货'),
  })
})

test('[SV-05] another buyer’s returns look like missing ones', async () => {
  const { id } = await shippedOrder({ goods_id: 6, number: 2 })
  const { order_return: asked } = await request(id, 1)
  const [batch] = (await returnsOf(id)).batches
  const other = await shop.service.buyer(await insertBuyer(shop.service.db, { phone: '13611110000' }))
  const lines = [{ batch_id: batch!.batch_id, number: 1 }]
  for (const attempt of [
    () => other.call(returnList, { id }),
    () => other.call(returnDetail, { sn: asked.sn }),
    () => shop.browser.call(returnDetail, { sn: `${asked.sn}9` }),
    () => other.call(returnCreate, { id, ...REQUEST, lines }),
    () => other.call(returnSend, { id: asked.id, company: '邮政', tracking_no: 'E1' }),
    () => other.call(returnWithdraw, { id: asked.id }),
  ])
    await expect(attempt()).rejects.toMatchObject({
      code: 404,
      message: expect.stringMatching(/^(订单|退货申请)不存在或已被删除$/),
    })
  expect((await returnsOf(id)).list[0]!.status).toBe(10)
})

test('[RT-27] a return is read by its number, with its order', async () => {
  const { id, sn } = await shippedOrder({ goods_id: 6, number: 2 })
  await request(id, 1)
  const { order_return: asked } = await request(id, 1)
  expect(await shop.browser.call(returnDetail, { sn: `${sn}-T2` })).toEqual({
    order_id: id,
    order_sn: sn,
    order_return: asked,
  })
})

test('[RT-27] a warehouse without a receiver of returns has its group, and no telephone', async () => {
  expect((await group('warehouses/1/reset')).outcome).toBe('退货收货人 未设置')
  const { id } = await shippedOrder({ goods_id: 6, number: 1 })
  const { order_return: asked } = await request(id, 1)
  await group(`returns/${asked.id}/approve`)
  const sendBack = async () => (await returnsOf(id)).list[0]!.send_back
  expect(await sendBack()).toMatchObject({ receiver: '上海仓退货组', phone: '' })
  await group('warehouses/1/returns', { receiver: '上海仓王仓管', phone: '021-55550101' })
  expect(await sendBack()).toMatchObject({ receiver: '上海仓王仓管', phone: '021-55550101' })
})

test('[RT-27] [SV-05] a buyer requests fifty returns in a day, also withdrawn ones', async () => {
  const { id } = await shippedOrder({ goods_id: 6, number: 2 })
  for (let at = 0; at < 50; at += 1) {
    const { order_return: asked } = await request(id, 1)
    await shop.browser.call(returnWithdraw, { id: asked.id })
  }
  await expect(request(id, 1)).rejects.toMatchObject({
    code: 429,
    message: expect.stringContaining('最多提交 50 次退货申请'),
  })
  expect((await returnsOf(id)).list).toHaveLength(50)
})
