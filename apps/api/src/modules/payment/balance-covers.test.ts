import { orderCancel, orderDetail, orderList } from '@yaoji/api-client/contract/order'
import { paymentStateCall, payTogether } from '@yaoji/api-client/contract/payment'
import { eq } from 'drizzle-orm'
import { beforeAll, beforeEach, expect, test } from 'vitest'
import { giveMoney } from '../../../tests/buyer-data'
import { openOrderShop } from '../../../tests/order-shop'
import { users } from '../../session/tables'
import { hashPassword } from '../credentials/password'

const shop = openOrderShop()
const PASSWORD = 'Passw0rd!'
let password_hash: string
let ids: number[]

beforeAll(async () => {
  password_hash = await hashPassword(PASSWORD)
})

/** One purchase of two orders that the balance covers when it is placed. */
beforeEach(async () => {
  const { db } = shop.service
  await db.update(users).set({ password_hash }).where(eq(users.id, shop.buyerId))
  await giveMoney(db, shop.buyerId, '500.00')
  const lines = [
    { goods_id: 6, number: 1 },
    { goods_id: 2, number: 1 },
  ]
  const placed = await shop.place(lines, { use_balance: 1 })
  ids = placed.orders.map(order => order.id)
})

const paymentOf = async (id: number) => (await shop.browser.call(paymentStateCall, { id })).payment
const detailOf = (id: number) => shop.browser.call(orderDetail, { id })

test('[RT-14] where the balance covers everything, it is the only way, alone and together', async () => {
  const { ways, combined, amount, balance_used } = await paymentOf(ids[0]!)
  expect(amount).toBe('0.00')
  expect(Number(balance_used)).toBeGreaterThan(0)
  expect(ways.map(({ way, needs_password }) => [way, needs_password])).toEqual([['balance', 1]])
  expect(combined?.ways.map(({ way }) => way)).toEqual(['balance'])
})

test('[RT-26] [RT-27] the balance part is in the purchase, in the siblings and in the payments of an order', async () => {
  await shop.browser.call(payTogether, { ids, password: PASSWORD })
  const [first, second] = [await detailOf(ids[0]!), await detailOf(ids[1]!)]
  const { balance_amount, paid_amount, payable_amount } = first.order.amounts
  expect([payable_amount, paid_amount]).toEqual(['0.00', balance_amount])
  expect(first.payments.map(({ text, amount, state_text }) => [text, amount, state_text])).toEqual([
    ['余额支付', balance_amount, '已付款'],
  ])
  const paid = { balance_amount: second.order.amounts.balance_amount, paid_at: first.order.paid_at }
  expect(first.siblings).toMatchObject([{ id: ids[1], payable_amount: '0.00', ...paid }])
  const { purchases } = await shop.browser.call(orderList, {})
  const sum = (Number(balance_amount) + Number(paid.balance_amount)).toFixed(2)
  expect(purchases).toMatchObject([{ payable_amount: '0.00', balance_amount: sum }])
})

test('[RT-27] a cancelled order gave back what it froze: nothing was paid and nothing refunded', async () => {
  await shop.browser.call(orderCancel, { id: ids[0]! })
  const { payments, order } = await detailOf(ids[0]!)
  expect(payments.map(({ text, state_text }) => [text, state_text])).toEqual([['余额支付', '已解冻']])
  expect(order.amounts).toMatchObject({ paid_amount: '0.00', refunded_amount: '0.00' })
})
