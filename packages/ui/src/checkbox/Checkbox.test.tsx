import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { expectAccessible } from '../part/testing/expectAccessible'
import { Checkbox } from './Checkbox'

test('the words press it, and so does Space', async () => {
  const onCheckedChange = vi.fn()
  const user = userEvent.setup()
  render(<Checkbox label="使用余额" onCheckedChange={onCheckedChange} />)
  await user.click(screen.getByText('使用余额'))
  await user.keyboard(' ')
  expect(onCheckedChange.mock.calls).toEqual([[true], [false]])
})

test('half chosen is told to screen readers, and stays so until the caller says otherwise', async () => {
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
