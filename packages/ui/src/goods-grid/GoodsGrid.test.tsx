import { render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { testConformance } from '../part/testing/conformance'
import { expectAccessible } from '../part/testing/expectAccessible'
import { GoodsGrid } from './GoodsGrid'
import * as exported from './index'

test('each child is an item of the list', async () => {
  const { container } = render(
    <GoodsGrid aria-label="商品">
      <span>阿莫西林胶囊</span>
      <span>布洛芬缓释胶囊</span>
    </GoodsGrid>,
  )
  expect(screen.getAllByRole('listitem').map(item => item.textContent)).toEqual([
    '阿莫西林胶囊',
    '布洛芬缓释胶囊',
  ])
  await expectAccessible(container)
})

test('while newer content is loading the grid is busy', () => {
  render(<GoodsGrid aria-label="商品" refreshing />)
  expect(screen.getByRole('list').getAttribute('aria-busy')).toBe('true')
})

testConformance(exported, {
  GoodsGrid: { props: { children: <span data-sample>阿莫西林胶囊</span> } },
})
