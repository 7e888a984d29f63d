import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { isComposing } from './isComposing'
import { useCompositionGuard } from './useCompositionGuard'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

function show() {
  const onOwnKey = vi.fn()
  function Field() {
    const guard = useCompositionGuard()
    return (
      <input
        data-composing={guard.composing}
        {...guard.fieldProps}
        onKeyDown={event => guard.owns(event) || onOwnKey(event.key)}
      />
    )
  }
  render(<Field />)
  return { field: screen.getByRole('textbox'), onOwnKey }
}

test('[ST-06] Chromium’s order: the ending Enter comes first, marked as composing', () => {
  const { field, onOwnKey } = show()
  fireEvent.compositionStart(field)
  expect(field.dataset.composing).toBe('true')
  fireEvent.keyDown(field, { key: 'Enter', keyCode: 229, isComposing: true })
  fireEvent.compositionEnd(field)
  expect(field.dataset.composing).toBe('false')
  expect(onOwnKey).not.toHaveBeenCalled()
})

test('[ST-06] WebKit’s order: the ending Enter follows in the same task, without a mark', () => {
  const { field, onOwnKey } = show()
  fireEvent.compositionStart(field)
  fireEvent.compositionEnd(field)
  fireEvent.keyDown(field, { key: 'Enter', keyCode: 13, isComposing: false })
  expect(onOwnKey).not.toHaveBeenCalled()
})

test('[ST-06] the next Enter is the buyer’s', () => {
  const { field, onOwnKey } = show()
  fireEvent.compositionStart(field)
  fireEvent.compositionEnd(field)
  vi.runAllTimers()
  fireEvent.keyDown(field, { key: 'Enter', keyCode: 13 })
  expect(onOwnKey).toHaveBeenCalledExactlyOnceWith('Enter')
})

test('[ST-06] a key with code 229 belongs to the input method also before the composition starts', () => {
  const { field, onOwnKey } = show()
  fireEvent.keyDown(field, { key: 'ArrowDown', keyCode: 229 })
  expect(onOwnKey).not.toHaveBeenCalled()
})

test('[ST-06] after a field is left during a composition its keys work again', () => {
  const { field, onOwnKey } = show()
  fireEvent.compositionStart(field)
  fireEvent.blur(field)
  vi.runAllTimers()
  expect(field.dataset.composing).toBe('false')
  fireEvent.keyDown(field, { key: 'Escape', keyCode: 27 })
  expect(onOwnKey).toHaveBeenCalledOnce()
})

test('[ST-06] before any composition the keys are the buyer’s', () => {
  const { field, onOwnKey } = show()
  expect(field.dataset.composing).toBe('false')
  fireEvent.keyDown(field, { key: 'Enter', keyCode: 13 })
  expect(onOwnKey).toHaveBeenCalledOnce()
})

test('[ST-06] a composition that starts in the task in which the last one ended keeps its keys', () => {
  const { field, onOwnKey } = show()
  fireEvent.compositionStart(field)
  fireEvent.compositionEnd(field)
  fireEvent.compositionStart(field)
  vi.runAllTimers()
  fireEvent.keyDown(field, { key: 'Enter', keyCode: 13 })
  expect(onOwnKey).not.toHaveBeenCalled()
})

test('[ST-06] keys outside React are known by the same marks', () => {
  expect(isComposing(new KeyboardEvent('keydown', { isComposing: true }))).toBe(true)
  expect(isComposing(new KeyboardEvent('keydown', { key: 'Enter' }))).toBe(false)
})

test('a field that is removed during a composition leaves no timer', () => {
  const { field } = show()
  fireEvent.compositionStart(field)
  fireEvent.compositionEnd(field)
  cleanup()
  expect(vi.getTimerCount()).toBe(0)
})
