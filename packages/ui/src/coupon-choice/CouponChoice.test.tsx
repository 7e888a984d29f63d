import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { testConformance } from '../part/testing/conformance'
import { expectAccessible } from '../part/testing/expectAccessible'
import { BalanceChoice } from './BalanceChoice'
import { CouponChoice, type HeldCoupon } from './CouponChoice'
import * as exported from './index'

const coupon: HeldCoupon = {
  id: 5,
  name: '新店满减券',
  kind: 'reduce',
  scope_text: '全场通用',
  left_amount: '30.00',
  min_amount: '500.00',
  end_date: '2026-12-31',
  usable: 1,
  saves: '30.00',
  reason: '',
}
const taken: HeldCoupon = {
  ...coupon,
  id: 6,
  name: '饮片券',
  usable: 0,
  saves: undefined,
  reason: '已用于待付款的订单',
}

const choice = (
  coupons: readonly HeldCoupon[],
  value: number | null,
  onValueChange = (_id: number) => {},
) => <CouponChoice legend="优惠券" coupons={coupons} value={value} onValueChange={onValueChange} />

test('a coupon says what it takes off, from when, and until when; the chosen one is marked', async () => {
  const { container } = render(choice([coupon], 5))
  expect(screen.getByRole('radio', { name: /新店满减券 · 省 ¥30.00/, checked: true })).toBeTruthy()
  expect(screen.getByText('全场通用，满 ¥500.00 可用，2026-12-31 前有效')).toBeTruthy()
  expect(screen.queryByRole('button')).toBeNull()
  await expectAccessible(container)
})

test('another one, or none, is chosen', async () => {
  const onValueChange = vi.fn()
  render(choice([coupon, { ...coupon, id: 7, name: '老店券' }], 5, onValueChange))
  const user = userEvent.setup()
  await user.click(screen.getByRole('radio', { name: '不使用优惠券' }))
  await user.click(screen.getByRole('radio', { name: /老店券/ }))
  expect(onValueChange.mock.calls).toEqual([[0], [7]])
})

test('those that cannot be used are shown on request, with the reason, and cannot be chosen', async () => {
  render(choice([coupon, taken], 6))
  expect(screen.getByRole('radio', { name: '不使用优惠券', checked: true })).toBeTruthy()
  expect(screen.queryByRole('radio', { name: /饮片券/ })).toBeNull()
  const user = userEvent.setup()
  await user.click(screen.getByRole('button', { name: '查看 1 张不可用的优惠券', expanded: false }))
  expect(screen.getByRole<HTMLInputElement>('radio', { name: /饮片券/ }).disabled).toBe(true)
  expect(screen.getByText('已用于待付款的订单')).toBeTruthy()
  await user.click(screen.getByRole('button', { name: '收起不可用的优惠券', expanded: true }))
  expect(screen.queryByRole('radio', { name: /饮片券/ })).toBeNull()
})

test('a cash voucher says what it has, and that the rest stays', () => {
  render(choice([{ ...coupon, kind: 'cash', min_amount: '0.00', left_amount: '12.50' }], null))
  expect(screen.getByText('全场通用，无门槛，余额 ¥12.50，用不完的留到下次，2026-12-31 前有效')).toBeTruthy()
})

test('without coupons nothing is asked', () => {
  const { container } = render(choice([], null))
  expect(container.childElementCount).toBe(0)
})

test('the balance says what there is, and what of it is used', async () => {
  const { container, rerender } = render(<BalanceChoice balance="320.00" used="86.40" checked={false} />)
  expect(screen.getByRole('checkbox', { name: /使用余额 （可用余额 ¥320.00）/ })).toBeTruthy()
  expect(screen.queryByText(/本次抵扣/)).toBeNull()
  rerender(<BalanceChoice balance="320.00" used="86.40" checked />)
  expect(screen.getByText(/本次抵扣 ¥86.40/)).toBeTruthy()
  rerender(<BalanceChoice balance="0.00" used="0.00" checked={false} />)
  expect(screen.getByRole<HTMLInputElement>('checkbox').disabled).toBe(true)
  await expectAccessible(container)
})

testConformance(exported, {
  BalanceChoice: {
    props: { balance: '320.00', used: '86.40', defaultChecked: true },
    outer: control => control.closest('label'),
  },
  CouponChoice: { props: { legend: '优惠券', coupons: [coupon, taken], value: 5, onValueChange: () => {} } },
})
