import { fireEvent, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { Payment } from '@yaoji/api-client/contract/payment'
import { beforeEach, expect, test, vi } from 'vitest'
import type { Answers } from '../../testing/fakeClient'
import { failWith } from '../../testing/fakeClient'
import { fakeShop } from '../../testing/fakeShop'
import { orderDetailOf, orderFor, paymentFor } from '../../testing/orders'
import { gateway } from './gateway'
import { PaymentSection } from './PaymentSection'
import { isPaying, markPaying } from './paymentMark'

beforeEach(() => {
  sessionStorage.clear()
  vi.spyOn(gateway, 'open').mockImplementation(() => {})
})

function open(payment: Partial<Payment> = {}, answers: Answers = {}, is_ephedrine: 0 | 1 = 0) {
  const shop = fakeShop({
    'order.detail': () => orderDetailOf(orderFor(9)),
    'order.payment': () => ({ payment: paymentFor(9, payment) }),
    'config.common': () => new Promise(() => {}),
    ...answers,
  })
  const { Shop } = shop
  render(
    <Shop>
      <PaymentSection id={9} is_ephedrine={is_ephedrine} />
    </Shop>,
  )
  return { ...shop, user: userEvent.setup() }
}

const describedBy = (control: HTMLElement) =>
  document.getElementById(control.getAttribute('aria-describedby') ?? '')?.textContent
const payButton = () => screen.findByRole('button', { name: '确认支付' })

test('[RT-14] an online payment is requested once and then opens the gateway', async () => {
  let settle: (answer: unknown) => void = () => {}
  const { client, user } = open({}, { 'order.pay': () => new Promise(resolve => (settle = resolve)) })
  await user.click(await screen.findByRole('radio', { name: /微信支付/ }))
  const button = await payButton()
  await user.dblClick(button)
  expect(client.askedOf('order.pay').map(({ input }) => input)).toEqual([{ id: 9, pay_type: 'wechat' }])
  settle({ payment: paymentFor(9, { state: 'waiting', pay_type: 'wechat', gateway_url: '/pay/gateway/P9' }) })
  await waitFor(() => expect(gateway.open).toHaveBeenCalledExactlyOnceWith('/pay/gateway/P9'))
  expect(isPaying(9)).toBe(true)
})

test('[RT-14] payment from the balance asks for the password, says what is wrong with it, and pays', async () => {
  const wrong = {
    message: '登录密码不正确，请重新输入',
    fields: { password: ['登录密码不正确，请重新输入'] },
  }
  const { client, user, place } = open({}, { 'order.pay': () => failWith('invalid', wrong) })
  await user.click(await payButton())
  await screen.findByRole('dialog', { name: '余额支付' })
  await user.keyboard('{Enter}')
  await waitFor(() => expect(describedBy(screen.getByLabelText('登录密码'))).toBe('请输入登录密码'))
  expect(document.activeElement).toBe(screen.getByLabelText('登录密码'))
  expect(client.askedOf('order.pay')).toHaveLength(0)
  await user.type(screen.getByLabelText('登录密码'), 'wrong{Enter}')
  await waitFor(() => expect(describedBy(screen.getByLabelText('登录密码'))).toBe(wrong.message))

  client.answer({ 'order.pay': () => ({ payment: paymentFor(9, { state: 'paid', ways: [] }) }) })
  await user.clear(screen.getByLabelText('登录密码'))
  await user.type(screen.getByLabelText('登录密码'), 'right{Enter}')
  await waitFor(() => expect(place.now).toBe('/cart/step4?id=9'))
  expect(client.askedOf('order.pay').at(-1)?.input).toEqual({ id: 9, pay_type: 'balance', password: 'right' })
})

test('[RT-14] an order that was partly paid from the balance asks for the password before the gateway', async () => {
  const ways = paymentFor(9).ways.map(way => ({ ...way, needs_password: 1 as const }))
  const paid = paymentFor(9, { state: 'waiting', pay_type: 'wechat', gateway_url: '/pay/gateway/P9' })
  const { client, user } = open({ ways, balance_used: '30.00' }, { 'order.pay': () => ({ payment: paid }) })
  await user.click(await screen.findByRole('radio', { name: /微信支付/ }))
  await user.click(await payButton())
  const dialog = await screen.findByRole('dialog', { name: '验证登录密码' })
  expect(dialog.textContent).toContain('本单已使用余额 ¥30.00')
  expect(client.askedOf('order.pay')).toHaveLength(0)
  await user.type(screen.getByLabelText('登录密码'), 'right{Enter}')
  await waitFor(() => expect(gateway.open).toHaveBeenCalledWith('/pay/gateway/P9'))
  expect(client.askedOf('order.pay').at(-1)?.input).toEqual({ id: 9, pay_type: 'wechat', password: 'right' })
})

test('[RT-14] a broken connection says that paying again pays nothing twice', async () => {
  const { user } = open({}, { 'order.pay': () => failWith('offline', { message: '网络连接不上' }) })
  await user.click(await screen.findByRole('radio', { name: /微信支付/ }))
  await user.click(await payButton())
  const alert = await screen.findByRole('alert')
  expect(alert.textContent).toBe('网络连接不上。没有收到结果。请再试一次，不会重复扣款。')
})

test('[RT-14] after the return from the gateway it says that the result is being confirmed', async () => {
  markPaying(9)
  open({ state: 'waiting', pay_type: 'wechat', gateway_url: '/pay/gateway/P9' })
  expect(await screen.findByText(/正在确认付款结果/)).toBeTruthy()
  expect(screen.getByRole('link', { name: '继续付款' }).getAttribute('href')).toBe('/pay/gateway/P9')
})

test('[RT-14] a paid order says so and stays on the page', async () => {
  const { place } = open({ state: 'paid', ways: [], paid_at: '2026-11-21 10:05:00', pay_before: null })
  expect(await screen.findByRole('heading', { name: '支付成功' })).toBeTruthy()
  expect(screen.queryByRole('button', { name: '确认支付' })).toBeNull()
  expect(place.now).toBe('/')
})

test('[RT-14] an expired order cannot be paid and links to the cart', async () => {
  open({ state: 'closed', ways: [], pay_before: null })
  expect(await screen.findByRole('heading', { name: '订单已关闭' })).toBeTruthy()
  expect(screen.getByRole('link', { name: '回购物车' }).getAttribute('href')).toBe('/cart')
})

test('[RT-14] a transfer shows the account, and the fields of the slip say what is missing', async () => {
  const transfer = { name: '药集', bank: '工商银行', account: '1001', remark: 'YJ26' }
  const { client, user } = open({ state: 'waiting', pay_type: 'transfer', transfer })
  expect(await screen.findByText('1001')).toBeTruthy()
  await screen.findByDisplayValue('康宁大药房')
  await user.clear(screen.getByLabelText(/付款户名/))
  fireEvent.change(screen.getByLabelText(/付款日期/), { target: { value: '' } })
  await user.click(screen.getByRole('button', { name: '提交凭证' }))
  expect(
    ['付款户名', '银行流水号', '付款日期'].map(name => describedBy(screen.getByLabelText(RegExp(name)))),
  ).toEqual(['请填写付款户名', '请填写银行流水号', '请选择付款日期'])
  expect(screen.getByLabelText(/银行流水号/).getAttribute('aria-invalid')).toBe('true')
  await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText(/付款户名/)))
  expect(client.askedOf('order.transferSlip')).toHaveLength(0)
})

test('[RT-14] an order of another buyer, or none, is reported as missing', async () => {
  open({}, { 'order.detail': () => failWith('refused', { code: 404, message: '订单不存在' }) })
  expect(await screen.findByText('没有找到这个订单')).toBeTruthy()
})

test('[RT-16] an order with ephedrine-type products redirects to its own page', async () => {
  const detail = orderDetailOf(orderFor(9, { is_ephedrine: 1 }))
  const { place } = open({}, { 'order.detail': () => detail })
  await waitFor(() => expect(place.now).toBe('/cart/hm?id=9'))
})
