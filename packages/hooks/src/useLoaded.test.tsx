import { renderHook, waitFor } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { useLoaded } from './useLoaded'

const start = (load: () => Promise<string>, onFail = vi.fn()) =>
  renderHook(({ wanted }) => useLoaded({ load, wanted, onFail }), { initialProps: { wanted: false } })

test('it is loaded once, when it is first wanted, and stays', async () => {
  const load = vi.fn(async () => 'keys')
  const { result, rerender } = start(load)
  expect(result.current).toBeNull()
  expect(load).not.toHaveBeenCalled()
  rerender({ wanted: true })
  await waitFor(() => expect(result.current).toBe('keys'))
  rerender({ wanted: false })
  rerender({ wanted: true })
  expect(result.current).toBe('keys')
  expect(load).toHaveBeenCalledTimes(1)
})

test('what does not load is reported, and is loaded again when it is wanted again', async () => {
  const load = vi.fn(async () => 'keys').mockRejectedValueOnce(new Error('offline'))
  const onFail = vi.fn()
  const { result, rerender } = start(load, onFail)
  rerender({ wanted: true })
  await waitFor(() => expect(onFail).toHaveBeenCalledTimes(1))
  expect(result.current).toBeNull()
  rerender({ wanted: false })
  rerender({ wanted: true })
  await waitFor(() => expect(result.current).toBe('keys'))
})
