import { act, renderHook } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { useCopy } from './useCopy'

afterEach(() => {
  vi.useRealTimers()
})

test('a copied text is reported for two seconds', async () => {
  vi.useFakeTimers()
  const write = vi.fn(async () => {})
  const { result } = renderHook(() => useCopy(write))
  await act(async () => result.current.copy('6222 0210'))
  expect(write).toHaveBeenCalledExactlyOnceWith('6222 0210')
  expect(result.current.state).toBe('copied')
  act(() => vi.advanceTimersByTime(2000))
  expect(result.current.state).toBe('')
})

test('a clipboard that refuses is reported too', async () => {
  const { result } = renderHook(() => useCopy(() => Promise.reject(new Error('denied'))))
  await act(async () => result.current.copy('6222'))
  expect(result.current.state).toBe('failed')
})

test('a browser without a clipboard reports a failure and does not throw', async () => {
  vi.stubGlobal('navigator', Object.create(navigator, { clipboard: { value: undefined } }))
  const { result } = renderHook(() => useCopy())
  await act(async () => result.current.copy('6222'))
  expect(result.current.state).toBe('failed')
})
