import { act, renderHook } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { useSingleFlight } from './useSingleFlight'

function deferred<T>() {
  let resolve: (value: T) => void = () => {}
  let reject: (error: Error) => void = () => {}
  const promise = new Promise<T>((done, fail) => {
    resolve = done
    reject = fail
  })
  return { promise, resolve, reject }
}

test('[SV-03] two presses before the next rendering are one action', async () => {
  const answer = deferred<string>()
  const pay = vi.fn(() => answer.promise)
  const { result } = renderHook(() => useSingleFlight(pay))
  let second: unknown
  await act(async () => {
    result.current.run()
    second = await result.current.run()
  })
  expect(pay).toHaveBeenCalledOnce()
  expect(second).toBeUndefined()
  expect(result.current.busy).toBe(true)
  await act(async () => answer.resolve('paid'))
  expect(result.current.busy).toBe(false)
})

test('after a failure the action can run again, and the caller gets the error', async () => {
  const pay = vi.fn(() => Promise.reject(new Error('余额不足')))
  const { result } = renderHook(() => useSingleFlight(pay))
  for (let press = 0; press < 2; press += 1) {
    await act(() => expect(result.current.run()).rejects.toThrow('余额不足'))
  }
  expect(pay).toHaveBeenCalledTimes(2)
  expect(result.current.busy).toBe(false)
})

test('with `keep` it stays busy after success', async () => {
  const pay = vi.fn(() => Promise.resolve('paid'))
  const { result } = renderHook(() => useSingleFlight(pay, { keep: true }))
  await act(() => result.current.run())
  await act(() => result.current.run())
  expect(pay).toHaveBeenCalledOnce()
  expect(result.current.busy).toBe(true)
})

test('the latest action runs, with its arguments', async () => {
  const first = vi.fn((id: number) => id)
  const second = vi.fn((id: number) => id)
  const { result, rerender } = renderHook(({ action }) => useSingleFlight(action), {
    initialProps: { action: first },
  })
  rerender({ action: second })
  await act(() => result.current.run(7))
  expect(first).not.toHaveBeenCalled()
  expect(second).toHaveBeenCalledExactlyOnceWith(7)
})
