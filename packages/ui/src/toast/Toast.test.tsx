import { act, fireEvent, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useEffect } from 'react'
import { afterEach, expect, test, vi } from 'vitest'
import { testConformance } from '../part/testing/conformance'
import { expectAccessible } from '../part/testing/expectAccessible'
import * as exported from './index'
import { ToastProvider, useToast } from './Toast'

afterEach(() => void vi.useRealTimers())

const withLink = { text: '收藏成功', action: { text: '查看收藏', href: '/star' } }

function Page({ content = withLink }: { content?: Parameters<ReturnType<typeof useToast>>[0] }) {
  const toast = useToast()
  return (
    <button type="button" onClick={() => toast(content)}>
      收藏
    </button>
  )
}

function show(content?: Parameters<ReturnType<typeof useToast>>[0]) {
  render(
    <ToastProvider>
      <Page content={content} />
    </ToastProvider>,
  )
  return userEvent.setup()
}

test('[ER-10 1, ER-10 2] 收藏成功 is announced politely, with a way to the favourites', async () => {
  const user = show()
  const region = screen.getByRole('list', { name: '消息提示' })
  expect(region.getAttribute('aria-live')).toBe('polite')
  await user.click(screen.getByRole('button', { name: '收藏' }))
  expect(region.textContent).toContain('收藏成功')
  expect(screen.getByRole('link', { name: '查看收藏' }).getAttribute('href')).toBe('/star')
})

test('it disappears by itself, but not while the pointer or the focus is on it', () => {
  vi.useFakeTimers()
  render(
    <ToastProvider>
      <Page content={{ text: '已加入购物车' }} />
    </ToastProvider>,
  )
  fireEvent.click(screen.getByRole('button', { name: '收藏' }))
  fireEvent.pointerEnter(screen.getByRole('list'))
  act(() => vi.advanceTimersByTime(60_000))
  expect(screen.queryByText('已加入购物车')).not.toBeNull()
  fireEvent.pointerLeave(screen.getByRole('list'))
  act(() => screen.getByRole('button', { name: '关闭提示' }).focus())
  act(() => vi.advanceTimersByTime(60_000))
  expect(screen.queryByText('已加入购物车')).not.toBeNull()
  act(() => screen.getByRole('button', { name: '收藏' }).focus())
  act(() => vi.advanceTimersByTime(4_000))
  expect(screen.queryByText('已加入购物车')).toBeNull()
})

test('[LB-05] closed by key it gives the focus back to the page', async () => {
  const user = show()
  await user.tab()
  await user.keyboard('{Enter}')
  await user.tab()
  await user.tab()
  expect(document.activeElement).toBe(screen.getByRole('button', { name: '关闭提示' }))
  await user.keyboard('{Enter}')
  expect(screen.queryByText('收藏成功')).toBeNull()
  expect(document.activeElement).toBe(screen.getByRole('button', { name: '收藏' }))
})

test('[LB-05] a toast that makes room gives the focus inside it back to the page', async () => {
  const user = show({ text: '已加入购物车', key: 'added' })
  const button = screen.getByRole('button', { name: '收藏' })
  await user.click(button)
  await user.tab()
  expect(document.activeElement).toBe(screen.getByRole('button', { name: '关闭提示' }))
  // What takes its place comes from an answer, not from a press.
  fireEvent.click(button)
  expect(screen.getAllByRole('listitem')).toHaveLength(1)
  expect(document.activeElement).toBe(button)
})

test('an action that is a press does it once and removes the toast', async () => {
  const onPress = vi.fn()
  const user = show({ text: '已移出购物车', action: { text: '撤销', onPress } })
  await user.click(screen.getByRole('button', { name: '收藏' }))
  await user.click(screen.getByRole('button', { name: '撤销' }))
  expect(onPress).toHaveBeenCalledOnce()
  expect(screen.queryByText('已移出购物车')).toBeNull()
})

test('axe', async () => {
  const user = show()
  await user.click(screen.getByRole('button', { name: '收藏' }))
  await expectAccessible(document.body)
})

test('labels replace the names', async () => {
  render(
    <ToastProvider labels={{ list: 'Messages', close: 'Dismiss' }}>
      <Page />
    </ToastProvider>,
  )
  await userEvent.setup().click(screen.getByRole('button', { name: '收藏' }))
  expect(screen.getByRole('list', { name: 'Messages' })).toBeTruthy()
  expect(screen.getByRole('button', { name: 'Dismiss' })).toBeTruthy()
})

testConformance(exported, { ToastProvider: { props: { children: <ShowsAll /> } } })

function ShowsAll() {
  const toast = useToast()
  useEffect(() => {
    toast(withLink)
    toast({ text: '已移出购物车', action: { text: '撤销', onPress: () => {} } })
  }, [toast])
  return null
}
