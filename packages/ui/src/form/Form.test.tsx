import { fireEvent, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { testConformance } from '../part/testing/conformance'
import { expectAccessible } from '../part/testing/expectAccessible'
import { TextField } from '../text-field'
import { Form, type FormProps } from './Form'
import { formForStory } from './fixtures'
import * as exported from './index'

function show(props: Partial<FormProps> = {}) {
  return render(
    <Form form={formForStory()} label="开票信息" submit="提交审核" {...props}>
      <TextField name="bank" label="开户银行" wide />
    </Form>,
  )
}

const buttons = () => screen.getAllByRole('button').map(({ textContent }) => textContent)

test('a form has a name, its fields, and a button that sends it', async () => {
  const { container } = show({ columns: 2 })
  const form = screen.getByRole<HTMLFormElement>('form', { name: '开票信息' })
  expect(form.dataset.columns).toBe('2')
  expect(form.noValidate).toBe(true)
  // Sent without code, it would have what was typed in the address.
  expect(form.method).toBe('post')
  expect(screen.getByRole('button', { name: '提交审核' })).toHaveProperty('type', 'submit')
  await expectAccessible(container)
})

test('what else can be done comes before the main button, cancelling first', async () => {
  const onCancel = vi.fn()
  show({ onCancel, secondary: <a href="#help">开票说明</a> })
  expect(buttons()).toEqual(['取消', '提交审核'])
  const names = Array.from(
    screen.getByRole('link').parentElement?.children ?? [],
    ({ textContent }) => textContent,
  )
  expect(names).toEqual(['取消', '开票说明', '提交审核'])
  await userEvent.setup().click(screen.getByRole('button', { name: '取消' }))
  expect(onCancel).toHaveBeenCalledOnce()
})

test('why it was refused is above the fields, and gets the focus', () => {
  show({ form: formForStory({ failure: { message: '正在审核，不能修改' } }) })
  expect(screen.getByRole('alert').textContent).toBe('正在审核，不能修改')
  expect(document.activeElement).toBe(screen.getByRole('alert'))
})

test('while files are sent, the main button says so and waits', () => {
  show({ sending: '文件上传中' })
  expect(screen.getByRole('button', { name: '文件上传中' }).getAttribute('aria-disabled')).toBe('true')
})

test('without a text of the main button there are no buttons', () => {
  show({ submit: undefined, onCancel: () => {} })
  expect(screen.queryByRole('button')).toBeNull()
})

test('a field is as wide as the form by its own prop', () => {
  show()
  expect(screen.getByRole('textbox').closest<HTMLElement>('[data-wide]')?.dataset.wide).toBe('')
})

test('a handler of the caller runs before that of the form', () => {
  const calls: string[] = []
  const form = formForStory()
  const onChange = () => void calls.push('form')
  show({
    form: { ...form, formProps: { ...form.formProps, onChange } },
    onChange: () => void calls.push('caller'),
  })
  fireEvent.change(screen.getByRole('textbox'), { target: { value: '工商银行' } })
  expect(calls).toEqual(['caller', 'form'])
})

testConformance(exported, {
  Form: { props: { form: formForStory(), submit: '保存' } },
  FormWide: {},
})
