import { render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { testConformance } from '../part/testing/conformance'
import { expectAccessible } from '../part/testing/expectAccessible'
import * as exported from './index'
import { LadderHints } from './LadderHints'

const tiers = [
  { number: 50, price: '12.30' },
  { number: 200, price: '11.90' },
]

function show(number: number, type = 2) {
  render(
    <LadderHints
      ladder_price={tiers}
      ladder_price_type={type}
      base_price="12.80"
      number={number}
      unit="盒"
    />,
  )
  return screen.getAllByRole('listitem').map(row => row.textContent)
}

test('[VA-07 1, VA-07 2, VA-07 4] a reached tier says so, another says how many are missing', () => {
  expect(show(60)).toEqual(['已满 50 盒，正享 ¥12.30/盒', '还差 140 盒，可享 ¥11.90/盒'])
})

test('[VA-07 1, VA-07 2, VA-07 3] a tier that counts up to its number says that it holds, another how many are missing', () => {
  expect(show(40, 1)).toEqual(['50 盒以内，正享 ¥12.30/盒', '还差 11 盒，可享 ¥11.90/盒'])
})

test('[VA-07 1, VA-07 2] in one line the tiers are short, and their sentences are read out and are tooltips', () => {
  const { rerender } = render(
    <LadderHints
      compact
      ladder_price={tiers}
      ladder_price_type={2}
      base_price="12.80"
      number={60}
      unit="盒"
    />,
  )
  const rows = () =>
    screen.getAllByRole('listitem').map(row => [row.querySelector('[data-part]')?.textContent, row.title])
  expect(rows()).toEqual([
    ['≥50 12.30', '已满 50 盒，正享 ¥12.30/盒'],
    ['≥200 11.90', '还差 140 盒，可享 ¥11.90/盒'],
  ])
  const [applies] = screen.getAllByRole('listitem').map(row => 'enjoying' in row.dataset)
  expect(applies).toBe(true)
  expect(screen.getAllByRole('listitem')[1]?.textContent).toContain('还差 140 盒')
  rerender(
    <LadderHints
      compact
      ladder_price={[{ number: 20, price: '4.97' }]}
      ladder_price_type={1}
      base_price="5.13"
      number={1}
      unit="袋"
    />,
  )
  expect(rows()).toEqual([
    ['≤20 4.97', '20 袋以内，正享 ¥4.97/袋'],
    ['>20 5.13', '超过 20 袋，¥5.13/袋'],
  ])
  expect(screen.getByRole('list').dataset.kind).toBe('up_to')
})

test('without tiers there is nothing', async () => {
  const { container } = render(
    <LadderHints ladder_price={[]} ladder_price_type={2} base_price="12.80" number={1} unit="盒" />,
  )
  expect(container.childElementCount).toBe(0)
  await expectAccessible(container)
})

testConformance(exported, {
  LadderHints: {
    props: { ladder_price: tiers, ladder_price_type: 2, base_price: '12.80', number: 1, unit: '盒' },
  },
})
