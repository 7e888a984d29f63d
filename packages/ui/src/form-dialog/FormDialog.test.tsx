import { render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { ConfirmProvider } from '../confirm'
import { formForStory } from '../form/fixtures'
import { testConformance } from '../part/testing/conformance'
import { expectAccessible } from '../part/testing/expectAccessible'
import { TextField } from '../text-field'
import { FormDialog, type FormDialogProps } from './FormDialog'
import * as exported from './index'

const FORM = { ...formForStory(), isChanged: () => false }

function show(props: Partial<FormDialogProps> = {}) {
  const onClose = vi.fn()
  render(
    <FormDialog
      open
      onClose={onClose}
      form={FORM}
      title="修改开票信息"
      label="开票信息"
      submit="提交审核"
      {...props}
    >
      <TextField name="bank" label="开户银行" />
    </FormDialog>,
    { wrapper: ConfirmProvider },
  )
  return { onClose, user: userEvent.setup() }
}

const cancel = () => screen.getByRole('button', { name: '取消' })

test('the buttons below belong to the form of the dialog', async () => {
  const onSubmit = vi.fn((event: { preventDefault: () => void }) => event.preventDefault())
  const { user } = show({ form: { ...FORM, formProps: { ...FORM.formProps, onSubmit } } })
  const dialog = screen.getByRole('dialog', { name: '修改开票信息' })
  expect(within(dialog).getByRole('form', { name: '开票信息' })).toBeTruthy()
  await user.click(screen.getByRole('button', { name: '提交审核' }))
  expect(onSubmit).toHaveBeenCalledOnce()
  await expectAccessible(dialog)
})

test('without input it closes at once', async () => {
  const { user, onClose } = show()
  await user.click(cancel())
  await waitFor(() => expect(onClose).toHaveBeenCalledOnce())
})

test('input is not lost without a question', async () => {
  const { user, onClose } = show({ form: { ...FORM, isChanged: () => true } })
  await user.click(cancel())
  await user.click(await screen.findByRole('button', { name: '继续填写' }))
  expect(onClose).not.toHaveBeenCalled()
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
  await user.click(cancel())
  await user.click(await screen.findByRole('button', { name: '放弃' }))
  await waitFor(() => expect(onClose).toHaveBeenCalledOnce())
})

test('while it is sent, it stays open', async () => {
  const { user, onClose } = show({ form: { ...FORM, busy: true } })
  await user.click(cancel())
  await user.keyboard('{Escape}')
  expect(onClose).not.toHaveBeenCalled()
  expect(screen.getByRole('button', { name: '提交审核' }).getAttribute('aria-disabled')).toBe('true')
})

test('while files are sent, the main button says so', () => {
  show({ sending: '文件上传中' })
  expect(screen.getByRole('button', { name: '文件上传中' }).getAttribute('aria-disabled')).toBe('true')
})

testConformance(exported, {
  FormDialog: {
    props: { open: true, onClose: () => {}, form: FORM, title: '修改开票信息', submit: '提交审核' },
    inside: part => <ConfirmProvider>{part}</ConfirmProvider>,
  },
})
