import { render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { testConformance } from '../part/testing/conformance'
import { expectAccessible } from '../part/testing/expectAccessible'
import * as exported from './index'
import { Skeleton } from './Skeleton'

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

testConformance(exported, { Skeleton: { props: { variant: 'grid' } } })
