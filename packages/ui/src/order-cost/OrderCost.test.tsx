import { render } from '@testing-library/react'
import { expect, test } from 'vitest'
import { testConformance } from '../part/testing/conformance'
import { expectAccessible } from '../part/testing/expectAccessible'
import * as exported from './index'
import { OrderCost } from './OrderCost'

test.each([
  ['975.62', '300.00', '¥1,275.62其中余额 ¥300.00'],
  ['1275.62', '0.00', '¥1,275.62'],
  ['0.00', '300.00', '¥300.00其中余额 ¥300.00'],
])('%s to pay and %s of the balance are %s', async (payable_amount, balance_amount, text) => {
  const { container } = render(<OrderCost amounts={{ payable_amount, balance_amount }} />)
  expect(container.textContent).toBe(text)
  await expectAccessible(container)
})

testConformance(exported, {
  OrderCost: { props: { amounts: { payable_amount: '9.00', balance_amount: '3.00' } } },
})
