import { cartAdd, cartTotalCall } from '@yaoji/api-client/contract/cart'
import { fileUpload } from '@yaoji/api-client/contract/file'
import { messageList } from '@yaoji/api-client/contract/message'
import { orderDetail, orderReceive } from '@yaoji/api-client/contract/order'
import { receiptList, receiptSend } from '@yaoji/api-client/contract/receipt'
import { returnCreate, returnDetail, returnList } from '@yaoji/api-client/contract/return'
import { userTodo } from '@yaoji/api-client/contract/todo'
import { wantedCreate, wantedDetail } from '@yaoji/api-client/contract/wanted'
import { eq, like } from 'drizzle-orm'
import { afterEach, beforeAll, expect, test } from 'vitest'
import { givePoints } from '../../../tests/buyer-data'
import { JPEG, namedFile } from '../../../tests/files'
import { insertGoods, setCompany } from '../../../tests/fixtures'
import { openInvoiceShop } from '../../../tests/invoice-shop'
import { MINUTE, NOW } from '../../../tests/order-shop'
import { cleanUp } from '../../clean-up'
import { messages } from '../message/tables'
import { orders } from '../order/tables'
import { withdrawUnsent } from '../return/change'
import { loadShopSettings, shopSettings } from './shop-settings'
import { settings } from './tables'

const { shop, order, ship, group } = openInvoiceShop()
const DAY = 24 * 60 * MINUTE
const ZONED = { youx: 101, zy: 102 }

beforeAll(async () => {
  const { db } = shop.service
  await insertGoods(db, { id: ZONED.youx, price: '10.00', stock: 500, is_youx: 1 })
  await insertGoods(db, { id: ZONED.zy, price: '10.00', stock: 500, type: 1 })
})

afterEach(async () => {
  await shop.service.db.delete(settings).where(like(settings.name, 'shop.%'))
  await setCompany(shop.service.db)
})

async function set(name: string, value: string): Promise<void> {
  expect(await group(`settings/${name}/set`, { value })).toMatchObject({ outcome: value })
  await loadShopSettings(shop.service.db)
}

test.each([
  ['the free-shipping zone', 'youx'],
  ['Chinese herbs', 'zy'],
] as const)(
  '[ST-04] [RO-05 2] the freight of %s that an operator sets is that of the cart and of the order',
  async (_what, zone) => {
    await set('freight_normal_fee', '11.11')
    await set(`freight_${zone}_fee`, '6.66')
    await set(`freight_${zone}_free_from`, '30.00')
    const goods_id = ZONED[zone]
    await shop.browser.call(cartAdd, { params: [{ goods_id, number: 1 }] })
    const freight = async () => {
      const { shipping_data } = (await shop.browser.call(cartTotalCall, {})).total
      return [shipping_data?.shipping_amount, shipping_data?.no_trans_order_amount]
    }
    expect(await freight()).toEqual(['6.66', '20.00'])
    const ordered = async (number: number) => {
      const { order_id } = await shop.place([{ goods_id, number }])
      return (await shop.browser.call(orderDetail, { id: order_id })).order.amounts.shipping_amount
    }
    // The pack that is in the cart is ordered too.
    expect(await ordered(1)).toBe('6.66')
    expect(await ordered(3)).toBe('0.00')
  },
)

test('[RT-29] the receipt of a delivered order, and a rejected one, is due in the days that an operator sets', async () => {
  await set('receipt_days', '5')
  const { order_id: id, orders: placed } = await shop.place([{ goods_id: 3, number: 1 }])
  const { sn } = placed[0]!
  const { db, clock } = shop.service
  await db
    .update(orders)
    .set({ status: 30, paid_at: NOW, pay_type: 'transfer', paid_amount: orders.payable_amount })
    .where(eq(orders.id, id))
  await group(`orders/${sn}/ship`, { company: '顺丰医药', number: 'SF1' })
  const dueAt = async () =>
    (await shop.browser.call(receiptList, {})).list.find(({ order_id }) => order_id === id)?.due_at
  const [parcel] = (await shop.browser.call(orderDetail, { id })).parcels
  await group(`parcels/${parcel!.id}/deliver`)
  expect(await dueAt()).toBe('2026-11-25 10:00:00')
  const { file } = await shop.browser.upload(fileUpload, { purpose: 'receipt' }, namedFile(JPEG, '回执.jpg'))
  await shop.browser.call(receiptSend, { id, file_ids: [file.id] })
  clock.now = new Date(NOW.getTime() + DAY)
  expect((await group(`receipts/${sn}/reject`, { reason: '没有公章' })).outcome).toBe('驳回')
  expect(await dueAt()).toBe('2026-11-26 10:00:00')
})

test('[RT-28] an approved return is sent back in the days that an operator sets, and ends after them', async () => {
  await set('return_send_days', '3')
  const id = await order()
  await ship(id)
  await shop.browser.call(orderReceive, { id })
  const { batches } = await shop.browser.call(returnList, { id })
  const lines = [{ batch_id: batches[0]!.batch_id, number: 1 }]
  const asked = { id, kind: 'return_refund', reason: 'unwanted', lines } as const
  const { order_return: made } = await shop.browser.call(returnCreate, asked)
  await group(`returns/${made.id}/approve`)
  const detail = async () => (await shop.browser.call(returnDetail, { sn: made.sn })).order_return
  const approved = await detail()
  expect(approved.send_back?.until).toBe('2026-11-23 10:00:00')
  expect(JSON.stringify(approved.events)).toContain('请在 3 天内寄回商品')
  const { db } = shop.service
  expect(await withdrawUnsent({ db, now: new Date(NOW.getTime() + 3 * DAY - 1) })).toBe(0)
  expect(await withdrawUnsent({ db, now: new Date(NOW.getTime() + 3 * DAY) })).toBe(1)
})

test('[AP-22] a quote without a last day holds for the days that an operator sets', async () => {
  await set('quote_days', '2')
  const { wanted } = await shop.browser.call(wantedCreate, { data: { name: '三七粉', number: 3 } })
  await group(`wanted/${wanted.id}/reply`, { text: '有货', price: '9.80' })
  const { wanted: quoted } = await shop.browser.call(wantedDetail, { id: wanted.id })
  expect(quoted.replies).toMatchObject([{ valid_until: '2026-11-22' }])
})

test('messages are kept for the days that an operator sets, and the list says so', async () => {
  const { db, clock } = shop.service
  const message = { user_id: shop.buyerId, kind: 'system' as const, content: '' }
  await db.insert(messages).values([
    { ...message, title: '39 天前', created_at: new Date(clock.now.getTime() - 39 * DAY) },
    { ...message, title: '41 天前', created_at: new Date(clock.now.getTime() - 41 * DAY) },
  ])
  const kept = async () => {
    await cleanUp({ db, now: clock.now }, shopSettings())
    const { list, message_days } = await shop.browser.call(messageList, { kind: 'system' })
    return [message_days, list.map(({ title }) => title)]
  }
  expect(await kept()).toEqual([180, ['39 天前', '41 天前']])
  await set('message_days', '40')
  expect(await kept()).toEqual([40, ['39 天前']])
})

test('[RT-21] points are named in the days before their end that an operator sets', async () => {
  await givePoints(shop.service.db, shop.buyerId, 100)
  // They end with the year after that in which they were given.
  shop.service.clock.now = new Date('2027-11-21T02:00:00Z')
  const browser = await shop.service.buyer(shop.buyerId)
  const points = async () => (await browser.call(userTodo, {})).list.find(({ kind }) => kind === 'points')
  expect(await points()).toMatchObject({ title: '100 积分即将过期' })
  await set('points_ending_days', '39')
  expect(await points()).toBeUndefined()
  await set('points_ending_days', '40')
  expect(await points()).toMatchObject({ title: '100 积分即将过期', text: '2027-12-31 之后作废' })
})
