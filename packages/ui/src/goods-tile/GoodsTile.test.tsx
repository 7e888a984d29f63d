import { render, screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { goodsForStory } from '../goods-card/fixtures'
import { testConformance } from '../part/testing/conformance'
import { expectAccessible } from '../part/testing/expectAccessible'
import { GoodsTile } from './GoodsTile'
import * as exported from './index'

function show(props: Partial<Parameters<typeof GoodsTile>[0]> = {}) {
  render(
    <GoodsTile
      goods={goodsForStory()}
      href="/list/info/1001"
      actionHref={action => `/${action}`}
      {...props}
    />,
  )
  return within(screen.getByRole('article', { name: '阿莫灵 阿莫西林胶囊' }))
}

test('the name leads to the product’s page, and it is the only link there', () => {
  const tile = show()
  expect(tile.getAllByRole('link')).toHaveLength(1)
  expect(tile.getByRole('link', { name: '阿莫灵 阿莫西林胶囊' }).getAttribute('href')).toBe('/list/info/1001')
  expect(screen.getByRole('article').textContent).toContain('¥12.80')
})

test('a higher price from before is shown as such, a lower one is not', () => {
  show({ goods: { ...goodsForStory({ price: '9.90' }), market_price: '12.00' } })
  expect(screen.getByText('原价').parentElement?.textContent).toContain('12.00')
})

test('a price from before that was not higher is left out', () => {
  show({ goods: { ...goodsForStory({ price: '9.90' }), market_price: '9.90' } })
  expect(screen.queryByText('原价')).toBeNull()
})

test('[RO-01] a visitor reads what to do to see the price, and no price from before', () => {
  const tile = show({
    goods: { ...goodsForStory({ buy_state: 'login', price: undefined }), market_price: '12.00' },
  })
  expect(tile.getByRole('link', { name: '登录' }).getAttribute('href')).toBe('/login')
  expect(screen.getByRole('article').textContent).not.toContain('12')
})

test('axe', async () => {
  show()
  await expectAccessible(document.body)
})

testConformance(exported, {
  GoodsTile: { props: { goods: { ...goodsForStory(), market_price: '16.00' }, href: '/1' } },
})
