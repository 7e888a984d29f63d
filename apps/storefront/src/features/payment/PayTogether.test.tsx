import { render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { type Answers, buyer, failWith } from '@yaoji/api-client/testing'
import { expect, test } from 'vitest'
import { fakeShop } from '../../testing/fakeShop'
import { PayTogether } from './PayTogether'

/** The buyer has ¥500.00. */
function open(amount: string, answers: Answers = {}) {
  const { Shop, client } = fakeShop(answers)
  render(<PayTogether ids={[9, 10]} amount={amount} />, { wrapper: Shop })
  return { client, user: userEvent.setup() }
}

const payButton = () => screen.findByRole('button', { name: '合并付款' })
const otherWay = () => screen.queryByRole('link', { name: '用其他方式合并付款' })

const PAID = [9, 10].map(id => ({ id, sn: `YJ${id}` }))

test('[RT-26] a balance that covers the orders pays them after the password, and says what is left', async () => {
  const { user, client } = open('500.00', {
    'payment.together': () => ({ orders: PAID, amount: '500.00', balance: '0.00', gateway_url: null }),
  })
  await user.click(await payButton())
  await screen.findByRole('dialog', { name: '合并付款 2 个订单' })
  expect(
    screen.getByText(
      '将从余额一次支付 ¥500.00，可用余额 ¥500.00。用其他方式付款，请打开其中一个订单的付款页。',
    ),
  ).toBeTruthy()
  expect(otherWay()).toBeNull()
  await user.type(screen.getByLabelText('登录密码'), 'secret{Enter}{Enter}')
  expect(await screen.findByText('已付款 2 个订单，余额 ¥0.00')).toBeTruthy()
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(client.sentTo('payment.together').map(({ input }) => input)).toMatchObject([
    { ids: [9, 10], password: 'secret' },
  ])
})

test('[RT-26] a balance that is too small says by how much, and leads to the other methods', async () => {
  open('500.01')
  expect(await screen.findByText('余额还差 ¥0.01')).toBeTruthy()
  expect(otherWay()?.getAttribute('href')).toBe('/cart/step3/9')
  expect(screen.queryByRole('button', { name: '合并付款' })).toBeNull()
})

test('[RT-26] orders that the frozen balance covers are confirmed; a refused password keeps the dialog', async () => {
  const { user } = open('0.00', {
    'payment.together': () => failWith('refused', { message: '登录密码不正确' }),
  })
  await user.click(await payButton())
  expect(await screen.findByText('全部由下单时冻结的余额支付，输入登录密码确认即可。')).toBeTruthy()
  await user.type(screen.getByLabelText('登录密码'), 'wrong{Enter}')
  expect(await screen.findByText('登录密码不正确')).toBeTruthy()
  expect(screen.queryByText(/^已付款/)).toBeNull()
  await user.click(screen.getByRole('button', { name: '取消' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
})

test('[RT-26] without a balance there is nothing to pay with', async () => {
  const { balance: _, ...user } = buyer()
  const { client } = open('100.00', { 'user.base': () => user })
  await waitFor(() => expect(client.sentTo('user.base')).toHaveLength(1))
  expect(screen.queryByRole('button', { name: '合并付款' })).toBeNull()
  expect(otherWay()).toBeNull()
})
