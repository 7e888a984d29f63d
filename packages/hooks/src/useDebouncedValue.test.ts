import { act, renderHook } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { useDebouncedValue } from './useDebouncedValue'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

test('it follows once the value has not changed for the time', () => {
  const { result, rerender } = renderHook(({ value }) => useDebouncedValue(value, 300), {
    initialProps: { value: '阿' },
  })
  expect(result.current).toBe('阿')
  rerender({ value: '阿莫' })
  act(() => void vi.advanceTimersByTime(299))
  rerender({ value: '阿莫西' })
  act(() => void vi.advanceTimersByTime(299))
  expect(result.current).toBe('阿')
  act(() => void vi.advanceTimersByTime(1))
  expect(result.current).toBe('阿莫西')
})
