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

test('[ER-10] a message disappears by itself, one with an action later', () => {
  const toasts = start()
  toasts.show('取消收藏成功')
  toasts.show('收藏成功', { action: { text: '查看收藏', href: '/star' } })
  toasts.pass(4000)
  expect(toasts.texts()).toEqual(['收藏成功'])
  toasts.pass(4000)
  expect(toasts.texts()).toEqual([])
})

test('the timers stop while someone reads, and then continue', () => {
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

test('a new message shows at once; at most three are shown, and it replaces the oldest', () => {
  const toasts = start()
  for (const text of ['一', '二', '三', '四']) toasts.show(text)
  expect(toasts.texts()).toEqual(['二', '三', '四'])
  toasts.pass(1000)
  toasts.dismissFirst()
  expect(toasts.texts()).toEqual(['三', '四'])
  toasts.pass(3000)
  expect(toasts.texts()).toEqual([])
})

test('confirmations of the same kind replace each other, each with its full time', () => {
  const toasts = start()
  for (const text of ['已加入：阿莫西林', '已加入：布洛芬', '已加入：板蓝根']) {
    toasts.show(text, { key: 'added' })
    toasts.pass(1000)
  }
  toasts.show('收藏成功')
  expect(toasts.texts()).toEqual(['已加入：板蓝根', '收藏成功'])
  toasts.pass(2999)
  expect(toasts.texts()).toEqual(['已加入：板蓝根', '收藏成功'])
  toasts.pass(1)
  expect(toasts.texts()).toEqual(['收藏成功'])
})

test('a warning is shown for its full time, however many confirmations follow', () => {
  const toasts = start()
  toasts.show('已为您改为 12 盒', { tone: 'warning' })
  for (const text of ['一', '二', '三', '四']) toasts.show(text, { tone: 'success' })
  expect(toasts.texts()).toEqual(['已为您改为 12 盒', '三', '四'])
  toasts.pass(3999)
  expect(toasts.texts()).toContain('已为您改为 12 盒')
})

test('beside three warnings only the newest confirmation waits, until the first warning disappears', () => {
  const toasts = start()
  for (const text of ['甲', '乙', '丙']) {
    toasts.show(text, { tone: 'warning' })
    toasts.pass(500)
  }
  toasts.show('一')
  toasts.show('二')
  expect(toasts.texts()).toEqual(['甲', '乙', '丙'])
  toasts.pass(2500)
  expect(toasts.texts()).toEqual(['乙', '丙', '二'])
  toasts.show('丁', { tone: 'warning' })
  toasts.show('戊', { tone: 'warning' })
  expect(toasts.texts()).toEqual(['丙', '丁', '戊'])
})

test('a message that is already shown starts its time again and is not shown twice', () => {
  const toasts = start()
  toasts.show('活动暂未开始')
  toasts.pass(3900)
  toasts.show('活动暂未开始')
  toasts.pass(3900)
  expect(toasts.texts()).toEqual(['活动暂未开始'])
})
