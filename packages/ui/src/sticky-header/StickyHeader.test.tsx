import { act, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { testConformance } from '../part/testing/conformance'
import { expectAccessible } from '../part/testing/expectAccessible'
import { stickyTop } from '../theme/scale'
import * as exported from './index'
import { StickyHeader } from './StickyHeader'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
  Object.assign(window, { scrollY: 0 })
})

function scrollTo(top: number) {
  Object.assign(window, { scrollY: top })
  act(() => {
    window.dispatchEvent(new Event('scroll'))
    vi.advanceTimersByTime(100)
  })
}

test('[CH-10 1, CH-10 3] [CN-04 3] from 205 px on the bar sticks, with the field, its text and its focus', () => {
  const { container } = render(
    <StickyHeader>
      <input aria-label="搜索商品" defaultValue="阿莫西林" />
    </StickyHeader>,
  )
  const field = screen.getByRole('textbox', { name: '搜索商品' })
  field.focus()
  expect(container.querySelector('[data-stuck]')).toBeNull()
  scrollTo(205)
  expect(container.querySelector('[data-stuck]')).not.toBeNull()
  expect(screen.getByRole('textbox', { name: '搜索商品' })).toBe(field)
  expect(document.activeElement).toBe(field)
  expect(field).toHaveProperty('value', '阿莫西林')
  scrollTo(0)
  expect(container.querySelector('[data-stuck]')).toBeNull()
})

test('while it sticks, what sticks below it knows its height', () => {
  vi.spyOn(HTMLElement.prototype, 'offsetHeight', 'get').mockReturnValue(56)
  render(<StickyHeader>药集</StickyHeader>)
  const top = () => document.documentElement.style.getPropertyValue(stickyTop)
  expect(top()).toBe('')
  scrollTo(205)
  expect(top()).toBe('56px')
  scrollTo(0)
  expect(top()).toBe('')
})

test('axe', async () => {
  const { container } = render(<StickyHeader>药集</StickyHeader>)
  vi.useRealTimers()
  await expectAccessible(container)
})

testConformance(exported, { StickyHeader: {} })
