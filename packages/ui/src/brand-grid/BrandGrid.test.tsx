import { render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { testConformance } from '../part/testing/conformance'
import { expectAccessible } from '../part/testing/expectAccessible'
import { BrandGrid, type BrandGridBrand } from './BrandGrid'
import { BrandSummary } from './BrandSummary'
import { brandForStory } from './fixtures'
import * as exported from './index'

test('each brand leads to its page and says how many products it has', async () => {
  render(<BrandGrid brands={brandForStory} hrefOf={({ id }) => `/ppzq/info/${id}`} />)
  expect(screen.getAllByRole('link')).toHaveLength(brandForStory.length)
  expect(screen.getByRole('link', { name: '同仁堂 258 种商品' }).getAttribute('href')).toBe('/ppzq/info/3')
  await expectAccessible(document.body)
})

test('a picture is in place of the name, which is its text; without one the name is shown', () => {
  const [pictured, named] = brandForStory as [BrandGridBrand, BrandGridBrand]
  render(<BrandGrid brands={[pictured, { ...named, logo: '' }]} hrefOf={() => '#'} />)
  expect(screen.getAllByRole('img').map(picture => picture.getAttribute('alt'))).toEqual([pictured.name])
  expect(screen.queryByText(pictured.name)).toBeNull()
  expect(screen.getByText(named.name)).toBeTruthy()
})

test('without brands there is nothing', () => {
  const { container } = render(<BrandGrid brands={[]} hrefOf={() => '#'} />)
  expect(container.childElementCount).toBe(0)
})

const BRAND = { logo: '/logo.svg', describe: '三百多年的中药老字号。', goods_count: 258 }

test('a brand says what it is, and how many products it has', async () => {
  const { container } = render(<BrandSummary brand={BRAND} />)
  expect(screen.getByText('共 258 种商品').parentElement?.textContent).toBe(
    '三百多年的中药老字号。 共 258 种商品',
  )
  await expectAccessible(container)
})

testConformance(exported, {
  BrandGrid: { props: { brands: brandForStory, hrefOf: () => '#' } },
  BrandSummary: { props: { brand: BRAND } },
})
