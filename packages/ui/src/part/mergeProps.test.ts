import type { SyntheticEvent } from 'react'
import { expect, test, vi } from 'vitest'
import { composeEventHandlers } from './composeEventHandlers'
import { mergeProps } from './mergeProps'

// The two things of an event that merging looks at.
const event = (defaultPrevented: boolean) => ({ defaultPrevented }) as SyntheticEvent

test('the caller’s handler runs first and may prevent ours', () => {
  const theirs = vi.fn()
  const ours = vi.fn()
  const { onClick } = mergeProps({ onClick: theirs }, { onClick: ours })
  onClick(event(false))
  expect(theirs.mock.invocationCallOrder[0]).toBeLessThan(ours.mock.invocationCallOrder[0] ?? 0)
  onClick(event(true))
  expect([theirs.mock.calls.length, ours.mock.calls.length]).toEqual([2, 1])
})

test('other props of the behaviour win, and what only one has stays', () => {
  expect(mergeProps({ id: 'mine', title: '购物车' }, { id: 'ours', hidden: true })).toEqual({
    id: 'ours',
    title: '购物车',
    hidden: true,
  })
})

test.each([
  ['a handler that the caller leaves out', { onClick: undefined }],
  ['a value of the caller with the name of a handler', { onClick: 'value' }],
])('%s is replaced by ours', (_, theirs) => {
  const ours = vi.fn()
  mergeProps(theirs, { onClick: ours }).onClick(event(false))
  expect(ours).toHaveBeenCalledOnce()
})

test('functions that are no handlers are not joined', () => {
  const [theirs, ours] = [vi.fn(), vi.fn()]
  expect(mergeProps({ render: theirs }, { render: ours }).render).toBe(ours)
})

test('without a handler of the caller ours runs', () => {
  const ours = vi.fn()
  composeEventHandlers(undefined, ours)(event(false))
  expect(ours).toHaveBeenCalledOnce()
})
