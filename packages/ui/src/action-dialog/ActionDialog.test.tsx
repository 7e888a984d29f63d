import { render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { expect, test, vi } from 'vitest'
import { testConformance } from '../part/testing/conformance'
import { expectAccessible } from '../part/testing/expectAccessible'
import { ToastProvider } from '../toast'
import { ActionDialog } from './ActionDialog'
import * as exported from './index'

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
  render(<Action onConfirm={onConfirm} />, { wrapper: ToastProvider })
  const user = userEvent.setup()
  const show = async () => {
    await user.click(screen.getByRole('button', { name: '取消订单' }))
    return within(await screen.findByRole('dialog', { name: '取消订单' }))
  }
  const dialog = await show()
  return { user, show, dialog, press: (name: string) => user.click(dialog.getByRole('button', { name })) }
}

const isOpen = () => screen.queryByRole('dialog') !== null
/** Rejects as the client does. */
const rejection = (message: string, { kind = 'refused', code = 422 } = {}) =>
  vi.fn<Confirm>(() => Promise.reject(Object.assign(new Error(message), { kind, code })))

test('it asks what the action changes, and carries it out with the values of the form', async () => {
  const onConfirm = vi.fn<Confirm>(async () => ({}))
  const { user, dialog, press } = await open(onConfirm)
  expect(dialog.getByText('取消后不能恢复。')).toBeTruthy()
  await expectAccessible(screen.getByRole('dialog'))
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
  const { show, dialog, press } = await open(rejection('订单正在出库'))
  await press('确定')
  expect((await dialog.findByRole('alert')).textContent).toBe('订单正在出库')
  await press('保留')
  await waitFor(() => expect(isOpen()).toBe(false))
  expect((await show()).queryByRole('alert')).toBeNull()
})

test('a lost connection says what to do, because the outcome is unknown', async () => {
  const { dialog, press } = await open(rejection('网络连接不上', { kind: 'offline' }))
  await press('确定')
  expect((await dialog.findByRole('alert')).textContent).toBe('网络连接不上。请刷新页面查看订单状态')
})

test('a record that has changed meanwhile closes it with a message', async () => {
  const { press } = await open(rejection('订单已发货', { code: 409 }))
  await press('确定')
  expect(await screen.findByText('订单已发货，已显示最新状态')).toBeTruthy()
  await waitFor(() => expect(isOpen()).toBe(false))
})

test('another try removes the reason of the first failure', async () => {
  let works = false
  const refuse = rejection('订单正在出库')
  const { dialog, press } = await open(form => (works ? new Promise(() => {}) : refuse(form)))
  await press('确定')
  await dialog.findByRole('alert')
  works = true
  await press('确定')
  expect(dialog.queryByRole('alert')).toBeNull()
})

test('what is missing is said, and the action is not carried out', async () => {
  const onConfirm = vi.fn<Confirm>(async () => ({}))
  render(
    <ToastProvider>
      <ActionDialog {...DIALOG} missing={() => '请选择原因'} onConfirm={onConfirm} />
    </ToastProvider>,
  )
  await userEvent.setup().click(await screen.findByRole('button', { name: '取消' }))
  expect((await screen.findByRole('alert')).textContent).toBe('请选择原因')
  expect(onConfirm).not.toHaveBeenCalled()
})

test('a question without fields has no empty room; the reason of a failure gets it', async () => {
  render(
    <ToastProvider>
      <ActionDialog {...DIALOG} onConfirm={rejection('订单正在出库')} />
    </ToastProvider>,
  )
  const form = (await screen.findByRole('dialog')).querySelector('form')
  expect(form?.hasAttribute('data-empty')).toBe(true)
  await userEvent.setup().click(screen.getByRole('button', { name: '取消' }))
  expect((await screen.findByRole('alert')).textContent).toBe('订单正在出库')
  expect(form?.hasAttribute('data-empty')).toBe(false)
})

const DIALOG = {
  open: true,
  onClose: () => {},
  title: '取消订单',
  description: '取消后不能恢复。',
  cancelText: '保留',
  confirmText: '取消',
  variant: 'danger',
  doneText: '',
  unknownOutcome: '',
  onConfirm: async () => ({}),
} as const

testConformance(exported, {
  ActionDialog: { props: DIALOG, inside: dialog => <ToastProvider>{dialog}</ToastProvider> },
})
