import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { paymentOptions } from '@yaoji/domain'
import { expect, test, vi } from 'vitest'
import { testConformance } from '../part/testing/conformance'
import { expectAccessible } from '../part/testing/expectAccessible'
import * as exported from './index'
import { PayMethods } from './PayMethods'

test('[RT-14] a way is chosen by its wire name, and asks for what it needs', async () => {
  const onValueChange = vi.fn()
  const { container } = render(
    <PayMethods
      options={paymentOptions({ payable: 100, ephedrine: false, balance: 500 })}
      onValueChange={onValueChange}
      extra={way => way === 'balance' && <input aria-label="登录密码" />}
    />,
  )
  expect(screen.queryByRole('textbox')).toBeNull()
  await userEvent.setup().click(screen.getByRole('radio', { name: /余额支付/ }))
  expect(onValueChange).toHaveBeenCalledExactlyOnceWith('balance')
  expect(screen.getByRole('textbox', { name: '登录密码' })).toBeTruthy()
  await expectAccessible(container)
})

test('a chosen way without more content has none, and the legend can be replaced', () => {
  const options = paymentOptions({ payable: 100, ephedrine: false, balance: 500 })
  const { rerender } = render(<PayMethods options={options} value="wechat" onValueChange={() => {}} />)
  expect(screen.getByRole('radiogroup', { name: '支付方式' })).toBeTruthy()
  const labels = { legend: '退款方式' }
  rerender(<PayMethods options={options} value="wechat" onValueChange={() => {}} labels={labels} />)
  expect(screen.getByRole('radiogroup', { name: '退款方式' })).toBeTruthy()
})

test('[RT-14] [LB-05] Enter on the chosen method pays by it; in its other fields it does not', async () => {
  const onEnter = vi.fn()
  render(
    <PayMethods
      options={paymentOptions({ payable: 100, ephedrine: false, balance: 500 })}
      value="balance"
      onValueChange={() => {}}
      onEnter={onEnter}
      extra={() => <input aria-label="登录密码" />}
    />,
  )
  const user = userEvent.setup()
  await user.click(screen.getByRole('textbox', { name: '登录密码' }))
  await user.keyboard('{Enter}')
  expect(onEnter).not.toHaveBeenCalled()
  screen.getByRole('radio', { name: /余额支付/ }).focus()
  await user.keyboard('{Enter}')
  expect(onEnter).toHaveBeenCalledOnce()
})

test('nothing asks for more before a way is chosen', () => {
  const extra = vi.fn()
  render(
    <PayMethods options={paymentOptions({ payable: 100, ephedrine: false, balance: 500 })} extra={extra} />,
  )
  expect(extra).not.toHaveBeenCalled()
})

test('[RT-14] a balance that is too low cannot be chosen, and says what there is and what is missing', () => {
  render(<PayMethods options={paymentOptions({ payable: 2000, ephedrine: false, balance: 500 })} />)
  const balance = screen.getByRole('radio', { name: /余额支付/ })
  expect(balance).toHaveProperty('disabled', true)
  expect(document.getElementById(balance.getAttribute('aria-describedby') ?? '')?.textContent).toContain(
    '还差 ¥15.00',
  )
  expect(screen.getByText('可用余额 ¥5.00，需输入登录密码')).toBeTruthy()
})

test('[RT-16] ephedrine-type orders offer company accounts only', () => {
  render(<PayMethods options={paymentOptions({ payable: 2000, ephedrine: true, balance: 5000 })} />)
  const ways = screen.getAllByRole('radio').map(radio => radio.getAttribute('value'))
  expect(ways).toEqual(['company', 'transfer'])
})

testConformance(exported, {
  PayMethods: {
    props: {
      options: paymentOptions({ payable: 2000, ephedrine: false, balance: 500 }),
      defaultValue: 'transfer',
      extra: () => 'YJ0315',
    },
  },
})
