import { screen, within } from '@testing-library/react'
import { orderDetailOf, orderFor, orderListOf, paymentFor } from '@yaoji/api-client/testing'
import { expect, test } from 'vitest'
import { describePageStates } from '../../testing/describePageStates'
import { openShop } from '../../testing/openShop'

const listOf = (is_ephedrine: 0 | 1) => orderListOf([orderFor(1, { is_ephedrine })])

describePageStates('cartEphedrine', {
  answers: { 'order.list': () => listOf(1) },
  call: 'order.list',
  loading: '正在加载订单',
  ready: '待付款的含麻黄碱类订单',
  empty: { answer: listOf(0), text: '没有待付款的含麻黄碱类订单' },
})

describePageStates('cartEphedrine', {
  at: '/cart/hm?id=1',
  answers: {
    'order.detail': () => orderDetailOf(orderFor(1, { is_ephedrine: 1 })),
    'order.payment': () => ({ payment: paymentFor(1) }),
  },
  call: 'order.detail',
  asks: { id: 1 },
  loading: '正在加载订单',
  ready: '订单信息',
  missing: '没有找到这个订单',
})

test('[RT-16] [RO-03] without an order in the address, the own unpaid ones are listed with what the law asks for', async () => {
  const others = [orderFor(1, { is_ephedrine: 1 }), orderFor(2)]
  const { client } = openShop('/cart/hm', { 'order.list': () => orderListOf(others) })
  const list = await screen.findByRole('region', { name: '待付款的含麻黄碱类订单' })
  expect(list.textContent).toMatch(/YJ26112100001.*128\.00/)
  expect(list.textContent).not.toContain('YJ26112100002')
  expect(screen.getByText(/只能由本企业对公账户付款/)).toBeTruthy()
  // Those of its stores are not.
  const own = { tab: 'unpaid', per_page: 100, store_id: 1 }
  expect(client.sentTo('order.list').map(({ input }) => input)).toEqual([own])
})

test('[RT-16] without such an order the page leads to the orders and to the shop', async () => {
  openShop('/cart/hm', { 'order.list': () => listOf(0) })
  await screen.findByText('没有待付款的含麻黄碱类订单')
  const main = within(screen.getByRole('main'))
  expect(main.getByRole('link', { name: '我的订单' }).getAttribute('href')).toBe('/order')
  expect(main.getByRole('link', { name: '继续选购' }).getAttribute('href')).toBe('/')
})

test.each(['/cart/hm?id=', '/cart/hm?id=x'])('[RT-16] %s names no order, and asks for none', async at => {
  const { client } = openShop(at)
  expect(await screen.findByText('没有找到这个订单')).toBeTruthy()
  expect(client.sentTo('order.detail')).toEqual([])
})
