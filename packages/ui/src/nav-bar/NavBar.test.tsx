import { render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test, vi } from 'vitest'
import { testConformance } from '../part/testing/conformance'
import { expectAccessible } from '../part/testing/expectAccessible'
import { navForStory } from './fixtures'
import * as exported from './index'
import { NavBar } from './NavBar'

afterEach(() => {
  vi.restoreAllMocks()
})

function show(props: Partial<Parameters<typeof NavBar>[0]> = {}) {
  render(<NavBar nav={navForStory} {...props} />)
  return { nav: within(screen.getByRole('navigation', { name: '主导航' })), user: userEvent.setup() }
}

test('[CH-09 3] [CN-02 4] at most nine items', () => {
  const { nav } = show()
  expect(nav.getAllByRole('link').map(link => link.textContent)).toEqual(
    navForStory.slice(0, 9).map(({ name }) => name),
  )
})

test('[CH-09 4] children pop up by keyboard and Esc gives the focus back', async () => {
  const { nav, user } = show()
  const toggle = nav.getByRole('button', { name: '展开品牌专区' })
  toggle.focus()
  await user.keyboard('{Enter}{Tab}')
  expect(document.activeElement).toBe(nav.getByRole('link', { name: '华北制药' }))
  await user.keyboard('{Escape}')
  expect(document.activeElement).toBe(toggle)
  expect(nav.queryByRole('link', { name: '华北制药' })).toBeNull()
})

test('[CH-09] of two flyouts one is open', async () => {
  const { nav, user } = show()
  await user.click(nav.getByRole('button', { name: '展开品牌专区' }))
  await user.click(nav.getByRole('button', { name: '展开包邮专区' }))
  expect(nav.queryByRole('link', { name: '华北制药' })).toBeNull()
  expect(nav.getByRole('link', { name: '包邮规则' }).getAttribute('href')).toBe('/yx/rule')
})

test('[CH-09 4] resting the mouse opens', async () => {
  const { nav, user } = show()
  await user.hover(nav.getByRole('link', { name: '品牌专区' }))
  expect(await nav.findByRole('link', { name: '同仁堂' })).toBeTruthy()
})

test('the item of this page is marked', () => {
  const { nav } = show({ current: '/zyyp' })
  expect(nav.getByRole('link', { name: '中药饮片' }).getAttribute('aria-current')).toBe('page')
  expect(nav.getByRole('link', { name: '首页' }).getAttribute('aria-current')).toBeNull()
})

test('[CH-09] items without room are in a flyout at the end, with their children', async () => {
  // The items from the sixth on are in a second line.
  vi.spyOn(HTMLElement.prototype, 'offsetTop', 'get').mockImplementation(function offsetTop(
    this: HTMLElement,
  ) {
    const place = Array.from(this.parentElement?.children ?? []).indexOf(this)
    return place < 5 ? 0 : 44
  })
  const { nav, user } = show()
  const items = nav.getAllByRole('listitem').map(({ dataset }) => dataset.folded)
  expect(items.indexOf('')).toBe(5)
  await user.click(nav.getByRole('button', { name: '更多' }))
  const more = within(nav.getByRole('list', { name: '更多' }))
  expect(more.getByRole('link', { name: '积分商城' }).getAttribute('href')).toBe('/jfsc')
  expect(more.getByRole('link', { name: '同仁堂' })).toBeTruthy()
  await user.keyboard('{Escape}')
  expect(nav.queryByRole('list', { name: '更多' })).toBeNull()
})

test('where all have room there is no such flyout', () => {
  expect(show().nav.queryByRole('button', { name: '更多' })).toBeNull()
})

test('axe, with a flyout open', async () => {
  const { nav, user } = show()
  await user.click(nav.getByRole('button', { name: '展开品牌专区' }))
  await expectAccessible(document.body)
})

testConformance(exported, { NavBar: { props: { nav: navForStory, category: '分类' } } })
