import { render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { testConformance } from '../part/testing/conformance'
import { expectAccessible } from '../part/testing/expectAccessible'
import * as exported from './index'
import { OrderAmounts } from './OrderAmounts'

const amounts = {
  goods_amount: '100.00',
  promotion_amount: '0.00',
  manjian_amount: '20.00',
  coupon_amount: '0.00',
  cash_amount: '0.00',
  points_amount: '0.00',
  balance_amount: '0.00',
  shipping_amount: '0.00',
  payable_amount: '80.00',
}

const rows = () =>
  screen
    .getAllByRole('term')
    .map(term => `${term.textContent} ${term.parentElement?.querySelector('dd')?.textContent}`)

test('[SV-04] parts of 0 are left out, what is taken off has a minus, free shipping says so', async () => {
  const { container } = render(<OrderAmounts amounts={amounts} />)
  expect(rows()).toEqual(['商品金额 ¥100.00', '满减 −¥20.00', '运费 免运费', '应付金额 ¥80.00'])
  await expectAccessible(container)
})

test('[SV-04] a freight coupon is a row of its own under the full shipping', () => {
  const freight = { shipping_amount: '4.00', full_shipping_amount: '12.00', freight_coupon_amount: '8.00' }
  render(<OrderAmounts amounts={{ ...amounts, ...freight, payable_amount: '84.00' }} />)
  expect(rows()).toEqual([
    '商品金额 ¥100.00',
    '满减 −¥20.00',
    '运费 ¥12.00',
    '运费券 −¥8.00',
    '应付金额 ¥84.00',
  ])
})

test('without a freight coupon the full shipping is the only row of shipping', () => {
  const freight = { shipping_amount: '0.00', full_shipping_amount: '0.00', freight_coupon_amount: '0.00' }
  render(<OrderAmounts amounts={{ ...amounts, ...freight }} />)
  expect(rows()).toEqual(['商品金额 ¥100.00', '满减 −¥20.00', '运费 免运费', '应付金额 ¥80.00'])
})

test('in brief only what leads to the total is shown, under the name given', () => {
  const { rerender } = render(
    <OrderAmounts amounts={amounts} brief labels={{ payable_amount: '本单应付' }} />,
  )
  expect(rows()).toEqual(['商品金额 ¥100.00', '满减 −¥20.00', '本单应付 ¥80.00'])
  rerender(<OrderAmounts amounts={{ ...amounts, manjian_amount: '0.00', payable_amount: '100.00' }} brief />)
  expect(rows()).toEqual(['应付金额 ¥100.00'])
})

test.each([
  [false, ['商品金额 ¥0.00', '运费 免运费', '应付金额 ¥0.00']],
  [true, ['应付金额 ¥0.00']],
])('an order that costs nothing (in brief: %s) still says what is to be paid', (brief, shown) => {
  const none = { ...amounts, goods_amount: '0.00', manjian_amount: '0.00', payable_amount: '0.00' }
  render(<OrderAmounts amounts={none} brief={brief} />)
  expect(rows()).toEqual(shown)
})

test('each row says its kind to the styles, and what is to be paid is the largest', () => {
  const { container } = render(<OrderAmounts amounts={amounts} />)
  const shown = [...container.querySelectorAll<HTMLElement>('[data-part=row]')]
  const size = (row: HTMLElement) => row.querySelector<HTMLElement>('[data-size]')?.dataset.size
  expect(shown.map(row => [row.dataset.kind, size(row)])).toEqual([
    ['plain', 's'],
    ['off', 's'],
    ['shipping', undefined],
    ['payable', 'l'],
  ])
})

test('what was paid and refunded is shown once there is some', () => {
  render(<OrderAmounts amounts={{ ...amounts, paid_amount: '30.00', refunded_amount: '8.00' }} />)
  expect(rows().slice(-2)).toEqual(['已付金额 ¥30.00', '已退金额 ¥8.00'])
})

test('paid in full the amount is shown as what was paid, and not as a price', () => {
  render(<OrderAmounts amounts={{ ...amounts, paid_amount: amounts.payable_amount }} />)
  const last = [...document.querySelectorAll<HTMLElement>('[data-part="row"]')].at(-1)
  expect(last?.textContent).toMatch(/^实付/)
  expect(last?.dataset.kind).toBe('settled')
  expect(screen.queryByText('应付金额')).toBeNull()
  expect(screen.queryByText('已付金额')).toBeNull()
})

test('[RT-38 /welfare] the welfare discount is a row of its own, before the full reduction', () => {
  render(<OrderAmounts amounts={{ ...amounts, welfare_amount: '6.00' }} />)
  const rows = [...document.querySelectorAll('[data-part="row"]')].map(row => row.textContent)
  const at = rows.indexOf('福利优惠−¥6.00')
  expect(rows[at + 1]).toMatch(/^满减/)
})

testConformance(exported, { OrderAmounts: { props: { amounts } } })
