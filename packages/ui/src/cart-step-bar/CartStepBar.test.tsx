import { render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { testConformance } from '../part/testing/conformance'
import { expectAccessible } from '../part/testing/expectAccessible'
import { CartStepBar } from './CartStepBar'
import { CartStepHead } from './CartStepHead'
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

test('[CH-15] the heading of a step has the steps beside it', async () => {
  const { container } = render(<CartStepHead step={2} title="核对订单信息" aside={<p>门店</p>} />)
  expect(screen.getByRole('heading', { level: 1, name: '核对订单信息' })).toBeTruthy()
  expect(screen.getByText('门店')).toBeTruthy()
  expect(screen.getAllByRole('listitem')).toHaveLength(4)
  await expectAccessible(container)
})

testConformance(exported, {
  CartStepBar: { props: { step: 2, stepHref: () => '/cart' } },
  CartStepHead: { props: { step: 2, title: '核对订单信息' } },
})
