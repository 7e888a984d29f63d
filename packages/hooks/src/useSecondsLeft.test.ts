import { act, renderHook } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { useSecondsLeft } from './useSecondsLeft'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

test('a wait is counted down to 0, and another one begins again', () => {
  const { result } = renderHook(() => useSecondsLeft())
  const left = () => result.current[0]
  const start = (seconds: number) => act(() => result.current[1](seconds))
  const pass = (seconds: number) => act(() => void vi.advanceTimersByTime(seconds * 1000))
  expect(left()).toBe(0)
  start(60)
  expect(left()).toBe(60)
  pass(2)
  expect(left()).toBe(58)
  pass(70)
  expect(left()).toBe(0)
  start(5)
  expect(left()).toBe(5)
})
