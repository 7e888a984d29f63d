import { fireEvent, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { expect, test, vi } from 'vitest'
import { testConformance } from '../part/testing/conformance'
import { expectAccessible } from '../part/testing/expectAccessible'
import * as exported from './index'
import { NumberField, type NumberFieldProps } from './NumberField'

function show(props: Partial<NumberFieldProps> = {}) {
  const onValueChange = vi.fn<(text: string) => void>()
  const { container } = render(
    <NumberField label="退货数量" min={0} max={40} unit="盒" onValueChange={onValueChange} {...props} />,
  )
  const message = () => container.querySelector('[data-part=error]')?.textContent ?? ''
  return {
    field: screen.getByRole<HTMLInputElement>('textbox'),
    user: userEvent.setup(),
    message,
    onValueChange,
  }
}

test('a click selects the number, so that a typed 3 is 3', async () => {
  const { field, user, onValueChange } = show({ defaultValue: '40' })
  await user.click(field)
  expect([field.selectionStart, field.selectionEnd]).toEqual([0, 2])
  await user.keyboard('3')
  expect(field.value).toBe('3')
  expect(onValueChange.mock.lastCall).toEqual(['3'])
})

test('the focus by key selects the number too', async () => {
  const { field, user } = show({ defaultValue: '40' })
  await user.tab()
  await user.keyboard('5')
  expect(field.value).toBe('5')
})

test.each([
  ['41', '最多 40 盒'],
  ['403', '最多 40 盒'],
  ['2.7', '请填写整数'],
  ['-3', '最少 0 盒'],
  ['abc', '请填写数字'],
  ['40', ''],
  ['０', ''],
])('%s stays as it was typed, and the message is %j', async (typed, expected) => {
  const { field, user, message } = show()
  await user.type(field, typed)
  await user.tab()
  expect(field.value).toBe(typed)
  expect(message()).toBe(expected)
  expect(field.getAttribute('aria-invalid')).toBe(expected ? 'true' : null)
})

test('a number is too small only when the field was left', async () => {
  const { field, user, message } = show({ min: 10 })
  await user.type(field, '1')
  expect(message()).toBe('')
  await user.type(field, '2')
  await user.tab()
  expect(message()).toBe('')
  await user.clear(field)
  await user.type(field, '9')
  await user.tab()
  expect(message()).toBe('最少 10 盒')
})

test('Up, Down and the wheel change nothing', async () => {
  const { field, user } = show({ defaultValue: '12' })
  await user.click(field)
  await user.keyboard('{ArrowUp}{ArrowUp}{ArrowDown}')
  fireEvent.wheel(field, { deltaY: -100 })
  expect(field.value).toBe('12')
})

test('the caller can hold the text, and its own error comes first', async () => {
  function Held() {
    const [text, setText] = useState('41')
    return <NumberField label="数量" max={40} value={text} onValueChange={setText} error="这个批号已退完" />
  }
  render(<Held />)
  expect(screen.getByText('这个批号已退完')).toBeTruthy()
  const field = screen.getByRole('textbox')
  await userEvent.setup().type(field, '2', { initialSelectionStart: 0, initialSelectionEnd: 2 })
  expect(field).toHaveProperty('value', '2')
})

test('a price has as many decimals as it may have', async () => {
  const { field, user, message } = show({ decimals: 2, unit: '', max: undefined, prefix: '¥' })
  expect(field.inputMode).toBe('decimal')
  await user.type(field, '3.256')
  expect(message()).toBe('最多 2 位小数')
})

test('words can be replaced', async () => {
  const { field, user } = show({ labels: { too_large: max => `不能多于 ${max}` } })
  await user.type(field, '99')
  expect(screen.getByText('不能多于 40')).toBeTruthy()
})

test('axe', async () => {
  const { container } = render(
    <NumberField label="数量" max={2} unit="盒" defaultValue="3" hint="整盒" required />,
  )
  await expectAccessible(container)
})

testConformance(exported, {
  NumberField: {
    props: { label: '数量', unit: '盒', hint: '整盒', error: '太多' },
    outer: control => control.closest<HTMLElement>('[data-invalid]'),
  },
})
