import { renderHook } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { useScrollMemory } from './useScrollMemory'

let pageHeight = 5000
let grow: () => void = () => {}

class GrowingPage {
  constructor(onResize: () => void) {
    grow = onResize
  }
  observe() {}
  disconnect() {
    grow = () => {}
  }
}

beforeEach(() => {
  vi.useFakeTimers()
  pageHeight = 5000
  vi.stubGlobal('ResizeObserver', GrowingPage)
  Object.assign(window, { scrollY: 0 })
  vi.spyOn(window, 'scrollTo').mockImplementation((...place: unknown[]) => scroll(Number(place[1])))
})
afterEach(() => {
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
  vi.useRealTimers()
})

function scroll(top: number) {
  Object.assign(window, { scrollY: Math.min(top, pageHeight) })
  window.dispatchEvent(new Event('scroll'))
}

function visit() {
  const kept = new Map<string, number>()
  const storage = {
    read: (key: string) => kept.get(key) ?? null,
    write: (key: string, top: number) => void kept.set(key, top),
  }
  const hook = renderHook(({ routeKey }) => useScrollMemory({ routeKey, ...storage }), {
    initialProps: { routeKey: 'list' },
  })
  return { kept, go: (routeKey: string) => hook.rerender({ routeKey }), leave: hook.unmount }
}

test('[CH-01] a page that is returned to has its scroll position, a new one is at its top', () => {
  const { go } = visit()
  scroll(1800)
  go('goods')
  expect(window.scrollY).toBe(0)
  scroll(40)
  go('list')
  expect(window.scrollY).toBe(1800)
})

test('[CH-01] a page whose content is late is scrolled again until it is tall enough', () => {
  const { go } = visit()
  scroll(1800)
  go('goods')
  pageHeight = 300
  go('list')
  expect(window.scrollY).toBe(300)
  pageHeight = 1000
  grow()
  expect(window.scrollY).toBe(1000)
  pageHeight = 4000
  grow()
  expect(window.scrollY).toBe(1800)
})

test('[CH-01] leaving before the content is there keeps the position', () => {
  const { go, kept } = visit()
  scroll(1800)
  go('goods')
  pageHeight = 300
  go('list')
  pageHeight = 500
  grow()
  go('goods')
  expect(kept.get('list')).toBe(1800)
})

test.each(['wheel', 'keydown', 'pointerdown'])('[CH-01] %s by the buyer ends restoring', move => {
  const { go } = visit()
  scroll(1800)
  go('goods')
  pageHeight = 300
  go('list')
  window.dispatchEvent(new Event(move))
  scroll(120)
  pageHeight = 4000
  grow()
  expect(window.scrollY).toBe(120)
})

test('[CH-01] restoring ends after the time limit', () => {
  const { go } = visit()
  scroll(1800)
  go('goods')
  pageHeight = 300
  go('list')
  vi.advanceTimersByTime(5000)
  pageHeight = 4000
  grow()
  expect(window.scrollY).toBe(300)
})

test('[CH-01] a reload restores the position too', () => {
  const { kept } = visit()
  scroll(640)
  window.dispatchEvent(new Event('pagehide'))
  expect(kept.get('list')).toBe(640)
})
