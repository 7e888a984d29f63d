import { renderHook } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { useRequest } from './useRequest'

test('a new number runs it once, also where the component appears with an older one', () => {
  const run = vi.fn()
  const { rerender } = renderHook(number => useRequest(number, run), { initialProps: 2 })
  expect(run).not.toHaveBeenCalled()
  rerender(3)
  rerender(3)
  expect(run).toHaveBeenCalledOnce()
})

test('0 is no request', () => {
  const run = vi.fn()
  const { rerender } = renderHook(number => useRequest(number, run), { initialProps: 1 })
  rerender(0)
  expect(run).not.toHaveBeenCalled()
})
