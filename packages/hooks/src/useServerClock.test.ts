import { act, renderHook } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { useServerClock } from './useServerClock'

const NOON = 1_790_000_000

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.restoreAllMocks()
  vi.useRealTimers()
})

const wait = (ms: number) => act(() => vi.advanceTimersByTime(ms))

test('[ST-08 1, ST-08 2] it ticks each second from the server’s timestamp', () => {
  const { result } = renderHook(() => useServerClock(NOON))
  expect(result.current).toBe(NOON)
  wait(999)
  expect(result.current).toBe(NOON)
  wait(1)
  expect(result.current).toBe(NOON + 1)
  wait(59_000)
  expect(result.current).toBe(NOON + 60)
})

test('[ST-08 1] a wrong clock of the PC, and one that is changed meanwhile, have no effect', () => {
  vi.setSystemTime(new Date('2009-01-01'))
  const { result } = renderHook(() => useServerClock(NOON))
  wait(2000)
  vi.setSystemTime(new Date('2041-01-01'))
  wait(3000)
  expect(result.current).toBe(NOON + 5)
})

test('[ST-08] after two minutes in the background, where timers pause, it is right at once', () => {
  const { result } = renderHook(() => useServerClock(NOON))
  const before = performance.now()
  const visible = vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden')
  vi.spyOn(performance, 'now').mockReturnValue(before + 120_400)
  visible.mockReturnValue('visible')
  act(() => void document.dispatchEvent(new Event('visibilitychange')))
  expect(result.current).toBe(NOON + 120)
})

test('[ST-08] late timers add no delay', () => {
  const { result } = renderHook(() => useServerClock(NOON))
  const real = performance.now.bind(performance)
  let lag = 0
  vi.spyOn(performance, 'now').mockImplementation(() => real() + lag)
  for (let round = 0; round < 10; round++) {
    lag += 700
    wait(1000)
  }
  expect(result.current).toBe(NOON + 17)
})

test('[ST-08] an answer from a cache counts from the moment it arrived', () => {
  const receivedAt = Date.now()
  vi.advanceTimersByTime(90_000)
  const { result } = renderHook(() => useServerClock(NOON, { receivedAt: new Date(receivedAt) }))
  expect(result.current).toBe(NOON + 90)
  wait(3000)
  expect(result.current).toBe(NOON + 93)
})

test.each(['2009-01-01', '2041-01-01'])(
  '[ST-08] with a cached answer too, the PC’s clock can be wrong, and be set to %s while the page is open',
  day => {
    vi.setSystemTime(new Date('2017-05-05'))
    const receivedAt = Date.now()
    vi.advanceTimersByTime(2000)
    const { result } = renderHook(() => useServerClock(NOON, { receivedAt: new Date(receivedAt) }))
    vi.setSystemTime(new Date(day))
    wait(3000)
    expect(result.current).toBe(NOON + 5)
  },
)

test.each(['2009-01-01', '2041-01-01'])(
  '[ST-08] it ticks from an answer that arrives after the PC’s clock was set to %s',
  day => {
    vi.setSystemTime(new Date(day))
    const receivedAt = new Date(Date.now())
    const { result } = renderHook(() => useServerClock(NOON, { receivedAt }))
    expect(result.current).toBe(NOON)
    wait(3000)
    expect(result.current).toBe(NOON + 3)
  },
)

test('[ST-08] an answer that seems to come from the future counts from now', () => {
  const receivedAt = new Date(Date.now() + 3_600_000)
  const { result } = renderHook(() => useServerClock(NOON, { receivedAt }))
  wait(2000)
  expect(result.current).toBe(NOON + 2)
})

test('[ST-08] it ticks at the server’s full seconds, not at those of the page', () => {
  const receivedAt = Date.now() - 400
  const { result } = renderHook(() => useServerClock(NOON, { receivedAt: new Date(receivedAt) }))
  wait(600)
  expect(result.current).toBe(NOON + 1)
})

test('[ST-08] a new timestamp sets the clock', () => {
  const { result, rerender } = renderHook(({ timestamp }) => useServerClock(timestamp), {
    initialProps: { timestamp: NOON },
  })
  wait(5000)
  rerender({ timestamp: NOON + 100 })
  expect(result.current).toBe(NOON + 100)
  wait(1000)
  expect(result.current).toBe(NOON + 101)
})

test('[ST-08] without a timestamp there is no time', () => {
  const { result } = renderHook(() => useServerClock(undefined))
  wait(2000)
  expect(result.current).toBeUndefined()
})

test('after unmounting no timer runs', () => {
  const { unmount } = renderHook(() => useServerClock(NOON))
  unmount()
  expect(vi.getTimerCount()).toBe(0)
})
