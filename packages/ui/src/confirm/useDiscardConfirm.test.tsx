import { render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { ConfirmProvider } from './ConfirmProvider'
import { useDiscardConfirm } from './useDiscardConfirm'

function open(isChanged: () => boolean) {
  const close = vi.fn<() => void>()
  function Form() {
    const leave = useDiscardConfirm(isChanged, close)
    return (
      <button type="button" onClick={() => void leave()}>
        关闭
      </button>
    )
  }
  const { unmount } = render(<Form />, { wrapper: ConfirmProvider })
  const user = userEvent.setup()
  return { close, unmount, user, leave: () => user.click(screen.getByRole('button', { name: '关闭' })) }
}

/** Whether the browser asks before the page is left. */
function asksBeforeUnload(): boolean {
  const event = new Event('beforeunload', { cancelable: true })
  window.dispatchEvent(event)
  return event.defaultPrevented
}

const question = async () => within(await screen.findByRole('alertdialog'))

test('a form without input is closed at once, and the page is left at once', async () => {
  const { close, leave } = open(() => false)
  expect(asksBeforeUnload()).toBe(false)
  await leave()
  expect(close).toHaveBeenCalledOnce()
  expect(screen.queryByRole('alertdialog')).toBeNull()
})

test('a form with input is closed only when the buyer gives the input up', async () => {
  const { close, leave, user } = open(() => true)
  await leave()
  const first = await question()
  expect(first.getByText('填写的内容还没有保存，确定放弃吗？')).toBeTruthy()
  await user.click(first.getByRole('button', { name: '继续填写' }))
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
  expect(close).not.toHaveBeenCalled()
  await leave()
  await user.click((await question()).getByRole('button', { name: '放弃' }))
  await waitFor(() => expect(close).toHaveBeenCalledOnce())
})

test('the browser asks before a page with input is left, until the form is gone', () => {
  let changed = false
  const { unmount } = open(() => changed)
  changed = true
  expect(asksBeforeUnload()).toBe(true)
  unmount()
  expect(asksBeforeUnload()).toBe(false)
})
