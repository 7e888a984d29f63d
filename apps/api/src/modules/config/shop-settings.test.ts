import { cartAdd, cartTotalCall } from '@yaoji/api-client/contract/cart'
import { orderDetail, orderReceive } from '@yaoji/api-client/contract/order'
import { orderPay } from '@yaoji/api-client/contract/payment'
import { returnList } from '@yaoji/api-client/contract/return'
import { userTodo } from '@yaoji/api-client/contract/todo'
import { ORDER } from '@yaoji/domain'
import { eq, like } from 'drizzle-orm'
import { afterEach, expect, test } from 'vitest'
import { setCompany } from '../../../tests/fixtures'
import { operate, waiting } from '../../../tests/operate'
import { MINUTE, NOW, openOrderShop } from '../../../tests/order-shop'
import { build } from '../../app'
import { receiveShipped } from '../order/expire'
import { orders } from '../order/tables'
import { loadShopSettings } from './shop-settings'
import { settings } from './tables'

const shop = openOrderShop()
const DAY = 24 * 60 * MINUTE

afterEach(async () => {
  await shop.service.db.delete(settings).where(like(settings.name, 'shop.%'))
  await setCompany(shop.service.db)
})

/** What an operator does, and what a process does every five seconds. */
async function set(name: string, value: string): Promise<void> {
  expect(await operate(shop.service, `settings/${name}/set`, { value })).toMatchObject({ outcome: value })
  await loadShopSettings(shop.service.db)
}

/** An order that the buyer paid and the shop shipped. */
async function ship(): Promise<number> {
  const { order_id } = await shop.place([{ goods_id: 6, number: 2 }])
  const [order] = await shop.service.db
    .update(orders)
    .set({ status: ORDER.paid, paid_at: NOW, pay_type: 'wechat', paid_amount: orders.payable_amount })
    .where(eq(orders.id, order_id))
    .returning()
  expect((await operate(shop.service, `orders/${order?.sn}/approve`)).status).toBe(200)
  const parcel = { company: '顺丰医药', number: 'SF1' }
  expect((await operate(shop.service, `orders/${order?.sn}/ship`, parcel)).status).toBe(200)
  return order_id
}

test('[ST-04] [RO-05] the freight that an operator sets is that of the cart and of the order', async () => {
  await set('freight_normal_fee', '15.50')
  await set('freight_normal_free_from', '400.00')
  await shop.browser.call(cartAdd, { params: [{ goods_id: 2, number: 1 }] })
  const { total } = await shop.browser.call(cartTotalCall, {})
  expect(total.shipping_data).toMatchObject({ shipping_amount: '15.50', no_trans_order_amount: '366.67' })
  const { order_id } = await shop.place([{ goods_id: 2, number: 1 }])
  const freight = async () => {
    const [row] = await shop.service.db.select().from(orders).where(eq(orders.id, order_id))
    return row?.shipping_amount
  }
  expect(await freight()).toBe(1550)
  await set('freight_normal_fee', '20.00')
  await shop.browser.call(orderDetail, { id: order_id })
  expect(await freight()).toBe(1550)
})

test('the times to pay that an operator sets are those of orders from then on', async () => {
  const before = (await shop.place([{ goods_id: 6, number: 1 }])).order_id
  await set('payment_online_minutes', '45')
  await set('payment_transfer_hours', '24')
  const id = (await shop.place([{ goods_id: 6, number: 1 }])).order_id
  const until = async (order: number) =>
    (await shop.browser.call(orderDetail, { id: order })).order.pay_before
  expect([await until(before), await until(id)]).toEqual(['2026-11-20 10:30:00', '2026-11-20 10:45:00'])
  await shop.browser.call(orderPay, { id, pay_type: 'transfer' })
  expect(await until(id)).toBe('2026-11-21 10:00:00')
})

test('an order counts as received after the days that an operator sets, and the page says when', async () => {
  await set('auto_receive_days', '5')
  const id = await ship()
  const { next_step } = await shop.browser.call(orderDetail, { id })
  expect(next_step.until).toBe('2026-11-25 10:00:00')
  const { list } = await shop.browser.call(userTodo, {})
  expect(list.find(({ kind }) => kind === 'receive')?.text).toContain('发货 5 天后自动确认')
  const { db } = shop.service
  expect(await receiveShipped({ db, now: new Date(NOW.getTime() + 5 * DAY - 1) })).toBe(0)
  expect(await receiveShipped({ db, now: new Date(NOW.getTime() + 5 * DAY) })).toBe(1)
})

test('[SV-04] a value that no setting can have is refused, and so is a setting that does not exist', async () => {
  const refused = [
    [await operate(shop.service, 'settings/freight_normal_fee/set', { value: '-1' }), 422],
    [await operate(shop.service, 'settings/freight_normal_fee/set', { value: 'never' }), 422],
    [await operate(shop.service, 'settings/return_days/set', { value: '0' }), 422],
    [await operate(shop.service, 'settings/return_days/set', { value: '7.5' }), 422],
    [await operate(shop.service, 'settings/toString/set', { value: '1' }), 404],
    [await operate(shop.service, 'settings/colour/reset'), 404],
  ] as const
  for (const [answer, status] of refused) expect(answer.status).toBe(status)
  expect(refused[2][0].msg).toBe('return_days 应为 1 到 90 的整数')
  const texts = new Map((await waiting(shop.service, 'settings')).map(({ id, text }) => [id, text]))
  expect(texts.get('return_days')).toMatch(/^7（默认） {2}/)
})

test('a setting that is reset is what it was; both are in the log of operators', async () => {
  await set('freight_youx_free_from', 'never')
  expect(await operate(shop.service, 'settings/freight_youx_free_from/reset')).toMatchObject({
    outcome: '200.00',
  })
  const texts = new Map((await waiting(shop.service, 'settings')).map(({ id, text }) => [id, text]))
  expect(texts.get('freight_youx_free_from')).toMatch(/^200\.00（默认） {2}/)
})

test('a process that starts reads what is set; a value that somebody wrote past the command keeps it from starting', async () => {
  await set('return_days', '14')
  const again = await build(shop.service.app.deps)
  await again.ready()
  await again.close()
  await shop.service.db.update(settings).set({ value: 'x' }).where(eq(settings.name, 'shop.return_days'))
  const broken = await build(shop.service.app.deps)
  await expect(broken.ready()).rejects.toThrow('The setting return_days has the value x')
  await broken.close()
})

test('[RT-28] the times for returns that an operator sets are those of the form', async () => {
  await set('return_days', '14')
  await set('return_report_hours', '24')
  const id = await ship()
  await shop.browser.call(orderReceive, { id })
  const form = await shop.browser.call(returnList, { id })
  const texts = Object.fromEntries(form.kinds.map(({ kind, text }) => [kind, text]))
  expect(texts.return_refund).toContain('签收后 14 天内提出')
  expect(texts.refund_only).toContain('签收后 24 小时内提出')
  const kindsAfter = async (ms: number) => {
    shop.service.clock.now = new Date(NOW.getTime() + ms)
    return (await shop.browser.call(returnList, { id })).kinds.map(({ kind }) => kind)
  }
  expect(await kindsAfter(DAY)).not.toContain('refund_only')
  expect(await kindsAfter(14 * DAY - 1000)).toContain('return_refund')
  expect(await kindsAfter(14 * DAY)).toEqual([])
})
