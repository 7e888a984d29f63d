import { fireEvent, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { testConformance } from '../part/testing/conformance'
import { expectAccessible } from '../part/testing/expectAccessible'
import { Checkbox } from './Checkbox'
import { CheckboxField } from './CheckboxField'
import { CheckboxGroup } from './CheckboxGroup'
import * as exported from './index'

test('a press on its text checks it, and so does Space', async () => {
  const onCheckedChange = vi.fn()
  const user = userEvent.setup()
  render(<Checkbox label="使用余额" onCheckedChange={onCheckedChange} />)
  await user.click(screen.getByText('使用余额'))
  await user.keyboard(' ')
  expect(onCheckedChange.mock.calls).toEqual([[true], [false]])
})

test('indeterminate is announced to screen readers, and stays until the caller changes it', async () => {
  const onCheckedChange = vi.fn()
  const user = userEvent.setup()
  const view = render(
    <Checkbox label="全选" checked={false} indeterminate onCheckedChange={onCheckedChange} />,
  )
  const box = screen.getByRole<HTMLInputElement>('checkbox', { name: '全选' })
  expect(box.indeterminate).toBe(true)
  await user.click(box)
  expect(onCheckedChange).toHaveBeenCalledExactlyOnceWith(true)
  view.rerender(<Checkbox label="全选" checked indeterminate={false} onCheckedChange={onCheckedChange} />)
  expect(box.indeterminate).toBe(false)
  expect(box.checked).toBe(true)
})

test('a hidden label still names it', () => {
  render(<Checkbox label="选择 阿莫西林胶囊" labelHidden />)
  expect(screen.getByRole('checkbox', { name: '选择 阿莫西林胶囊' })).toBeTruthy()
})

test('a disabled one cannot be pressed', async () => {
  const onCheckedChange = vi.fn()
  render(<Checkbox label="使用余额" disabled onCheckedChange={onCheckedChange} />)
  await userEvent.setup().click(screen.getByText('使用余额'))
  expect(onCheckedChange).not.toHaveBeenCalled()
})

test('axe', async () => {
  const { container } = render(<Checkbox label="全选" labelHidden indeterminate />)
  await expectAccessible(container)
})

test('a group has any number of its options, in the order of the choice', async () => {
  const onChosenChange = vi.fn()
  const options = [
    { value: 1, label: '阿莫西林胶囊', name: 'line_1' },
    { value: 2, label: '板蓝根颗粒', name: 'line_2' },
  ]
  const { container, rerender } = render(
    <CheckboxGroup legend="涉及的商品" options={options} chosen={[2]} onChosenChange={onChosenChange} />,
  )
  expect(screen.getByRole('group', { name: '涉及的商品' })).toBeTruthy()
  expect(screen.getByRole('checkbox', { name: '板蓝根颗粒' })).toMatchObject({
    checked: true,
    name: 'line_2',
  })
  const user = userEvent.setup()
  await user.click(screen.getByRole('checkbox', { name: '阿莫西林胶囊' }))
  expect(onChosenChange).toHaveBeenLastCalledWith([2, 1])
  rerender(
    <CheckboxGroup legend="涉及的商品" options={options} chosen={[2, 1]} onChosenChange={onChosenChange} />,
  )
  await user.click(screen.getByRole('checkbox', { name: '板蓝根颗粒' }))
  expect(onChosenChange).toHaveBeenLastCalledWith([1])
  await expectAccessible(container)
})

test('as a field it says what is wrong and what it needs, beside a link that is no part of it', async () => {
  const { container } = render(
    <CheckboxField
      label="我已阅读并同意"
      aside={<a href="/terms">《用户协议》</a>}
      hint="注册后可以在帮助中心查看"
      error="请先同意"
    />,
  )
  const box = screen.getByRole('checkbox', { name: '我已阅读并同意' })
  expect(box.getAttribute('aria-invalid')).toBe('true')
  const described = box.getAttribute('aria-describedby')?.split(' ') ?? []
  expect(described.map(id => document.getElementById(id)?.textContent)).toEqual([
    '请先同意',
    '注册后可以在帮助中心查看',
  ])
  await expectAccessible(container)
})

testConformance(exported, {
  CheckboxGroup: {
    props: {
      legend: '商品',
      options: [{ value: 1, label: '阿莫西林胶囊' }],
      chosen: [],
      onChosenChange: () => {},
    },
  },
  CheckboxRoot: { props: { children: '使用余额' } },
  CheckboxInput: { props: { 'aria-label': '使用余额' } },
  Checkbox: { props: { label: '使用余额' }, outer: input => input.closest('label') },
  CheckboxField: {
    props: { label: '我已阅读并同意', error: '请先同意' },
    outer: input => input.closest<HTMLElement>('[data-part="field"]'),
  },
})

test('the caller’s onChange runs first, and may prevent onCheckedChange', () => {
  const onCheckedChange = vi.fn()
  const onChange = vi.fn((event: React.ChangeEvent) => event.preventDefault())
  render(<Checkbox label="使用余额" onChange={onChange} onCheckedChange={onCheckedChange} />)
  fireEvent.click(screen.getByRole('checkbox'))
  expect(onChange).toHaveBeenCalledOnce()
  expect(onCheckedChange).not.toHaveBeenCalled()
})
