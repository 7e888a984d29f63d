import { renderHook } from '@testing-library/react'
import { expect, test } from 'vitest'
import { useUnloadWarning } from './useUnloadWarning'

/** Whether the browser asks before the page is left. */
function asksBeforeUnload(): boolean {
  const event = new Event('beforeunload', { cancelable: true })
  window.dispatchEvent(event)
  return event.defaultPrevented
}

test('the browser asks before the page is left while something would be lost, until the component is gone', () => {
  let lost = false
  const { unmount } = renderHook(() => useUnloadWarning(() => lost))
  expect(asksBeforeUnload()).toBe(false)
  lost = true
  expect(asksBeforeUnload()).toBe(true)
  unmount()
  expect(asksBeforeUnload()).toBe(false)
})
