import { render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { testConformance } from '../part/testing/conformance'
import { expectAccessible } from '../part/testing/expectAccessible'
import * as exported from './index'
import { OrderPaymentStatus, type OrderPaymentStatusProps } from './OrderPaymentStatus'
import { type PaymentState, PaymentStatus } from './PaymentStatus'

const paymentIn = (state: PaymentState) => ({
  state,
  pay_before: '2027-03-15 15:30:00',
  paid_at: state === 'paid' ? '2027-03-15 15:02:11' : null,
})

test.each([
  ['unpaid', '等待付款', '请在 2027-03-15 15:30 前完成付款'],
  ['waiting', '等待支付结果', '不需要再次付款'],
  ['reviewing', '待确认收款', '一个工作日内'],
  ['paid', '支付成功', '付款时间 2027-03-15 15:02'],
  ['failed', '支付未成功', '没有扣款'],
  ['closed', '订单已关闭', '已退回'],
] as const)('[ST-01] %s is called %s and says what to do next', (state, title, words) => {
  render(<PaymentStatus payment={paymentIn(state)} />)
  expect(screen.getByRole('heading', { name: title })).toBeTruthy()
  expect(screen.getByRole('status').textContent).toContain(words)
})

test('[RT-14] a bank transfer waits for the buyer until the slip is sent', () => {
  render(<PaymentStatus payment={{ ...paymentIn('waiting'), pay_type: 'transfer' }} />)
  expect(screen.getByRole('heading', { name: '等待转账' })).toBeTruthy()
  expect(screen.getByRole('status').textContent).toContain('转账后上传凭证')
  expect(screen.getByRole('status').textContent).toContain('请在 2027-03-15 15:30 前完成付款')
})

test('what is settled has no deadline', () => {
  render(<PaymentStatus payment={paymentIn('reviewing')} />)
  expect(screen.queryByText(/前完成付款/)).toBeNull()
})

test.each([
  ['paid', { pay_before: null, paid_at: null }],
  ['unpaid', { pay_before: null, paid_at: null }],
] as const)('a payment that is %s without a time shows none', (state, times) => {
  const { container } = render(<PaymentStatus payment={{ state, ...times }} />)
  expect(container.querySelector('[data-part=time]')).toBeNull()
})

test('without actions there is no room for them', () => {
  const { container } = render(<PaymentStatus payment={paymentIn('paid')} />)
  expect(container.querySelector('[data-part=actions]')).toBeNull()
})

test('the words of the service replace ours', () => {
  render(
    <PaymentStatus
      payment={paymentIn('failed')}
      text="余额不足"
      actions={<button type="button">重试</button>}
    />,
  )
  expect(screen.getByText('余额不足')).toBeTruthy()
  expect(screen.getByRole('button', { name: '重试' })).toBeTruthy()
})

test('axe', async () => {
  const { container } = render(<PaymentStatus payment={paymentIn('waiting')} />)
  await expectAccessible(container)
})

const OF_ORDER: OrderPaymentStatusProps = {
  payment: { ...paymentIn('unpaid'), amount: '128.00', ways: ['wechat'], gateway_url: null },
  ...{ paying: false, now: 1_805_094_000, onEnd: () => {} },
  hrefs: { order: '/orders/9', cart: '/cart', home: '/' },
}

function openOrder(
  payment: Partial<OrderPaymentStatusProps['payment']>,
  props: Partial<OrderPaymentStatusProps> = {},
) {
  render(<OrderPaymentStatus {...OF_ORDER} {...props} payment={{ ...OF_ORDER.payment, ...payment }} />)
}

const links = () => screen.queryAllByRole('link').map(link => [link.textContent, link.getAttribute('href')])

test('[RT-14] an order that can be paid says what is left of its time', () => {
  openOrder({})
  expect(screen.getByRole('timer').textContent).toMatch(/分/)
  expect(links()).toEqual([])
})

test('[RT-14] a payment that was begun here is being confirmed, and can be continued', () => {
  openOrder({ state: 'waiting', gateway_url: '/gateway' }, { paying: true, now: undefined })
  expect(screen.getByText(/^正在确认付款结果/)).toBeTruthy()
  expect(screen.queryByRole('timer')).toBeNull()
  expect(links()).toEqual([['继续付款', '/gateway']])
})

test('[RT-14] of a transfer, and of a payment that was begun elsewhere, it says what to do', () => {
  openOrder({ state: 'waiting', pay_type: 'transfer' }, { paying: true })
  openOrder({ state: 'waiting' })
  expect(screen.queryByText(/^正在确认付款结果/)).toBeNull()
})

test('[RT-14] an order that the balance covers is confirmed', () => {
  openOrder({ amount: '0.00' })
  expect(screen.getByRole('heading', { name: '等待确认' })).toBeTruthy()
})

test.each([
  ['paid', ['查看订单', '继续选购']],
  ['closed', ['查看订单', '回购物车', '继续选购']],
] as const)('[RT-14] an order that is %s leads on: %j', (state, names) => {
  openOrder({ state, ways: [], pay_before: null, amount: '0.00' })
  expect(links().map(([name]) => name)).toEqual(names)
})

testConformance(exported, {
  OrderPaymentStatus: { props: { ...OF_ORDER } },
  PaymentStatus: { props: { payment: paymentIn('waiting'), actions: '查看订单' } },
})
