import { render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { testConformance } from '../part/testing/conformance'
import { expectAccessible } from '../part/testing/expectAccessible'
import { CartStepBar } from './CartStepBar'
import * as exported from './index'

test.each([
  [1, '我的购物车'],
  [2, '核对订单'],
  [3, '支付订单'],
  [4, '支付完成'],
] as const)('[CH-15 2] step %i is %s, announced as the current one', (step, text) => {
  render(<CartStepBar step={step} />)
  const items = screen.getAllByRole('listitem')
  expect(items).toHaveLength(4)
  expect(
    items.filter(item => item.getAttribute('aria-current') === 'step').map(item => item.textContent),
  ).toEqual([text])
})

test('[ST-01] a step before the current one is a link where it has an address, the others are not', () => {
  render(<CartStepBar step={3} stepHref={step => (step === 1 ? '/cart' : undefined)} />)
  expect(screen.getAllByRole('link').map(link => link.getAttribute('href'))).toEqual(['/cart'])
  expect(screen.getAllByText('（已完成）')).toHaveLength(2)
})

test('axe', async () => {
  const { container } = render(<CartStepBar step={2} stepHref={() => '/cart'} />)
  await expectAccessible(container)
})

testConformance(exported, { CartStepBar: { props: { step: 2, stepHref: () => '/cart' } } })
