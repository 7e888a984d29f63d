import { act, renderHook } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { useStickyHeader } from './useStickyHeader'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
  Object.assign(window, { scrollY: 0 })
})

function scrollTo(top: number) {
  Object.assign(window, { scrollY: top })
  window.dispatchEvent(new Event('scroll'))
}

const wait = (ms: number) => act(() => vi.advanceTimersByTime(ms))

test('[CH-10 1, CH-10 2] [CN-04 3, CN-04 4] it sticks from 205 px on, 100 ms after the scroll', () => {
  const { result } = renderHook(() => useStickyHeader())
  wait(100)
  scrollTo(204)
  wait(100)
  expect(result.current).toBe(false)
  scrollTo(205)
  wait(99)
  expect(result.current).toBe(false)
  wait(1)
  expect(result.current).toBe(true)
})

test('[CH-10] it disappears above that position', () => {
  const { result } = renderHook(() => useStickyHeader())
  scrollTo(900)
  wait(100)
  scrollTo(10)
  expect(result.current).toBe(true)
  wait(100)
  expect(result.current).toBe(false)
})

test('[CH-10] it appears during continuous scrolling too', () => {
  const { result } = renderHook(() => useStickyHeader())
  wait(100)
  for (let top = 210; top < 260; top += 10) {
    scrollTo(top)
    wait(30)
  }
  expect(result.current).toBe(true)
})

test('[CH-10] a page that is restored far down starts with it', () => {
  Object.assign(window, { scrollY: 800 })
  const { result } = renderHook(() => useStickyHeader())
  wait(100)
  expect(result.current).toBe(true)
})

test('after unmounting no listener and no timer is left', () => {
  const { unmount } = renderHook(() => useStickyHeader())
  scrollTo(400)
  unmount()
  scrollTo(500)
  expect(vi.getTimerCount()).toBe(0)
})
