import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { goodsForStory } from '../goods-card/fixtures'
import { testConformance } from '../part/testing/conformance'
import { expectAccessible } from '../part/testing/expectAccessible'
import { GoodsCompactCard, type GoodsCompactCardProps } from './GoodsCompactCard'
import * as exported from './index'

function show(props: Partial<GoodsCompactCardProps> = {}) {
  const onAdd = vi.fn()
  const view = render(
    <GoodsCompactCard goods={goodsForStory()} href="/list/info/1001" onAdd={onAdd} {...props} />,
  )
  return { ...view, onAdd, user: userEvent.setup() }
}

test('it leads to its page and adds the smallest legal number', async () => {
  const { onAdd, user } = show()
  expect(screen.getByRole('link', { name: '阿莫灵 阿莫西林胶囊' }).getAttribute('href')).toBe(
    '/list/info/1001',
  )
  await user.click(screen.getByRole('button', { name: '加入购物车' }))
  expect(onAdd).toHaveBeenCalledExactlyOnceWith(10)
})

test('[RO-01] a visitor sees no price', () => {
  show({ goods: goodsForStory({ buy_state: 'login', price: undefined }), actionHref: () => '/login' })
  expect(screen.getByRole('article').textContent).not.toContain('¥')
  expect(screen.getByRole('link', { name: '登录' })).toBeTruthy()
})

test('axe', async () => {
  const { container } = show()
  await expectAccessible(container)
})

testConformance(exported, { GoodsCompactCard: { props: { goods: goodsForStory(), href: '/1' } } })
