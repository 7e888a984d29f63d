import { orderCancel, orderList } from '@yaoji/api-client/contract/order'
import { formatAmount, parseAmount, sumAmounts } from '@yaoji/domain'
import { expect, test } from 'vitest'
import { openOrderShop } from '../../../tests/order-shop'

const shop = openOrderShop()

/** One product from the main warehouse, one from the other. */
const [HERE, THERE] = [
  { goods_id: 6, number: 1 },
  { goods_id: 2, number: 1 },
]

const sumOf = (orders: readonly { payable_amount: string }[]) =>
  formatAmount(sumAmounts(orders.map(order => parseAmount(order.payable_amount))))

test('[RT-26] a list names each purchase of several orders once, with the sums of its own orders', async () => {
  const first = await shop.place([HERE, THERE])
  await shop.place([HERE])
  const second = await shop.place([{ ...HERE, number: 2 }, THERE])
  const [cancelled, open] = second.orders
  await shop.browser.call(orderCancel, { id: cancelled!.id })
  const { purchases, total } = await shop.browser.call(orderList, {})
  expect(total).toBe(5)
  expect(purchases).toEqual([
    {
      parent_sn: second.parent_sn,
      part_count: 2,
      payable_amount: sumOf(second.orders),
      balance_amount: '0.00',
      unpaid_count: 1,
      unpaid_amount: open!.payable_amount,
      pay_together: [],
      pay_together_amount: '0.00',
    },
    {
      parent_sn: first.parent_sn,
      part_count: 2,
      payable_amount: sumOf(first.orders),
      balance_amount: '0.00',
      unpaid_count: 2,
      unpaid_amount: sumOf(first.orders),
      pay_together: first.orders.map(order => order.id),
      pay_together_amount: sumOf(first.orders),
    },
  ])
})

test('[RT-26] a list without orders names no purchase', async () => {
  expect(await shop.browser.call(orderList, {})).toMatchObject({ list: [], purchases: [] })
})
