import { fireEvent, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { createRef } from 'react'
import { expect, test, vi } from 'vitest'
import { testConformance } from '../part/testing/conformance'
import { expectAccessible } from '../part/testing/expectAccessible'
import * as exported from './index'
import { TextArea, TextField } from './TextField'

test('what is typed goes to the caller, under the label, with the error read out', async () => {
  const onValueChange = vi.fn()
  render(<TextField label="手机号" error="手机号应为 11 位" required onValueChange={onValueChange} />)
  const input = screen.getByRole('textbox', { name: '手机号' })
  await userEvent.setup().type(input, '138')
  expect(onValueChange.mock.lastCall).toEqual(['138'])
  expect(input.getAttribute('aria-invalid')).toBe('true')
  const error = document.getElementById(input.getAttribute('aria-describedby') ?? '')
  expect(error?.textContent).toBe('手机号应为 11 位')
})

test('[LB-05] a password is shown and hidden again by key, and nothing typed is lost', async () => {
  const user = userEvent.setup()
  render(<TextField label="登录密码" type="password" />)
  const input = screen.getByLabelText<HTMLInputElement>('登录密码')
  await user.type(input, 'Yaoji@2026')
  expect(input.type).toBe('password')
  await user.tab()
  await user.keyboard('{Enter}')
  expect(screen.getByRole('button', { name: '显示密码', pressed: true })).toBeTruthy()
  expect(input.type).toBe('text')
  expect(input.value).toBe('Yaoji@2026')
  await user.keyboard(' ')
  expect(input.type).toBe('password')
})

test('what is before and behind the text is shown, and only a password has a button', () => {
  const { container } = render(<TextField label="体重" type="tel" prefix="+86" suffix="公斤" />)
  const beside = container.querySelectorAll('[data-part=prefix], [data-part=suffix]')
  expect([...beside].map(part => part.textContent)).toEqual(['+86', '公斤'])
  expect(screen.queryByRole('button')).toBeNull()
  expect(screen.getByLabelText<HTMLInputElement>('体重').type).toBe('tel')
})

test('the ref is the input’s, so that a form can focus it', () => {
  const ref = createRef<HTMLInputElement>()
  render(<TextField label="收货人" ref={ref} name="consignee" />)
  expect(ref.current?.name).toBe('consignee')
})

test('the words of the button can be replaced', () => {
  render(<TextField label="登录密码" type="password" labels={{ reveal: 'Show password' }} />)
  expect(screen.getByRole('button', { name: 'Show password' })).toBeTruthy()
})

test('text that an input method composes stays as it is composed', () => {
  const onValueChange = vi.fn()
  render(<TextField label="收货人" onValueChange={onValueChange} />)
  const input = screen.getByRole<HTMLInputElement>('textbox')
  fireEvent.compositionStart(input)
  fireEvent.input(input, { target: { value: 'chen xiao' }, isComposing: true })
  expect(input.value).toBe('chen xiao')
  fireEvent.input(input, { target: { value: '陈晓' }, isComposing: true })
  fireEvent.compositionEnd(input)
  expect(input.value).toBe('陈晓')
  expect(onValueChange.mock.lastCall).toEqual(['陈晓'])
})

test('axe', async () => {
  const { container } = render(
    <>
      <TextField label="密码" type="password" hint="6 至 20 位" required />
      <TextField label="目标价" prefix="¥" suffix="/盒" labelHidden />
      <TextArea label="备注" error="最多 200 字" />
    </>,
  )
  await expectAccessible(container)
})

test.each([
  ['TextField', TextField],
  ['TextArea', TextArea],
])('%s runs the caller’s onChange first, and the caller may prevent its own', (_name, Component) => {
  const onValueChange = vi.fn()
  const prevent = (event: React.SyntheticEvent) => event.preventDefault()
  render(<Component label="备注" onChange={prevent} onValueChange={onValueChange} />)
  fireEvent.change(screen.getByRole('textbox'), { target: { value: '急用' } })
  expect(onValueChange).not.toHaveBeenCalled()
})

testConformance(exported, {
  TextField: {
    props: {
      label: '密码',
      type: 'password',
      prefix: '+86',
      suffix: '位',
      hint: '6 至 20 位',
      error: '太短',
    },
    outer: control => control.closest<HTMLElement>('[data-invalid]'),
  },
  TextArea: {
    props: { label: '备注', error: '最多 200 字' },
    outer: control => control.closest<HTMLElement>('[data-invalid]'),
  },
})
