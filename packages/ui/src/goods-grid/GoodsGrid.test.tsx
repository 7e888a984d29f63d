import { render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { expectAccessible } from '../part/testing/expectAccessible'
import { GoodsGrid } from './GoodsGrid'

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

test('while newer content is on its way the wall says so', () => {
  render(<GoodsGrid aria-label="商品" refreshing />)
  expect(screen.getByRole('list').getAttribute('aria-busy')).toBe('true')
})
