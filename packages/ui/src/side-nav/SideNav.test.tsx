import { act, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { testConformance } from '../part/testing/conformance'
import { expectAccessible } from '../part/testing/expectAccessible'
import { linksForStory } from './fixtures'
import * as exported from './index'
import { SideNav, SideNavAction } from './SideNav'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
  Object.assign(window, { scrollY: 0 })
})

function scrolled() {
  Object.assign(window, { scrollY: 900 })
  act(() => {
    window.dispatchEvent(new Event('scroll'))
    vi.advanceTimersByTime(100)
  })
}

test('[CH-13] links are named and lead to their addresses', () => {
  render(<SideNav links={linksForStory} />)
  expect(screen.getByRole('link', { name: '领券中心' }).getAttribute('href')).toBe('#lqzx')
  expect(screen.getAllByRole('link')).toHaveLength(3)
})

test('[CH-13 2] after scrolling there is a button to the top', () => {
  const scrollTo = vi.spyOn(window, 'scrollTo').mockImplementation(() => {})
  render(<SideNav links={[]} />)
  expect(screen.queryByRole('button')).toBeNull()
  scrolled()
  fireEvent.click(screen.getByRole('button', { name: '回到顶部' }))
  expect(scrollTo).toHaveBeenCalledExactlyOnceWith({ top: 0, behavior: 'smooth' })
})

test('where less motion is asked for it goes at once', () => {
  vi.stubGlobal('matchMedia', () => ({ matches: true }))
  const scrollTo = vi.spyOn(window, 'scrollTo').mockImplementation(() => {})
  render(<SideNav links={[]} />)
  scrolled()
  fireEvent.click(screen.getByRole('button', { name: '回到顶部' }))
  expect(scrollTo).toHaveBeenCalledExactlyOnceWith({ top: 0, behavior: 'auto' })
})

test('an action is a button beside them', () => {
  const onClick = vi.fn()
  render(
    <SideNav links={linksForStory}>
      <SideNavAction onClick={onClick}>抽奖</SideNavAction>
    </SideNav>,
  )
  fireEvent.click(screen.getByRole('button', { name: '抽奖' }))
  expect(onClick).toHaveBeenCalledOnce()
})

test('axe', async () => {
  render(<SideNav links={linksForStory} />)
  scrolled()
  vi.useRealTimers()
  await expectAccessible(document.body)
})

test('labels replace the names of the navigation and of the button to the top', () => {
  render(<SideNav links={[]} topFrom={0} labels={{ nav: 'Shortcuts', top: 'Top' }} />)
  scrolled()
  expect(screen.getByRole('navigation', { name: 'Shortcuts' })).toBeTruthy()
  expect(screen.getByRole('button', { name: 'Top' })).toBeTruthy()
})

testConformance(exported, {
  SideNav: { props: { links: linksForStory } },
  SideNavAction: {},
})
