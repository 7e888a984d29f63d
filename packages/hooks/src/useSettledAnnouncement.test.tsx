import { act, renderHook } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { useSettledAnnouncement } from './useSettledAnnouncement'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

function show() {
  const view = renderHook(({ text, pending }) => useSettledAnnouncement(text, { pending }), {
    initialProps: { text: '合计 ¥10.00', pending: false },
  })
  return {
    said: () => view.result.current,
    say: (text: string, pending = false) => view.rerender({ text, pending }),
  }
}
const wait = (ms: number) => act(() => vi.advanceTimersByTime(ms))

test('[LB-05] several changes are announced once, after the last one', () => {
  const { said, say } = show()
  for (const text of ['合计 ¥11.00', '合计 ¥12.00', '合计 ¥13.00']) {
    say(text)
    wait(500)
    expect(said()).toBe('')
  }
  wait(300)
  expect(said()).toBe('合计 ¥13.00')
})

test('nothing is announced when the page opens, nor while an answer is awaited', () => {
  const { said, say } = show()
  wait(2000)
  expect(said()).toBe('')
  say('合计 ¥11.00', true)
  wait(2000)
  expect(said()).toBe('')
  say('合计 ¥11.00')
  wait(800)
  expect(said()).toBe('合计 ¥11.00')
})

test('a return to the first text is announced too', () => {
  const { said, say } = show()
  say('合计 ¥11.00')
  wait(800)
  say('合计 ¥10.00')
  wait(800)
  expect(said()).toBe('合计 ¥10.00')
})
