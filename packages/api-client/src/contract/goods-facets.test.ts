import { expect, test } from 'vitest'
import { GOODS_FACET_NAMES, GOODS_FACETS, GOODS_TEXT_FACETS, goodsList } from './goods'
import { goodsListInput } from './payload/goods'

const FACET = [{ value: '1', name: '一', count: 3 }]

test('products are filtered by each facet, and counted by it', () => {
  expect(GOODS_FACET_NAMES).toEqual(['expiry_months', 'category', 'dosage_form', 'sccj'])
  expect(GOODS_FACET_NAMES.map(name => goodsListInput.parse({ [name]: '3' })[name])).toEqual([3, 3, '3', '3'])
  const facets = Object.fromEntries(GOODS_FACET_NAMES.map(name => [name, FACET]))
  const answer = { list: [], per_page: 40, next_key: null, facets: { ...facets, in_stock: 0 } }
  expect(goodsList.data.parse(answer)).toEqual(answer)
})

test.each(GOODS_TEXT_FACETS)('the text of %s has a longest length', name => {
  const { most } = GOODS_FACETS[name]
  expect(goodsListInput.safeParse({ [name]: '字'.repeat(most) }).success).toBe(true)
  expect(goodsListInput.safeParse({ [name]: '字'.repeat(most + 1) }).success).toBe(false)
})
