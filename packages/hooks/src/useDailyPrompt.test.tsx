import { act, cleanup, fireEvent, renderHook } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { type DailyPromptOptions, useDailyPrompt } from './useDailyPrompt'

const onOpen = vi.fn()
const OPTIONS: DailyPromptOptions = {
  enabled: true,
  storageKey: 'draw.7',
  storage: () => localStorage,
  today: () => '2026-11-22',
  place: 'home',
  onOpen,
}

beforeEach(() => {
  vi.useFakeTimers()
  localStorage.clear()
  onOpen.mockClear()
})
afterEach(() => {
  cleanup()
  vi.useRealTimers()
  vi.restoreAllMocks()
  document.body.replaceChildren()
})

const open = (change: Partial<DailyPromptOptions> = {}) =>
  renderHook(props => useDailyPrompt(props), { initialProps: { ...OPTIONS, ...change } })
const wait = (ms: number) => act(() => vi.advanceTimersByTime(ms))

test('it opens when nobody has done anything for four seconds, and not again on this day', () => {
  const { unmount } = open()
  wait(3000)
  fireEvent.keyDown(window, { key: 'a' })
  wait(3999)
  expect(onOpen).not.toHaveBeenCalled()
  wait(1)
  expect(onOpen).toHaveBeenCalledOnce()
  unmount()
  open({ place: 'list' })
  wait(10_000)
  expect(onOpen).toHaveBeenCalledOnce()
  cleanup()
  open({ today: () => '2026-11-23' })
  wait(4000)
  expect(onOpen).toHaveBeenCalledTimes(2)
})

test('another page begins the wait again; where it is not enabled it never opens', () => {
  const { rerender } = open()
  wait(3000)
  rerender({ ...OPTIONS, place: 'list' })
  wait(3999)
  expect(onOpen).not.toHaveBeenCalled()
  rerender({ ...OPTIONS, place: 'list', enabled: false })
  wait(10_000)
  expect(onOpen).not.toHaveBeenCalled()
})

test.each(['<div role="dialog"></div>', '<input>'])('it waits while %s is used', html => {
  document.body.innerHTML = html
  document.querySelector('input')?.focus()
  open()
  wait(10_000)
  expect(onOpen).not.toHaveBeenCalled()
  document.body.replaceChildren()
  wait(4000)
  expect(onOpen).toHaveBeenCalledOnce()
})

test.each(['getItem', 'setItem'] as const)('a browser whose %s is denied shows nothing', method => {
  vi.spyOn(Storage.prototype, method).mockImplementation(() => {
    throw new Error('full')
  })
  open()
  wait(10_000)
  expect(onOpen).not.toHaveBeenCalled()
})
