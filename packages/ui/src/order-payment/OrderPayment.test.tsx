import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { testConformance } from '../part/testing/conformance'
import { expectAccessible } from '../part/testing/expectAccessible'
import { dueForStory, orderWithLinesForStory } from './fixtures'
import * as exported from './index'
import { OrderLinesPanel } from './OrderLinesPanel'
import { BalanceConfirmation, PayBar } from './PayBar'
import { PaymentScope, type PaymentScopeProps } from './PaymentScope'
import { passwordReason, togetherReason } from './passwordReason'
import { RefusedSlip } from './RefusedSlip'

const scope: PaymentScopeProps = {
  purchase: dueForStory,
  order: { amount: '512.00', balance_used: '0.00' },
  value: 'purchase',
  onValueChange: () => {},
}

test('[RT-14] each scope says what it costs and what the balance pays', async () => {
  const onValueChange = vi.fn()
  const { container, rerender } = render(<PaymentScope {...scope} onValueChange={onValueChange} />)
  expect(screen.getByText('共 ¥940.60，余额抵扣 ¥100.00，还应付 ¥840.60，一次付清')).toBeTruthy()
  expect(screen.getByText('共 ¥512.00，其他订单另付')).toBeTruthy()
  await userEvent.click(screen.getByRole('radio', { name: /^只付本单/ }))
  expect(onValueChange).toHaveBeenLastCalledWith('order')
  await expectAccessible(container)
  rerender(<PaymentScope {...scope} purchase={{ ids: [1, 2], amount: '0.00', balance_used: '9.00' }} />)
  expect(screen.getByText('共 ¥9.00，全部由余额支付，一次付清')).toBeTruthy()
})

test('[RT-14] the bar says what is due after the balance, and pays', async () => {
  const onPay = vi.fn()
  const { container, rerender } = render(
    <PayBar due={dueForStory} busy={false} disabled={false} onPay={onPay} />,
  )
  expect(container.textContent).toContain('余额抵扣 ¥100.00，还应付 ')
  await userEvent.click(screen.getByRole('button', { name: '确认支付' }))
  expect(onPay).toHaveBeenCalledOnce()
  await expectAccessible(container)
  rerender(<PayBar due={{ amount: '5.00', balance_used: '0.00' }} busy={false} disabled onPay={onPay} />)
  expect(container.textContent).not.toContain('余额')
  expect(screen.getByRole<HTMLButtonElement>('button').disabled).toBe(true)
})

test.each([
  [1, '本单共 ¥100.00，全部由余额支付'],
  [3, '这 3 个订单共 ¥100.00，全部由余额支付'],
])('[RT-14] %d orders that the balance covers are confirmed', (orders, text) => {
  const { container } = render(
    <BalanceConfirmation due={dueForStory} orders={orders}>
      密码
    </BalanceConfirmation>,
  )
  expect(container.textContent).toContain(text)
})

test('[RT-14] a refused slip says why, and where the money is', () => {
  const { container, rerender } = render(<RefusedSlip slip={{ reason: '户名不一致', received: '5.00' }} />)
  expect(container.textContent).toContain('转账凭证未通过：户名不一致')
  expect(container.textContent).toContain('到账的 ¥5.00 已退回账户余额')
  rerender(<RefusedSlip slip={{ reason: '户名不一致', received: '0.00' }} />)
  expect(container.textContent).not.toContain('到账')
  rerender(<RefusedSlip slip={null} />)
  expect(container.childElementCount).toBe(0)
})

test('[RT-14] the lines are behind a button that says how many there are', async () => {
  const { container } = render(<OrderLinesPanel order={orderWithLinesForStory} />)
  expect(screen.queryByText('阿莫西林胶囊')).toBeNull()
  const button = screen.getByRole('button', { name: '查看 1 种商品' })
  await userEvent.click(button)
  expect(button.getAttribute('aria-expanded')).toBe('true')
  expect(screen.getByText('阿莫西林胶囊')).toBeTruthy()
  await expectAccessible(container)
})

test('the password is asked for with its reason', () => {
  const input = { due: dueForStory, balance: '2000.00' }
  expect(passwordReason({ ...input, byBalance: true })).toEqual({
    title: '余额支付',
    description: '将从余额支付 ¥940.60（其中 ¥100.00 下单时已冻结），可用余额 ¥2,000.00',
  })
  expect(passwordReason({ ...input, byBalance: false })).toEqual({
    title: '验证登录密码',
    description: '这些订单使用余额 ¥100.00，已冻结，付款成功后扣除；付款前请验证登录密码',
  })
  const together = { amount: '0.00', balance: '5.00', orders: 2 }
  expect(togetherReason(together).description).toBe('全部由下单时冻结的余额支付，输入登录密码确认即可。')
  expect(togetherReason({ ...together, amount: '3.00' })).toMatchObject({
    title: '合并付款 2 个订单',
    description: expect.stringContaining('将从余额一次支付 ¥3.00，可用余额 ¥5.00'),
  })
})

testConformance(exported, {
  BalanceConfirmation: { props: { due: dueForStory, orders: 1, children: '密码' } },
  OrderLinesPanel: { props: { order: orderWithLinesForStory } },
  PayBar: { props: { due: dueForStory, busy: false, disabled: false, onPay: () => {} } },
  PaymentScope: { props: { ...scope } },
  RefusedSlip: { props: { slip: { reason: '户名不一致', received: '5.00' } } },
})
