import { render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { testConformance } from '../part/testing/conformance'
import { expectAccessible } from '../part/testing/expectAccessible'
import { BalanceChoice } from './BalanceChoice'
import { CouponChoice, type HeldCoupon } from './CouponChoice'
import * as exported from './index'
import { PointsChoice } from './PointsChoice'

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

test('[RT-13] folded it is one line with the chosen one, and opens when asked', async () => {
  const onValueChange = vi.fn()
  const { rerender } = render(
    <CouponChoice folds legend="优惠券" coupons={[coupon, taken]} value={5} onValueChange={onValueChange} />,
  )
  const user = userEvent.setup()
  expect(screen.getByText('新店满减券 · 省 ¥30.00')).toBeTruthy()
  expect(screen.queryByRole('radio')).toBeNull()
  await user.click(screen.getByRole('button', { name: /^1 张可用，更改 ?优惠券$/, expanded: false }))
  await user.click(screen.getByRole('radio', { name: '不使用优惠券' }))
  expect(onValueChange).toHaveBeenCalledWith(0)
  expect(screen.getByRole('button', { name: '查看 1 张不可用的优惠券' })).toBeTruthy()
  await user.click(screen.getByRole('button', { name: /^收起 ?优惠券$/, expanded: true }))
  expect(screen.queryByRole('radio')).toBeNull()

  rerender(
    <CouponChoice folds legend="优惠券" coupons={[taken]} value={null} onValueChange={onValueChange} />,
  )
  expect(screen.getByText('没有可用的优惠券')).toBeTruthy()
  await user.click(screen.getByRole('button', { name: /^查看 ?优惠券$/ }))
  expect(screen.getByRole('button', { name: '查看 1 张不可用的优惠券' })).toBeTruthy()
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

const offer = {
  points_held: 12_800,
  points_most: 3200,
  points_most_amount: '32.00',
  points_used: 0,
  points_reason: '',
  points_rule: '100 积分抵 1 元',
}

const points = (change: Partial<typeof offer>, onValueChange: (points: number) => void = () => {}) => (
  <PointsChoice offer={{ ...offer, ...change }} used="12.00" onValueChange={onValueChange} />
)

test('[RT-13] points are taken at Enter and when the field is left, not at each digit', async () => {
  const onValueChange = vi.fn()
  const { container } = render(points({}, onValueChange))
  const user = userEvent.setup()
  const field = screen.getByRole('textbox', { name: '使用的积分', description: '最多可用 3200 分抵 ¥32.00' })
  await user.type(field, '1200')
  expect(onValueChange).not.toHaveBeenCalled()
  await user.keyboard('{Enter}')
  expect(onValueChange.mock.calls).toEqual([[1200]])
  await user.type(field, '800')
  await user.tab()
  expect(onValueChange.mock.calls).toEqual([[1200], [800]])
  await expectAccessible(container)
})

test('[RT-13] a number above the most stays with its message, and Esc restores what is used', async () => {
  const onValueChange = vi.fn()
  render(points({ points_used: 1200 }, onValueChange))
  const user = userEvent.setup()
  const field = screen.getByRole<HTMLInputElement>('textbox', { name: '使用的积分' })
  expect([field.value, screen.getAllByText('已抵 ¥12.00') !== null]).toEqual(['1200', true])
  await user.clear(field)
  await user.type(field, '3201{Enter}')
  expect(await screen.findByText('最多 3200 分')).toBeTruthy()
  expect(onValueChange).not.toHaveBeenCalled()
  await user.keyboard('{Escape}')
  await waitFor(() => expect(field.value).toBe('1200'))
})

test('[RT-13] one click uses the most points, and another one none', async () => {
  const onValueChange = vi.fn()
  const { rerender } = render(points({}, onValueChange))
  const user = userEvent.setup()
  await user.click(screen.getByRole('button', { name: /^用最多 ?积分$/ }))
  rerender(points({ points_used: 3200 }, onValueChange))
  await user.click(screen.getByRole('button', { name: /^不使用 ?积分$/ }))
  expect(onValueChange.mock.calls).toEqual([[3200], [0]])
})

test('[RT-13] where no points can be used it says why, and asks nothing', () => {
  render(points({ points_most: 0, points_reason: '含麻黄碱类商品不能用积分抵扣' }))
  expect(screen.getByText('共 12800 分，含麻黄碱类商品不能用积分抵扣')).toBeTruthy()
  expect(screen.queryByRole('textbox')).toBeNull()
  expect(screen.queryByRole('button')).toBeNull()
})

testConformance(exported, {
  PointsChoice: { props: { offer, used: '0.00', onValueChange: () => {} } },
  BalanceChoice: {
    props: { balance: '320.00', used: '86.40', defaultChecked: true },
    outer: control => control.closest('label'),
  },
  CouponChoice: { props: { legend: '优惠券', coupons: [coupon, taken], value: 5, onValueChange: () => {} } },
})
