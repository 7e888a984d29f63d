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
  const hook = renderHook(({ routeKey, keep }) => useScrollMemory({ routeKey, keep, ...storage }), {
    initialProps: { routeKey: 'list', keep: false },
  })
  return {
    kept,
    go: (routeKey: string, keep = false) => hook.rerender({ routeKey, keep }),
    leave: hook.unmount,
  }
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

test('[CH-01] a new visit that keeps the position begins where the page is; a stored position goes before it', () => {
  const { go } = visit()
  scroll(1800)
  go('list?sort=price', true)
  expect(window.scrollY).toBe(1800)
  scroll(2100)
  go('goods')
  go('list?sort=price', true)
  expect(window.scrollY).toBe(2100)
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

test.each(['wheel', 'touchmove', 'keydown', 'pointerdown'])(
  '[CH-01] %s by the buyer ends restoring',
  move => {
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
  },
)

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

test('[CH-01] a page without a stored position is at its top and can be scrolled at once', () => {
  const { kept, leave } = visit()
  expect(window.scrollTo).toHaveBeenCalledExactlyOnceWith(0, 0)
  scroll(300)
  leave()
  expect(kept.get('list')).toBe(300)
})

test('[CH-01] a page that is tall enough is scrolled once, and what the buyer does then stays', () => {
  const { go, kept } = visit()
  scroll(1800)
  go('goods')
  go('list')
  scroll(2000)
  grow()
  expect(window.scrollY).toBe(2000)
  go('goods')
  expect(kept.get('list')).toBe(2000)
})

test('[CH-01] a browser that does not report sizes restores as far as the page reaches', () => {
  vi.stubGlobal('ResizeObserver', undefined)
  const { go } = visit()
  scroll(1800)
  go('goods')
  pageHeight = 300
  go('list')
  expect(window.scrollY).toBe(300)
})

test('[CH-01] once the page is tall enough its growth does not move it', () => {
  const { go } = visit()
  scroll(1800)
  go('goods')
  pageHeight = 300
  go('list')
  pageHeight = 4000
  grow()
  scroll(2500)
  grow()
  expect(window.scrollY).toBe(2500)
})

test('[CH-01] after a page is left its scrolling and closing are not stored as its own', () => {
  const { kept, leave } = visit()
  scroll(640)
  leave()
  scroll(900)
  kept.clear()
  window.dispatchEvent(new Event('pagehide'))
  expect(kept.size).toBe(0)
})

test('[CH-01] the storage of the last render is the one that is used', () => {
  const [first, last] = [vi.fn(), vi.fn()]
  const { rerender, unmount } = renderHook(
    ({ write }) => useScrollMemory({ routeKey: 'list', read: () => null, write }),
    { initialProps: { write: first } },
  )
  rerender({ write: last })
  scroll(70)
  unmount()
  expect(first).not.toHaveBeenCalled()
  expect(last).toHaveBeenCalledExactlyOnceWith('list', 70)
})
