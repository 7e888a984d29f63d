import { render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { Payment } from '@yaoji/api-client/contract/payment'
import {
  type Answers,
  combinedPayment,
  failWith,
  orderDetailOf,
  orderFor,
  paymentFor,
  shopConfig,
} from '@yaoji/api-client/testing'
import { beforeEach, expect, test, vi } from 'vitest'
import { outside } from '../../core/navigation/outside'
import { fakeShop } from '../../testing/fakeShop'
import { PaymentSection } from './PaymentSection'
import { markPaying } from './paymentMark'

beforeEach(() => {
  sessionStorage.clear()
  vi.spyOn(outside, 'open').mockImplementation(() => {})
})

function open(payment: Partial<Payment> = {}, answers: Answers = {}, is_ephedrine: 0 | 1 = 0) {
  const { Shop, ...shop } = fakeShop({
    'order.detail': () => orderDetailOf(orderFor(9, { is_ephedrine })),
    'order.payment': () => ({ payment: paymentFor(9, payment) }),
    'config.common': () => new Promise(() => {}),
    ...answers,
  })
  render(<PaymentSection id={9} is_ephedrine={is_ephedrine} />, { wrapper: Shop })
  return { ...shop, user: userEvent.setup() }
}

const payButton = () => screen.findByRole('button', { name: '确认支付' })
const notice = () => screen.queryByText(/本订单含麻黄碱类复方制剂/)
const WECHAT = { pay_type: 'wechat', gateway_url: '/pay/gateway/P9' } as const

test('[RT-16] an order with ephedrine-type products says what the law asks for', async () => {
  open({}, {}, 1)
  await payButton()
  expect(notice()).toBeTruthy()
})

test('[RT-14] an ordinary order has no notice of the law', async () => {
  const { client } = open()
  await payButton()
  expect(notice()).toBeNull()
  expect(client.sentTo('order.detail').map(({ input }) => input)).toEqual([{ id: 9 }])
})

test('[RT-14] at the deadline the payment is fetched again, and the page shows that the order is closed', async () => {
  const timestamp = Date.parse('2026-11-21T10:29:59+08:00') / 1000
  let now: Partial<Payment> = {}
  const { client } = open(
    {},
    {
      'order.payment': () => ({ payment: paymentFor(9, now) }),
      'config.common': () => shopConfig({ timestamp }),
    },
  )
  await screen.findByRole('timer')
  const before = client.sentTo('order.payment').length
  now = { state: 'closed', ways: [], pay_before: null }
  expect(await screen.findByRole('heading', { name: '订单已关闭' })).toBeTruthy()
  expect(client.sentTo('order.payment').length).toBeGreaterThan(before)
})

test('[RT-14] an order that this tab began to pay and that is not paid yet stays on the page', async () => {
  markPaying(9)
  const { place } = open()
  await payButton()
  expect(place.now).toBe('/')
  expect(screen.queryByText(/正在确认付款结果/)).toBeNull()
})

test('[RT-14] a transfer that this tab began waits for its slip, not for a confirmation', async () => {
  markPaying(9)
  const transfer = {
    ...{
      name: '药集',
      bank: '工商银行',
      account: '1001',
      remark: 'YJ26',
      payers: ['武汉康宁大药房有限公司'],
    },
    amount: '128.00',
    ids: [9],
  }
  open({ state: 'waiting', pay_type: 'transfer', transfer })
  expect(await screen.findByRole('heading', { name: '等待转账' })).toBeTruthy()
  expect(screen.queryByText(/正在确认付款结果/)).toBeNull()
})

test('[RT-14] a method that cannot be used says why, and another one is proposed', async () => {
  const [balance, ...others] = paymentFor(9).ways
  open({ ways: [{ ...balance!, usable: 0, reason: '余额不足' }, ...others] })
  const first = await screen.findByRole('radio', { name: /余额支付/ })
  expect(first).toHaveProperty('disabled', true)
  expect(screen.getByText('余额不足')).toBeTruthy()
  expect(screen.getByRole('radio', { name: /微信支付/ })).toHaveProperty('checked', true)
})

test('[RT-14] the method of the last attempt is proposed', async () => {
  open({ state: 'waiting', ...WECHAT })
  await payButton()
  expect(screen.getByRole('radio', { name: /微信支付/ })).toHaveProperty('checked', true)
})

test('[RT-14] orders of a purchase that were partly paid from the balance ask for the password before the gateway', async () => {
  const ways = combinedPayment().ways.map(way => ({ ...way, needs_password: 1 as const }))
  const { client, user } = open(
    { combined: { ...combinedPayment(), balance_used: '30.00', ways } },
    {
      'payment.together': () => ({
        orders: [],
        amount: '0.00',
        balance: '0.00',
        gateway_url: WECHAT.gateway_url,
      }),
    },
  )
  expect(await screen.findByText('共 ¥128.00，其他订单另付')).toBeTruthy()
  await user.click(screen.getByRole('radio', { name: /微信支付/ }))
  await user.click(await payButton())
  const dialog = within(await screen.findByRole('dialog', { name: '验证登录密码' }))
  expect(
    dialog.getByText('这些订单使用余额 ¥30.00，已冻结，付款成功后扣除；付款前请验证登录密码'),
  ).toBeTruthy()
  await user.type(dialog.getByLabelText('登录密码'), 'secret{Enter}')
  await waitFor(() => expect(outside.open).toHaveBeenCalledWith('/pay/gateway/P9'))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(client.sentTo('payment.together').at(-1)?.input).toMatchObject({ password: 'secret' })
})

test('[RT-14] Escape closes the password dialog; while the payment is sent it stays', async () => {
  const { user, client } = open({}, { 'order.pay': () => new Promise(() => {}) })
  await user.click(await payButton())
  await screen.findByRole('dialog', { name: '余额支付' })
  await user.keyboard('{Escape}')
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  await user.click(await payButton())
  await user.type(await screen.findByLabelText('登录密码'), 'secret{Enter}')
  await waitFor(() => expect(client.sentTo('order.pay')).toHaveLength(1))
  await user.keyboard('{Escape}')
  expect(screen.getByRole('dialog', { name: '余额支付' })).toBeTruthy()
})

test('[RT-14] a payment that was cancelled by another call says nothing', async () => {
  const cancelled = () => {
    throw new DOMException('', 'AbortError')
  }
  const { user, client } = open({}, { 'order.pay': cancelled })
  await user.click(await payButton())
  await user.type(await screen.findByLabelText('登录密码'), 'secret{Enter}')
  await waitFor(() => expect(client.sentTo('order.pay')).toHaveLength(1))
  await user.type(screen.getByLabelText('登录密码'), '{Enter}')
  await waitFor(() => expect(client.sentTo('order.pay')).toHaveLength(2))
  expect(screen.queryByRole('alert')).toBeNull()
})

test('[RT-14] while the bank slip is uploaded, nothing is sent', async () => {
  const transfer = {
    ...{
      name: '药集',
      bank: '工商银行',
      account: '1001',
      remark: 'YJ26',
      payers: ['武汉康宁大药房有限公司'],
    },
    amount: '128.00',
    ids: [9],
  }
  const { user, client } = open(
    { state: 'waiting', pay_type: 'transfer', transfer },
    { 'file.upload': () => new Promise(() => {}) },
  )
  const slip = await screen.findByLabelText(/银行回单/)
  await user.upload(slip, new File(['png'], '回单.png', { type: 'image/png' }))
  await user.click(await screen.findByRole('button', { name: '凭证上传中' }))
  expect(client.sentTo('order.transferSlip')).toEqual([])
  expect(screen.queryByText('请填写银行流水号')).toBeNull()
})

test('[RT-14] a failed payment from the page says why', async () => {
  const { user } = open({}, { 'order.pay': () => failWith('refused', { message: '订单金额已变化' }) })
  await user.click(await screen.findByRole('radio', { name: /对公转账/ }))
  await user.click(await payButton())
  expect((await screen.findByRole('alert')).textContent).toBe('订单金额已变化')
})
