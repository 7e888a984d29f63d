import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { expectAccessible } from '../part/testing/expectAccessible'
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

test('axe', async () => {
  const { container } = render(<Select label="企业类型" options={options} error="请选择企业类型" />)
  await expectAccessible(container)
})
