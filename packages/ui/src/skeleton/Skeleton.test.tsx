import { render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { testConformance } from '../part/testing/conformance'
import { expectAccessible } from '../part/testing/expectAccessible'
import * as exported from './index'
import { Skeleton } from './Skeleton'
import { SkeletonGroup } from './SkeletonGroup'

test.each(['grid', 'rows', 'lines'] as const)('%s: only what is loading is read out', async variant => {
  const { container } = render(<Skeleton variant={variant} count={4} label="正在加载商品" />)
  expect(screen.getByRole('status').textContent).toBe('正在加载商品')
  expect(container.querySelector('[aria-hidden] > *')?.childElementCount).toBe(4)
  await expectAccessible(container)
})

test.each([
  ['grid', 10],
  ['rows', 5],
  ['lines', 3],
  [undefined, 3],
] as const)('of the variant %s there are %i shapes', (variant, count) => {
  const { container } = render(<Skeleton variant={variant} />)
  expect(container.querySelector('[aria-hidden] > *')?.childElementCount).toBe(count)
  expect(screen.getByRole('status').dataset.variant).toBe(variant ?? 'lines')
})

test('a group says once what is loading, however many shapes it has', async () => {
  const { container } = render(
    <SkeletonGroup label="正在加载消息" count={5}>
      <Skeleton count={3} />
      <i data-testid="block" />
    </SkeletonGroup>,
  )
  expect(screen.getAllByRole('status', { hidden: true })).toHaveLength(1)
  expect(screen.getByRole('status').textContent).toBe('正在加载消息')
  expect(screen.getAllByTestId('block')).toHaveLength(5)
  expect(screen.getAllByTestId('block').every(block => block.closest('[aria-hidden]'))).toBe(true)
  await expectAccessible(container)
})

test('a group without a label says that it is loading', () => {
  render(<SkeletonGroup />)
  expect(screen.getByRole('status').textContent).toBe('正在加载')
})

testConformance(exported, { Skeleton: { props: { variant: 'grid' } }, SkeletonGroup: {} })
