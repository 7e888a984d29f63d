import { act, renderHook } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { useMediaQuery } from './useMediaQuery'

afterEach(() => vi.unstubAllGlobals())

/** Media queries of a window whose width changes. */
function stubWidth(first: number) {
  let width = first
  const listeners = new Set<() => void>()
  vi.stubGlobal('matchMedia', (query: string) => ({
    get matches() {
      return width <= Number(/max-width: (\d+)px/.exec(query)?.[1])
    },
    addEventListener: (_type: string, listener: () => void) => listeners.add(listener),
    removeEventListener: (_type: string, listener: () => void) => listeners.delete(listener),
  }))
  return {
    listeners,
    resize(to: number) {
      width = to
      for (const listener of listeners) listener()
    },
  }
}

test('it follows the window until nobody asks any more', () => {
  const { resize, listeners } = stubWidth(1440)
  const { result, unmount } = renderHook(() => useMediaQuery('(max-width: 639px)'))
  expect(result.current).toBe(false)
  act(() => resize(390))
  expect(result.current).toBe(true)
  unmount()
  expect(listeners.size).toBe(0)
})

test('without media queries it does not apply', () => {
  vi.stubGlobal('matchMedia', undefined)
  expect(renderHook(() => useMediaQuery('(max-width: 639px)')).result.current).toBe(false)
})
