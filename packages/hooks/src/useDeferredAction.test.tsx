import { act, renderHook } from '@testing-library/react'
import { useLayoutEffect, useRef } from 'react'
import { expect, test, vi } from 'vitest'
import { useDeferredAction } from './useDeferredAction'

function show(initial: { ready: boolean; pending: boolean }) {
  const onPress = vi.fn()
  const view = renderHook(props => useDeferredAction({ ...props, onPress }), { initialProps: initial })
  return { onPress, rerender: view.rerender, read: () => view.result.current }
}

test('while nothing is loading a press runs at once', () => {
  const { onPress, read } = show({ ready: true, pending: false })
  act(() => read().press())
  expect(onPress).toHaveBeenCalledOnce()
  expect(read().waiting).toBe(false)
})

test('a press while loading runs once, at the end of loading', () => {
  const { onPress, read, rerender } = show({ ready: true, pending: true })
  act(() => read().press())
  act(() => read().press())
  expect(read().waiting).toBe(true)
  expect(onPress).not.toHaveBeenCalled()
  rerender({ ready: true, pending: false })
  expect(onPress).toHaveBeenCalledOnce()
  rerender({ ready: true, pending: true })
  rerender({ ready: true, pending: false })
  expect(onPress).toHaveBeenCalledOnce()
})

test('an action that is not allowed then does not run', () => {
  const { onPress, read, rerender } = show({ ready: true, pending: true })
  act(() => read().press())
  rerender({ ready: false, pending: false })
  rerender({ ready: true, pending: false })
  expect(onPress).not.toHaveBeenCalled()
})

test('a press at the moment when loading ends runs the waiting action once', () => {
  const onPress = vi.fn()
  const { result, rerender } = renderHook(
    ({ pending }) => {
      const patient = useDeferredAction({ ready: true, pending, onPress })
      const arrived = useRef(patient.press)
      useLayoutEffect(() => {
        arrived.current = patient.press
      })
      useLayoutEffect(() => {
        if (!pending) arrived.current()
      }, [pending])
      return patient
    },
    { initialProps: { pending: true } },
  )
  act(() => result.current.press())
  rerender({ pending: false })
  expect(onPress).toHaveBeenCalledOnce()
})

test('while it waits it says so, until loading ends; without a handler nothing fails', () => {
  const { result, rerender } = renderHook(props => useDeferredAction(props), {
    initialProps: { ready: true, pending: true },
  })
  expect(result.current.waiting).toBe(false)
  act(() => result.current.press())
  expect(result.current.waiting).toBe(true)
  rerender({ ready: true, pending: false })
  expect(result.current.waiting).toBe(false)
  act(() => result.current.press())
})

test('the handler of the last render is the one that runs', () => {
  const [first, last] = [vi.fn(), vi.fn()]
  const { result, rerender } = renderHook(props => useDeferredAction({ ready: true, ...props }), {
    initialProps: { pending: true, onPress: first },
  })
  act(() => result.current.press())
  rerender({ pending: true, onPress: last })
  rerender({ pending: false, onPress: last })
  expect(first).not.toHaveBeenCalled()
  expect(last).toHaveBeenCalledOnce()
})

test('an action that is not allowed does not run', () => {
  const { onPress, read, rerender } = show({ ready: false, pending: true })
  act(() => read().press())
  expect(read().waiting).toBe(false)
  rerender({ ready: true, pending: false })
  expect(onPress).not.toHaveBeenCalled()
})
