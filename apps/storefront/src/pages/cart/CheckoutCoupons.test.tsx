import { render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { checkoutOf, lineFor } from '../../testing/orders'
import { CheckoutCoupons } from './CheckoutCoupons'

const coupon = {
  id: 5,
  name: '新店满减券',
  kind: 'reduce' as const,
  scope: 'all' as const,
  scope_text: '全场通用',
  amount: '30.00',
  left_amount: '30.00',
  min_amount: '0.00',
  begin_date: '2026-11-01',
  end_date: '2026-12-31',
}
const usable = { ...coupon, usable: 1 as const, saves: '30.00', reason: '' }
const taken = { ...coupon, usable: 0 as const, reason: '已用于待付款的订单' }

function show(held: typeof usable | typeof taken) {
  const data = checkoutOf('256.00', [lineFor(1)], { coupons: [held] })
  render(
    <CheckoutCoupons data={data} choice={{ coupon_id: 5, use_balance: 0, remark: '' }} onChange={() => {}} />,
  )
}

test('[RT-13] the coupon that was chosen is marked', () => {
  show(usable)
  expect(screen.getByRole('radio', { name: /新店满减券/, checked: true })).toBeTruthy()
})

test('[RT-13] a chosen coupon that became unusable is replaced by none, as in the total', () => {
  show(taken)
  expect(screen.getByRole('radio', { name: '不使用优惠券', checked: true })).toBeTruthy()
  expect(screen.getByRole('button', { name: '查看 1 张不可用的优惠券' })).toBeTruthy()
})

test('[RT-13] a cash voucher says what it has, and that the rest stays', () => {
  const data = checkoutOf('256.00', [lineFor(1)], {
    coupons: [{ ...usable, kind: 'cash', left_amount: '12.50' }],
    coupon_id: 5,
  })
  render(<CheckoutCoupons data={data} choice={{ use_balance: 0, remark: '' }} onChange={() => {}} />)
  expect(screen.getByText('全场通用，无门槛，余额 ¥12.50，用不完的留到下次，2026-12-31 前有效')).toBeTruthy()
  // The best coupon is taken until the buyer chooses.
  expect(screen.getByRole('radio', { name: /新店满减券 · 省 ¥30.00/, checked: true })).toBeTruthy()
  expect(screen.getByRole('radiogroup', { name: '优惠券' })).toBeTruthy()
  expect(screen.queryByRole('button', { name: /不可用的优惠券/ })).toBeNull()
  expect(screen.queryByText('没有可用于本次订单的优惠券')).toBeNull()
})

test('[RT-13] a buyer without any coupon reads so, and is asked nothing', () => {
  const data = checkoutOf('256.00', [lineFor(1)], { coupons: [] })
  render(<CheckoutCoupons data={data} choice={{ use_balance: 0, remark: '' }} onChange={() => {}} />)
  expect(screen.getByText('没有可用于本次订单的优惠券')).toBeTruthy()
  expect(screen.queryByRole('radiogroup', { name: '优惠券' })).toBeNull()
})
