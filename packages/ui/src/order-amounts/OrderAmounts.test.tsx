import { render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { expectAccessible } from '../part/testing/expectAccessible'
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

test('[SV-04] parts that are nothing are left out, what is taken off carries a minus, no freight says so', async () => {
  const { container } = render(<OrderAmounts amounts={amounts} />)
  expect(rows()).toEqual(['商品金额 ¥100.00', '满减 −¥20.00', '运费 免运费', '应付金额 ¥80.00'])
  await expectAccessible(container)
})

test('what was paid and refunded is told once there is some', () => {
  render(<OrderAmounts amounts={{ ...amounts, paid_amount: '80.00', refunded_amount: '8.00' }} />)
  expect(rows().slice(-2)).toEqual(['已付金额 ¥80.00', '已退金额 ¥8.00'])
})
