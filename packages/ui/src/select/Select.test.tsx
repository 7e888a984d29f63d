import { fireEvent, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { createRef } from 'react'
import { expect, test, vi } from 'vitest'
import { testConformance } from '../part/testing/conformance'
import { expectAccessible } from '../part/testing/expectAccessible'
import * as exported from './index'
import { Select } from './Select'

const options = [
  { value: 'pharmacy', name: '零售药店' },
  { value: 'clinic', name: '诊所' },
]

test('nothing is chosen to begin with, and a choice goes to the caller', async () => {
  const onValueChange = vi.fn()
  render(<Select label="企业类型" placeholder="请选择" options={options} onValueChange={onValueChange} />)
  const select = screen.getByRole<HTMLSelectElement>('combobox', { name: '企业类型' })
  expect(select.value).toBe('')
  await userEvent.setup().selectOptions(select, '诊所')
  expect(onValueChange).toHaveBeenCalledExactlyOnceWith('clinic')
  expect(select.value).toBe('clinic')
})

test('the placeholder is chosen only where the caller chooses nothing', () => {
  const chosen = (props: { value?: string; defaultValue?: string | undefined; placeholder?: string }) => {
    const { unmount } = render(<Select label="企业类型" options={options} onChange={() => {}} {...props} />)
    const { value } = screen.getByRole<HTMLSelectElement>('combobox')
    unmount()
    return value
  }
  expect(chosen({ placeholder: '请选择', defaultValue: 'clinic' })).toBe('clinic')
  expect(chosen({ placeholder: '请选择', value: 'clinic' })).toBe('clinic')
  expect(chosen({ placeholder: '请选择' })).toBe('')
  // The props of a form's field have the key also without a value.
  expect(chosen({ placeholder: '请选择', defaultValue: undefined })).toBe('')
  expect(chosen({})).toBe('pharmacy')
})

test('axe', async () => {
  const { container } = render(<Select label="企业类型" options={options} error="请选择企业类型" />)
  await expectAccessible(container)
})

test('the ref is the select’s, so that a form can focus it', () => {
  const ref = createRef<HTMLSelectElement>()
  render(<Select label="企业类型" options={options} ref={ref} name="kind" />)
  expect(ref.current?.name).toBe('kind')
})

test('the caller’s onChange runs first, and may prevent onValueChange', () => {
  const onValueChange = vi.fn()
  const prevent = (event: React.SyntheticEvent) => event.preventDefault()
  render(<Select label="企业类型" options={options} onChange={prevent} onValueChange={onValueChange} />)
  fireEvent.change(screen.getByRole('combobox'), { target: { value: 'clinic' } })
  expect(onValueChange).not.toHaveBeenCalled()
})

testConformance(exported, {
  Select: {
    props: { label: '企业类型', options, error: '请选择企业类型' },
    outer: control => control.closest<HTMLElement>('[data-invalid]'),
  },
})
