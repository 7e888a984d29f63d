import { render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { expectAccessible } from '../part/testing/expectAccessible'
import { BrandGrid } from './BrandGrid'
import { brandForStory } from './fixtures'

test('each brand leads to its page and says how many goods it has', async () => {
  render(<BrandGrid brand={brandForStory} hrefOf={({ id }) => `/ppzq/info/${id}`} />)
  expect(screen.getAllByRole('link')).toHaveLength(brandForStory.length)
  expect(screen.getByRole('link', { name: '同仁堂 258 种商品' }).getAttribute('href')).toBe('/ppzq/info/3')
  await expectAccessible(document.body)
})

test('without brands there is nothing', () => {
  const { container } = render(<BrandGrid brand={[]} hrefOf={() => '#'} />)
  expect(container.childElementCount).toBe(0)
})
