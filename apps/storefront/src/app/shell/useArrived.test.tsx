import { useQuery } from '@tanstack/react-query'
import { act, render, renderHook, waitFor } from '@testing-library/react'
import { useState } from 'react'
import { afterEach, expect, test, vi } from 'vitest'
import { fakeShop } from '../../testing/fakeShop'
import { PageFallback } from '../router/PageFallback'
import { useArrived } from './useArrived'

afterEach(() => void vi.useRealTimers())

/** A page that asks for one answer, and for another one when it is told to. */
function open() {
  const { Shop } = fakeShop({})
  const answers: (() => void)[] = []
  const ask = () => new Promise<string>(resolve => answers.push(() => resolve('阿莫西林')))
  const states: boolean[] = []
  let askAgain = () => {}
  function Page() {
    const [key, setKey] = useState('first')
    askAgain = () => setKey('second')
    useQuery({ queryKey: [key], queryFn: ask })
    states.push(useArrived())
    return null
  }
  render(<Page />, { wrapper: Shop })
  return {
    answers,
    states,
    askAgain: () => act(async () => askAgain()),
    arrived: () => states.at(-1),
  }
}

test('a page has arrived with its first answer, and stays so when it asks for another one', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true })
  const { answers, states, askAgain, arrived } = open()
  await waitFor(() => expect(answers).toHaveLength(1))
  await act(() => vi.advanceTimersByTimeAsync(1000))
  expect(arrived()).toBe(false)
  await act(async () => answers[0]?.())
  await waitFor(() => expect(arrived()).toBe(true))

  const before = states.length
  await askAgain()
  await waitFor(() => expect(answers).toHaveLength(2))
  expect(new Set(states.slice(before))).toEqual(new Set([true]))
})

test('a page has not arrived while something else is still shown in its place', async () => {
  const { Shop } = fakeShop({})
  vi.useFakeTimers()
  const { result } = renderHook(useArrived, { wrapper: Shop })
  const { unmount } = render(<PageFallback />, { wrapper: Shop })
  await act(() => vi.advanceTimersByTimeAsync(1000))
  expect(result.current).toBe(false)
  unmount()
  await act(() => vi.advanceTimersByTimeAsync(1000))
  expect(result.current).toBe(true)
})
