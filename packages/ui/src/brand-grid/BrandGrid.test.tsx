import { render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { testConformance } from '../part/testing/conformance'
import { expectAccessible } from '../part/testing/expectAccessible'
import { BrandGrid } from './BrandGrid'
import { brandForStory } from './fixtures'
import * as exported from './index'

test('each brand leads to its page and says how many products it has', async () => {
  render(<BrandGrid brands={brandForStory} hrefOf={({ id }) => `/ppzq/info/${id}`} />)
  expect(screen.getAllByRole('link')).toHaveLength(brandForStory.length)
  expect(screen.getByRole('link', { name: '同仁堂 258 种商品' }).getAttribute('href')).toBe('/ppzq/info/3')
  await expectAccessible(document.body)
})

test('without brands there is nothing', () => {
  const { container } = render(<BrandGrid brands={[]} hrefOf={() => '#'} />)
  expect(container.childElementCount).toBe(0)
})

testConformance(exported, { BrandGrid: { props: { brands: brandForStory, hrefOf: () => '#' } } })
