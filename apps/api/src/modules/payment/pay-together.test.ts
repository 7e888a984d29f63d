import { orderCancel, orderDetail } from '@yaoji/api-client/contract/order'
import { orderPay, payTogether } from '@yaoji/api-client/contract/payment'
import { eq } from 'drizzle-orm'
import { beforeAll, beforeEach, expect, test } from 'vitest'
import { giveMoney } from '../../../tests/buyer-data'
import { insertBuyer } from '../../../tests/fixtures'
import { openOrderShop } from '../../../tests/order-shop'
import { users } from '../../session/tables'
import { hashPassword } from '../credentials/password'
import { walletLog } from '../wallet/tables'

const shop = openOrderShop()
const password = 'Yaoji@2026'
let password_hash: string
let ids: number[]

beforeAll(async () => {
  password_hash = await hashPassword(password)
})

beforeEach(async () => {
  await shop.service.db.update(users).set({ password_hash }).where(eq(users.id, shop.buyerId))
  // Two warehouses: two orders.
  const placed = await shop.place([
    { goods_id: 6, number: 1 },
    { goods_id: 2, number: 1 },
  ])
  ids = placed.orders.map(order => order.id)
})

const pay = (input: { ids: number[]; password?: string }) => shop.browser.call(payTogether, input)
const statuses = () =>
  Promise.all(ids.map(async id => (await shop.browser.call(orderDetail, { id })).order.status))
const spent = async () => {
  const rows = await shop.service.db.select().from(walletLog).where(eq(walletLog.user_id, shop.buyerId))
  return rows.filter(row => row.amount < 0).length
}

test('[RT-26] orders are paid together from the balance, each once, however often it is asked', async () => {
  await giveMoney(shop.service.db, shop.buyerId, '500.00')
  const paid = await pay({ ids: [...ids, ids[0]!].reverse(), password })
  expect(paid.orders.map(order => order.id)).toEqual(ids)
  expect(await statuses()).toEqual([20, 20])
  expect(Number(paid.balance) + Number(paid.amount)).toBe(500)
  expect(await pay({ ids, password })).toMatchObject({ amount: '0.00', balance: paid.balance })
  expect(await spent()).toBe(2)
})

test('a part that was paid before is skipped', async () => {
  await giveMoney(shop.service.db, shop.buyerId, '500.00')
  await shop.browser.call(orderPay, { id: ids[0]!, pay_type: 'balance', password })
  await pay({ ids, password })
  expect(await statuses()).toEqual([20, 20])
  expect(await spent()).toBe(2)
})

test('a balance that is enough for one of them pays none, and says how much is missing', async () => {
  await giveMoney(shop.service.db, shop.buyerId, '70.00')
  await expect(pay({ ids, password })).rejects.toMatchObject({
    code: 409,
    message: expect.stringMatching(/^余额不足，还差 ¥\d+\.\d\d$/),
  })
  expect(await statuses()).toEqual([10, 10])
  expect(await spent()).toBe(0)
})

test('a cancelled or an ephedrine-type order among them leaves all unpaid, with the reason', async () => {
  await giveMoney(shop.service.db, shop.buyerId, '500.00')
  const ephedrine = (await shop.place([{ goods_id: 3, number: 1 }])).order_id
  await expect(pay({ ids: [...ids, ephedrine], password })).rejects.toMatchObject({
    message: '含麻黄碱类商品的订单只能对公转账或企业网银付款',
  })
  await shop.browser.call(orderCancel, { id: ids[1]! })
  await expect(pay({ ids, password })).rejects.toMatchObject({ message: '订单已取消，不能付款' })
  expect(await statuses()).toEqual([10, -10])
})

test('the password is checked; another buyer’s order is not found', async () => {
  await giveMoney(shop.service.db, shop.buyerId, '500.00')
  await expect(pay({ ids })).rejects.toMatchObject({ fields: { password: ['请输入登录密码'] } })
  await expect(pay({ ids, password: 'wrong' })).rejects.toMatchObject({
    fields: { password: ['登录密码不正确，请重新输入'] },
  })
  await expect(pay({ ids: [], password })).rejects.toMatchObject({ kind: 'invalid' })
  const other = await insertBuyer(shop.service.db, { phone: `8${shop.phone}`.slice(0, 11), password_hash })
  shop.browser = await shop.service.buyer(other)
  await expect(pay({ ids, password })).rejects.toMatchObject({ code: 404 })
})

test('presses at the same time take the money once', async () => {
  await giveMoney(shop.service.db, shop.buyerId, '500.00')
  const buyers = await Promise.all([1, 2, 3].map(() => shop.service.buyer(shop.buyerId)))
  await Promise.all(buyers.map(buyer => buyer.call(payTogether, { ids, password })))
  expect(await spent()).toBe(2)
})
