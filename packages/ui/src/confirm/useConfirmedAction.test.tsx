import { render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { ToastProvider } from '../toast'
import { ConfirmProvider } from './ConfirmProvider'
import { useConfirmedAction } from './useConfirmedAction'

function open(work: () => Promise<unknown>) {
  const ended = vi.fn<(done: boolean) => void>()
  function Sessions() {
    const act = useConfirmedAction()
    const press = () =>
      act({
        text: '确定退出登录吗？',
        confirmText: '退出登录',
        work,
        doneText: '已退出',
        focusAfter: () => document.querySelector('h2'),
      })
    return (
      <>
        <h2 tabIndex={-1}>登录设备</h2>
        <button type="button" onClick={() => void press().then(ended)}>
          退出
        </button>
      </>
    )
  }
  render(
    <ToastProvider>
      <ConfirmProvider>
        <Sessions />
      </ConfirmProvider>
    </ToastProvider>,
  )
  const user = userEvent.setup()
  return {
    ended,
    async answer(name: string) {
      await user.click(screen.getByRole('button', { name: '退出' }))
      await user.click(await screen.findByRole('button', { name }))
    },
  }
}

test('what was done is said, and the focus moves to what is left', async () => {
  const work = vi.fn(async () => {})
  const { answer, ended } = open(work)
  await answer('退出登录')
  expect(await screen.findByText('已退出')).toBeTruthy()
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('heading', { name: '登录设备' })))
  expect(work).toHaveBeenCalledOnce()
  expect(ended).toHaveBeenCalledWith(true)
})

test('without a yes nothing is done', async () => {
  const work = vi.fn(async () => {})
  const { answer, ended } = open(work)
  await answer('取消')
  await waitFor(() => expect(ended).toHaveBeenCalledWith(false))
  expect(work).not.toHaveBeenCalled()
})

test('what failed is not said to be done, and the focus stays at the button', async () => {
  const { answer, ended } = open(() => Promise.reject(new Error('lost')))
  await answer('退出登录')
  await waitFor(() => expect(ended).toHaveBeenCalledWith(false))
  expect(screen.queryByText('已退出')).toBeNull()
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('button', { name: '退出' })))
})
