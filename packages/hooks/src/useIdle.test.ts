import { act, renderHook } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { useIdle } from './useIdle'

afterEach(() => void vi.useRealTimers())

test('what is not urgent renders when the browser is idle, after 2.5 s at the latest', () => {
  let becomeIdle = () => {}
  const request = vi.fn((callback: () => void) => {
    becomeIdle = callback
    return 7
  })
  const cancel = vi.fn()
  vi.stubGlobal('requestIdleCallback', request)
  vi.stubGlobal('cancelIdleCallback', cancel)
  const { result, unmount } = renderHook(() => useIdle())
  expect(result.current).toBe(false)
  expect(request).toHaveBeenCalledExactlyOnceWith(expect.any(Function), { timeout: 2500 })
  act(() => becomeIdle())
  expect(result.current).toBe(true)
  unmount()
  expect(cancel).toHaveBeenCalledExactlyOnceWith(7)
})

test('a browser that does not say when it is idle waits 2.5 s', () => {
  vi.useFakeTimers()
  vi.stubGlobal('requestIdleCallback', undefined)
  const { result, unmount } = renderHook(() => useIdle())
  act(() => vi.advanceTimersByTime(2499))
  expect(result.current).toBe(false)
  act(() => vi.advanceTimersByTime(1))
  expect(result.current).toBe(true)
  unmount()
  const { unmount: leave } = renderHook(() => useIdle())
  leave()
  expect(vi.getTimerCount()).toBe(0)
})
