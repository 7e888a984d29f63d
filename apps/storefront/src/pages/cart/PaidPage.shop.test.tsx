import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import type { Order, OrderDetail } from '@yaoji/api-client/contract/order'
import type { Payment } from '@yaoji/api-client/contract/payment'
import {
  type Answers,
  addedToCart,
  failWith,
  goodsFor,
  orderAmountsFor,
  orderDetailOf,
  orderFor,
  orderListOf,
  paymentFor,
} from '@yaoji/api-client/testing'
import { beforeEach, expect, test } from 'vitest'
import { isPaying, markPaying } from '../../features/payment/paymentMark'
import { openShop } from '../../testing/openShop'

beforeEach(() => sessionStorage.clear())

const main = () => within(screen.getByRole('main'))
const hrefOf = (name: string | RegExp) => main().getByRole('link', { name }).getAttribute('href')
const SIBLINGS = [
  orderFor(2, { sn: 'YJ2', status: 10, status_text: '待付款' }),
  orderFor(3, { sn: 'YJ3', status: 20, status_text: '待发货' }),
]

function open(payment: Partial<Payment>, is_ephedrine: 0 | 1 = 0, answers: Answers = {}) {
  return openShop('/cart/step4?id=1', {
    'order.detail': () => orderDetailOf(orderFor(1, { is_ephedrine }), SIBLINGS),
    'order.payment': () => ({ payment: paymentFor(1, payment) }),
    ...answers,
  })
}

const PAID: Partial<Payment> = {
  state: 'paid',
  ways: [],
  pay_type: 'wechat',
  paid_at: '2026-11-21 10:05:00',
}

test('[RT-15] a paid order says how it was paid, and leads to what is still unpaid', async () => {
  markPaying(1)
  open(PAID)
  const result = await screen.findByText('支付成功')
  expect(result).toBeTruthy()
  expect(main().getByText('微信支付')).toBeTruthy()
  expect(main().getByText('本次还有 1 笔订单待付款')).toBeTruthy()
  expect(hrefOf(/^去付款/)).toBe('/cart/step3/2')
  expect(hrefOf('查看订单')).toBe('/order/info/1')
  expect(hrefOf('继续选购')).toBe('/')
  // The payment has ended: a later visit of step 3 does not come back here.
  expect(isPaying(1)).toBe(false)
})

test('[RT-15] orders that were paid together are listed, with the sum, the balance part and the lines of all', async () => {
  const paid_at = '2026-11-21 10:05:00'
  const amounts = orderAmountsFor('0.00', { balance_amount: '128.00' })
  const both = [
    orderFor(1, { sn: 'YJ1', paid_at, amounts }),
    orderFor(2, {
      sn: 'YJ2',
      paid_at,
      status: 20,
      amounts: orderAmountsFor('64.00', { balance_amount: '30.00' }),
    }),
  ]
  open(PAID, 0, {
    'order.detail': ({ id }) =>
      orderDetailOf(both[id - 1] ?? orderFor(id), id === 1 ? [...both.slice(1), orderFor(3)] : []),
  })
  await screen.findByText('支付成功')
  const result = main().getByRole('region', { name: '支付结果' })
  expect(result.textContent).toContain('实付金额¥222.00其中余额¥158.00订单号YJ1、YJ2')
  expect(main().getByText('本次还有 1 笔订单待付款')).toBeTruthy()
  expect(hrefOf('查看 YJ2')).toBe('/order/info/2')
  expect(await main().findByRole('region', { name: '商品清单 YJ2' })).toBeTruthy()
  expect(main().getByRole('region', { name: '商品清单 YJ1' })).toBeTruthy()
})

test('[RT-14] [RT-15] orders that the gateway confirms while step 3 is open are paid in step 4', async () => {
  markPaying(1)
  const unpaid = [orderFor(1, { sn: 'YJ1' }), orderFor(2, { sn: 'YJ2' })] as const
  const { client, place } = openShop('/cart/step3/1', {
    'order.detail': () => orderDetailOf(unpaid[0], [unpaid[1]]),
    'order.payment': () => ({ payment: paymentFor(1, { state: 'waiting', pay_type: 'wechat' }) }),
  })
  await screen.findByText(/正在确认付款结果/)
  const paid = unpaid.map(order => ({
    ...order,
    status: 20,
    status_text: '待发货',
    paid_at: PAID.paid_at as string,
  }))
  client.answer({
    'order.detail': () => orderDetailOf(paid[0] as Order, [paid[1] as Order]),
    'order.payment': () => ({ payment: paymentFor(1, PAID) }),
  })
  const sentBefore = client.sentTo('user.base').length
  // The page asks for the payment when the buyer returns to it.
  fireEvent(window, new Event('visibilitychange'))
  const result = await main().findByRole('region', { name: '支付结果' })
  expect(place.now).toBe('/cart/step4?id=1')
  expect(result.textContent).toContain('实付金额¥192.00')
  expect(result.textContent).toContain('YJ1、YJ2')
  expect(main().queryByText(/待付款/)).toBeNull()
  expect(client.sentTo('user.base').length).toBeGreaterThan(sentBefore)
})

test('[RT-15] step 4 shows nothing of an order from before it was opened', async () => {
  markPaying(1)
  let answer = (_detail: OrderDetail) => {}
  const answers = [
    orderDetailOf(orderFor(1), SIBLINGS),
    new Promise<OrderDetail>(resolve => {
      answer = resolve
    }),
  ]
  const { client, place } = openShop('/cart/step3/1', {
    'order.detail': () => answers[client.sentTo('order.detail').length - 1]!,
    'order.payment': () => ({ payment: paymentFor(1, PAID) }),
  })
  await waitFor(() => expect(place.now).toBe('/cart/step4?id=1'))
  expect(await screen.findByText('正在加载付款结果')).toBeTruthy()
  expect(main().queryByText('支付成功')).toBeNull()
  answer(orderDetailOf(orderFor(1)))
  expect(await screen.findByText('支付成功')).toBeTruthy()
  expect(main().queryByText(/待付款/)).toBeNull()
})

test('[RT-15] when the order cannot be loaded in step 4, what was known of it before is not the result', async () => {
  markPaying(1)
  const { client, user } = openShop('/cart/step3/1', {
    'order.detail': () =>
      client.sentTo('order.detail').length === 1 ? orderDetailOf(orderFor(1), SIBLINGS) : failWith('offline'),
    'order.payment': () => ({ payment: paymentFor(1, PAID) }),
  })
  const retry = await screen.findByRole('button', { name: '重试' })
  expect(main().queryByText('支付成功')).toBeNull()
  client.answer({ 'order.detail': () => orderDetailOf(orderFor(1)) })
  await user.click(retry)
  expect(await screen.findByText('支付成功')).toBeTruthy()
})

test('[RT-15] an unpaid order leads to its payment, and lists the others of the purchase', async () => {
  open({})
  await waitFor(() => expect(hrefOf('去付款')).toBe('/cart/step3/1'))
  expect(hrefOf('去付款 YJ2')).toBe('/cart/step3/2')
  expect(hrefOf('查看 YJ3')).toBe('/order/info/3')
  expect(main().getByText('1 笔待付款')).toBeTruthy()
})

test('[RT-15] a closed order cannot be paid', async () => {
  open({ state: 'closed', ways: [], pay_before: null })
  await waitFor(() => expect(hrefOf('查看订单')).toBe('/order/info/1'))
  expect(main().queryByRole('link', { name: '去付款' })).toBeNull()
})

test.each([
  [1, 1],
  [0, 0],
] as const)(
  '[RT-15] [RT-16] the duties of ephedrine-type products are said: %i',
  async (is_ephedrine, times) => {
    open(PAID, is_ephedrine)
    await screen.findByText('支付成功')
    expect(main().queryAllByText(/本订单含麻黄碱类复方制剂/)).toHaveLength(times)
  },
)

test('[RT-15] without an order in the address, the orders are the way on', async () => {
  openShop('/cart/step4')
  expect(await screen.findByText('没有指定订单')).toBeTruthy()
  expect(hrefOf('我的订单')).toBe('/order')
})

test('[RT-15] best-selling products can be added from here', async () => {
  const { user, client } = open(PAID, 0, {
    'goods.hot': () => ({ list: [goodsFor(4)] }),
    'cart.add': () => addedToCart(),
  })
  const hot = within(await screen.findByRole('region', { name: '热销商品' }))
  await user.click(hot.getByRole('button', { name: /加入购物车/ }))
  await waitFor(() =>
    expect(client.sentTo('cart.add')[0]?.input).toMatchObject({ params: [{ goods_id: 1004 }] }),
  )
  expect(hot.getAllByRole('link').map(link => link.getAttribute('href'))).toContain('/list/info/1004')
})

test('[RT-16] the unpaid orders of ephedrine-type products are listed with their amounts', async () => {
  const { client } = openShop('/cart/hm', {
    'order.list': () => orderListOf([orderFor(1, { is_ephedrine: 1 }), orderFor(2)]),
  })
  await waitFor(() => expect(hrefOf(/^去付款/)).toBe('/cart/step3/1'))
  expect(main().getByText('1 笔待付款')).toBeTruthy()
  expect(main().getByText(/本订单含麻黄碱类复方制剂/)).toBeTruthy()
  expect(client.sentTo('order.list').map(({ input }) => input)).toContainEqual({
    tab: 'unpaid',
    per_page: 100,
    store_id: 1,
  })
})

test.each(['/cart/hm?id=x', '/cart/step3/x'])('[RT-14] [RT-16] %s is no order', async at => {
  openShop(at)
  expect(await screen.findByText('没有找到这个订单')).toBeTruthy()
})
