import { render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { expect, test, vi } from 'vitest'
import { failWith } from '../../testing/fakeClient'
import { fakeShop } from '../../testing/fakeShop'
import { ActionDialog } from './ActionDialog'

type Confirm = (form: FormData) => Promise<unknown>

function Action({ onConfirm }: { onConfirm: Confirm }) {
  const [open, setOpen] = useState(false)
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        取消订单
      </button>
      <ActionDialog
        open={open}
        onClose={() => setOpen(false)}
        title="取消订单"
        description="取消后不能恢复。"
        cancelText="保留"
        confirmText="确定"
        variant="danger"
        doneText="订单已取消"
        unknownOutcome="请刷新页面查看订单状态"
        onConfirm={onConfirm}
      >
        <input name="reason" aria-label="原因" />
      </ActionDialog>
    </>
  )
}

async function open(onConfirm: Confirm) {
  const { Shop } = fakeShop({})
  render(<Action onConfirm={onConfirm} />, { wrapper: Shop })
  const user = userEvent.setup()
  const show = async () => {
    await user.click(screen.getByRole('button', { name: '取消订单' }))
    return within(await screen.findByRole('dialog', { name: '取消订单' }))
  }
  const dialog = await show()
  return { user, show, dialog, press: (name: string) => user.click(dialog.getByRole('button', { name })) }
}

const isOpen = () => screen.queryByRole('dialog') !== null
const rejection = (
  details: Parameters<typeof failWith>[1],
  kind: Parameters<typeof failWith>[0] = 'refused',
) => vi.fn<Confirm>(async () => failWith(kind, details))

test('it asks what the action changes, and carries it out with the values of the form', async () => {
  const onConfirm = vi.fn<Confirm>(async () => ({}))
  const { user, dialog, press } = await open(onConfirm)
  expect(dialog.getByText('取消后不能恢复。')).toBeTruthy()
  await user.type(dialog.getByLabelText('原因'), '买错了')
  await press('确定')
  expect(await screen.findByText('订单已取消')).toBeTruthy()
  await waitFor(() => expect(isOpen()).toBe(false))
  expect(onConfirm.mock.calls.map(([form]) => form.get('reason'))).toEqual(['买错了'])
})

test.each(['{Escape}', '保留'])('%s closes it, and nothing happens', async way => {
  const onConfirm = vi.fn<Confirm>(async () => ({}))
  const { user, press } = await open(onConfirm)
  await (way === '保留' ? press(way) : user.keyboard(way))
  await waitFor(() => expect(isOpen()).toBe(false))
  expect(onConfirm).not.toHaveBeenCalled()
})

test('while the action runs it stays open, and a second press does nothing', async () => {
  const onConfirm = vi.fn<Confirm>(() => new Promise(() => {}))
  const { user, press } = await open(onConfirm)
  await press('确定')
  await press('确定')
  await user.type(screen.getByLabelText('原因'), '{Enter}')
  await press('保留')
  await user.keyboard('{Escape}')
  expect(isOpen()).toBe(true)
  expect(onConfirm).toHaveBeenCalledOnce()
})

test('a refusal says why; the next opening begins without it', async () => {
  const { show, dialog, press } = await open(rejection({ message: '订单正在出库' }))
  await press('确定')
  expect((await dialog.findByRole('alert')).textContent).toBe('订单正在出库')
  await press('保留')
  await waitFor(() => expect(isOpen()).toBe(false))
  expect((await show()).queryByRole('alert')).toBeNull()
})

test('a lost connection says what to do, because the outcome is unknown', async () => {
  const { dialog, press } = await open(rejection({ message: '网络连接不上' }, 'offline'))
  await press('确定')
  expect((await dialog.findByRole('alert')).textContent).toBe('网络连接不上。请刷新页面查看订单状态')
})

test('a record that has changed meanwhile closes it with a message', async () => {
  const { press } = await open(rejection({ code: 409, message: '订单已发货' }))
  await press('确定')
  expect(await screen.findByText('订单已发货，已显示最新状态')).toBeTruthy()
  await waitFor(() => expect(isOpen()).toBe(false))
})

test('another try removes the reason of the first failure', async () => {
  let works = false
  const { dialog, press } = await open(async () =>
    works ? new Promise(() => {}) : failWith('refused', { message: '订单正在出库' }),
  )
  await press('确定')
  await dialog.findByRole('alert')
  works = true
  await press('确定')
  expect(dialog.queryByRole('alert')).toBeNull()
})
