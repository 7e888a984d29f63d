import { act, renderHook } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { useSideCart } from './useSideCart'

function setUp(initial: { version?: number; step?: number } = {}) {
  const onRefresh = vi.fn()
  const hook = renderHook(props => useSideCart({ onRefresh, ...props }), {
    initialProps: { version: 1, step: undefined as number | undefined, ...initial },
  })
  return { ...hook, onRefresh, cart: () => hook.result.current }
}

test('[CH-14] it opens and closes', () => {
  const { cart } = setUp()
  expect(cart().open).toBe(false)
  act(cart().toggle)
  expect(cart().open).toBe(true)
  act(cart().close)
  expect(cart().open).toBe(false)
})

test('[CH-14 3] open, it refreshes with every change of the cart', () => {
  const { cart, onRefresh, rerender } = setUp()
  act(cart().show)
  expect(onRefresh).toHaveBeenCalledTimes(1)
  rerender({ version: 2, step: undefined })
  expect(onRefresh).toHaveBeenCalledTimes(2)
  rerender({ version: 2, step: undefined })
  expect(onRefresh).toHaveBeenCalledTimes(2)
})

test('[CH-14 3] closed, it refreshes once when it opens after changes', () => {
  const { cart, onRefresh, rerender } = setUp()
  rerender({ version: 2, step: undefined })
  rerender({ version: 3, step: undefined })
  expect(onRefresh).not.toHaveBeenCalled()
  act(cart().show)
  act(cart().close)
  act(cart().show)
  expect(onRefresh).toHaveBeenCalledTimes(1)
})

test('[CH-14 4] on cart step 1 it does not open, and closes when the buyer gets there', () => {
  const { cart, rerender, onRefresh } = setUp()
  act(cart().show)
  rerender({ version: 1, step: 1 })
  expect(cart()).toMatchObject({ open: false, allowed: false })
  act(cart().show)
  expect(cart().open).toBe(false)
  rerender({ version: 1, step: 2 })
  expect(cart()).toMatchObject({ open: false, allowed: true })
  expect(onRefresh).toHaveBeenCalledTimes(1)
})
