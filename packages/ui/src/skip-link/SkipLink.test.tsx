import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { testConformance } from '../part/testing/conformance'
import { expectAccessible } from '../part/testing/expectAccessible'
import * as exported from './index'
import { SkipLink } from './SkipLink'

test('[LB-05] Tab and Enter take the focus past what is before the target, and the address stays', async () => {
  const user = userEvent.setup()
  const { href } = window.location
  const { container } = render(
    <>
      <SkipLink target="goods">到商品列表</SkipLink>
      <button type="button">厂家</button>
      <section id="goods" aria-label="商品列表">
        <button type="button">加入购物车</button>
      </section>
    </>,
  )
  await expectAccessible(container)
  await user.tab()
  expect(document.activeElement).toBe(screen.getByRole('link', { name: '到商品列表' }))
  await user.keyboard('{Enter}')
  expect(document.activeElement).toBe(screen.getByRole('region', { name: '商品列表' }))
  expect(window.location.href).toBe(href)
  await user.tab()
  expect(document.activeElement).toBe(screen.getByRole('button', { name: '加入购物车' }))
})

test('a field that it leads to is ready to be typed into', async () => {
  render(
    <>
      <SkipLink target="search">到搜索</SkipLink>
      <input id="search" aria-label="搜索" />
    </>,
  )
  await userEvent.click(screen.getByRole('link', { name: '到搜索' }))
  expect(document.activeElement).toBe(screen.getByRole('textbox', { name: '搜索' }))
  expect(screen.getByRole('textbox', { name: '搜索' }).getAttribute('tabindex')).toBeNull()
})

testConformance(exported, { SkipLink: { props: { target: 'goods', children: '到商品列表' } } })
