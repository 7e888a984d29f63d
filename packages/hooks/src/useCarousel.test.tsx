import { act, fireEvent, render, screen, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { type UseCarouselOptions, useCarousel } from './useCarousel'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
  vi.useRealTimers()
})

const wait = (ms: number) => act(() => vi.advanceTimersByTime(ms))

function show(count = 3, options: Partial<UseCarouselOptions> = {}) {
  function Slides() {
    const { index, rootProps, next, previous, go, togglePlaying } = useCarousel({
      ...{ count, intervalMs: 5000 },
      ...options,
    })
    return (
      <section aria-label="slides" {...rootProps}>
        <output>{index}</output>
        <button type="button" onClick={previous}>
          previous
        </button>
        <button type="button" onClick={next}>
          next
        </button>
        <button type="button" onClick={() => go(0)}>
          first
        </button>
        <button type="button" onClick={togglePlaying}>
          pause
        </button>
      </section>
    )
  }
  const { unmount } = render(<Slides />)
  return {
    unmount,
    root: screen.getByRole('region'),
    press: (name: string) => fireEvent.click(screen.getByRole('button', { name })),
    index: () => Number(screen.getByRole('status').textContent),
  }
}

test('slides change by themselves and start again after the last', () => {
  const { index } = show()
  wait(5000)
  expect(index()).toBe(1)
  wait(5000)
  wait(5000)
  expect(index()).toBe(0)
})

test('the mouse or the focus on the slides pauses them', () => {
  const { root, index } = show()
  fireEvent.pointerEnter(root, { pointerType: 'mouse' })
  wait(20_000)
  expect(index()).toBe(0)
  fireEvent.pointerLeave(root)
  act(() => screen.getByRole('button', { name: 'next' }).focus())
  wait(20_000)
  expect(index()).toBe(0)
  act(() => screen.getByRole('button', { name: 'next' }).blur())
  wait(5000)
  expect(index()).toBe(1)
})

test('a hidden page pauses them', () => {
  const { index } = show()
  const visibility = vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden')
  fireEvent(document, new Event('visibilitychange'))
  wait(60_000)
  expect(index()).toBe(0)
  visibility.mockReturnValue('visible')
  fireEvent(document, new Event('visibilitychange'))
  wait(5000)
  expect(index()).toBe(1)
})

test('with reduced motion they do not start by themselves, but can be started', () => {
  vi.stubGlobal('matchMedia', () => ({ matches: true }))
  const { index, press } = show()
  wait(60_000)
  expect(index()).toBe(0)
  press('pause')
  wait(5000)
  expect(index()).toBe(1)
})

test('previous and next wrap around, and a slide that the buyer chose is shown for its full time', () => {
  const { index, press } = show()
  press('previous')
  expect(index()).toBe(2)
  press('next')
  expect(index()).toBe(0)
  wait(4000)
  press('next')
  wait(4000)
  expect(index()).toBe(1)
  press('first')
  expect(index()).toBe(0)
})

test('a single slide does not change, and no slides are no error', () => {
  const { index } = show(1)
  wait(60_000)
  expect(index()).toBe(0)
})

test('every change says why', () => {
  const onIndexChange = vi.fn()
  const { press } = show(3, { defaultIndex: 2, onIndexChange })
  wait(5000)
  press('previous')
  press('next')
  press('first')
  expect(onIndexChange.mock.calls).toEqual([
    [0, { reason: 'timer' }],
    [2, { reason: 'previous' }],
    [0, { reason: 'next' }],
    [0, { reason: 'choice' }],
  ])
})

test('an index from outside decides which slide is shown; the carousel only asks', () => {
  const onIndexChange = vi.fn()
  const { index, press } = show(3, { index: 1, onIndexChange })
  press('next')
  wait(10_000)
  expect(index()).toBe(1)
  expect(onIndexChange.mock.calls).toEqual([
    [2, { reason: 'next' }],
    [2, { reason: 'timer' }],
    [2, { reason: 'timer' }],
  ])
})

test('without slides, and with one, nothing moves by itself', () => {
  for (const count of [0, 1]) {
    const onIndexChange = vi.fn()
    const { unmount } = show(count, { onIndexChange })
    wait(20_000)
    expect(onIndexChange).not.toHaveBeenCalled()
    unmount()
  }
})

test('without slides the first place stays chosen', () => {
  const { index, press } = show(0)
  press('next')
  expect(index()).toBe(0)
})

test('touch does not pause the slides', () => {
  const { root, index } = show()
  fireEvent.pointerEnter(root, { pointerType: 'touch' })
  wait(5000)
  expect(index()).toBe(1)
})

test('the focus that moves inside the slides keeps them paused', () => {
  const { root, index } = show()
  const [first, second] = within(root).getAllByRole('button')
  act(() => first?.focus())
  act(() => second?.focus())
  wait(20_000)
  expect(index()).toBe(0)
  act(() => second?.blur())
  wait(5000)
  expect(index()).toBe(1)
})

test('slides that are removed leave no timer', () => {
  const { unmount } = show()
  unmount()
  expect(vi.getTimerCount()).toBe(0)
})
