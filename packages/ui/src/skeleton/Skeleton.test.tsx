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

testConformance(exported, { Skeleton: { props: { variant: 'grid' } } })
