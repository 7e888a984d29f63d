import { act, renderHook } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { useToasts } from './useToasts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

function start() {
  const { result } = renderHook(useToasts)
  return {
    show: (text: string, more = {}) => act(() => result.current.show({ text, ...more })),
    pass: (ms: number) => act(() => vi.advanceTimersByTime(ms)),
    pause: () => act(() => result.current.pause()),
    resume: () => act(() => result.current.resume()),
    dismissFirst: () => act(() => result.current.dismiss(result.current.shown[0]?.id ?? 0)),
    texts: () => result.current.shown.map(toast => toast.text),
  }
}

test('[ER-10] a message goes by itself, one with an action later', () => {
  const toasts = start()
  toasts.show('取消收藏成功')
  toasts.show('收藏成功', { action: { text: '查看收藏', href: '/star' } })
  toasts.pass(4000)
  expect(toasts.texts()).toEqual(['收藏成功'])
  toasts.pass(4000)
  expect(toasts.texts()).toEqual([])
})

test('time stands still while someone reads, and goes on where it was', () => {
  const toasts = start()
  toasts.show('收藏成功')
  toasts.pass(3000)
  toasts.pause()
  toasts.pass(60_000)
  expect(toasts.texts()).toEqual(['收藏成功'])
  toasts.resume()
  toasts.pass(999)
  expect(toasts.texts()).toEqual(['收藏成功'])
  toasts.pass(1)
  expect(toasts.texts()).toEqual([])
})

test('three stand at once, the fourth waits and then has its full time', () => {
  const toasts = start()
  for (const text of ['一', '二', '三', '四']) toasts.show(text)
  expect(toasts.texts()).toEqual(['一', '二', '三'])
  toasts.pass(1000)
  toasts.dismissFirst()
  expect(toasts.texts()).toEqual(['二', '三', '四'])
  toasts.pass(3000)
  expect(toasts.texts()).toEqual(['四'])
  toasts.pass(1000)
  expect(toasts.texts()).toEqual([])
})

test('a message that stands already begins again instead of standing twice', () => {
  const toasts = start()
  toasts.show('活动暂未开始')
  toasts.pass(3900)
  toasts.show('活动暂未开始')
  toasts.pass(3900)
  expect(toasts.texts()).toEqual(['活动暂未开始'])
})
