import { render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { cartLineFor, checkoutOf } from '@yaoji/api-client/testing'
import { expect, test, vi } from 'vitest'
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
  const data = checkoutOf('256.00', [cartLineFor(1)], { coupons: [held] })
  render(
    <CheckoutCoupons data={data} choice={{ coupon_id: 5, use_balance: 0, remark: '' }} onChange={() => {}} />,
  )
}

/** Opens a choice that is folded to the chosen coupon. */
const unfold = (legend: string) =>
  userEvent.click(
    screen.getByRole('button', { name: new RegExp(`(更改|查看) ?${legend}$`), expanded: false }),
  )

test('[RT-13] the coupon that was chosen is shown in one line, and marked among the others', async () => {
  show(usable)
  expect(screen.getByText('新店满减券 · 省 ¥30.00')).toBeTruthy()
  expect(screen.queryByRole('radio')).toBeNull()
  await unfold('优惠券')
  expect(screen.getByRole('radio', { name: /新店满减券/, checked: true })).toBeTruthy()
})

test('[RT-13] a chosen coupon that became unusable is replaced by none, as in the total', async () => {
  show(taken)
  await unfold('优惠券')
  expect(screen.getByRole('radio', { name: '不使用优惠券', checked: true })).toBeTruthy()
  expect(screen.getByRole('button', { name: '查看 1 张不可用的优惠券' })).toBeTruthy()
})

test('[RT-13] a cash voucher says what it has, and that the rest stays', async () => {
  const data = checkoutOf('256.00', [cartLineFor(1)], {
    coupons: [{ ...usable, kind: 'cash', left_amount: '12.50' }],
    voucher_id: 5,
  })
  render(<CheckoutCoupons data={data} choice={{ use_balance: 0, remark: '' }} onChange={() => {}} />)
  await unfold('现金券')
  expect(screen.getByText('全场通用，无门槛，余额 ¥12.50，用不完的留到下次，2026-12-31 前有效')).toBeTruthy()
  // The applied one is marked until the buyer chooses.
  expect(screen.getByRole('radio', { name: /新店满减券 · 省 ¥30.00/, checked: true })).toBeTruthy()
  expect(screen.getByRole('radiogroup', { name: '现金券' })).toBeTruthy()
  expect(screen.queryByRole('radiogroup', { name: '优惠券' })).toBeNull()
  expect(screen.queryByRole('button', { name: /不可用/ })).toBeNull()
  expect(screen.queryByText('没有可用于本次订单的优惠券')).toBeNull()
})

test('[RT-13] a coupon and a cash voucher are chosen apart, each with none', async () => {
  const onChange = vi.fn()
  const voucher = { ...usable, id: 6, name: '十元现金券', kind: 'cash' as const, saves: '10.00' }
  const data = checkoutOf('216.00', [cartLineFor(1)], {
    coupons: [usable, voucher],
    coupon_id: 5,
    voucher_id: 6,
  })
  render(<CheckoutCoupons data={data} choice={{ use_balance: 0, remark: '' }} onChange={onChange} />)
  await unfold('优惠券')
  await unfold('现金券')
  const group = (name: string) => within(screen.getByRole('radiogroup', { name }))
  expect(group('优惠券').getByRole('radio', { name: /新店满减券/, checked: true })).toBeTruthy()
  expect(group('现金券').getByRole('radio', { name: /十元现金券/, checked: true })).toBeTruthy()
  await userEvent.click(group('现金券').getByRole('radio', { name: '不使用现金券' }))
  await userEvent.click(group('优惠券').getByRole('radio', { name: '不使用优惠券' }))
  expect(onChange.mock.calls).toEqual([[{ voucher_id: 0 }], [{ coupon_id: 0 }]])
})

test('[RT-13] a buyer without any coupon reads so, and is asked nothing', () => {
  const data = checkoutOf('256.00', [cartLineFor(1)], { coupons: [] })
  render(<CheckoutCoupons data={data} choice={{ use_balance: 0, remark: '' }} onChange={() => {}} />)
  expect(screen.getByText('没有可用于本次订单的优惠券')).toBeTruthy()
  expect(screen.queryByRole('radiogroup', { name: '优惠券' })).toBeNull()
})
