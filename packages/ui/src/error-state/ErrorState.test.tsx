import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { testConformance } from '../part/testing/conformance'
import { expectAccessible } from '../part/testing/expectAccessible'
import { ErrorState } from './ErrorState'
import * as exported from './index'

test('[ER-07] a timeout asks to refresh the page and has the button for it', async () => {
  const onRetry = vi.fn()
  render(<ErrorState kind="timeout" onRetry={onRetry} />)
  expect(screen.getByRole('alert').textContent).toContain('请求超时，请刷新页面')
  await userEvent.setup().click(screen.getByRole('button', { name: '刷新页面' }))
  expect(onRetry).toHaveBeenCalledOnce()
})

test('[ER-05] a busy system says so', () => {
  render(<ErrorState kind="busy" />)
  expect(screen.getByRole('alert').textContent).toBe('系统繁忙，请稍候再试')
  expect(screen.queryByRole('button')).toBeNull()
})

test('the service’s own message comes first', () => {
  render(<ErrorState message="该订单已取消" />)
  expect(screen.getByRole('alert').textContent).toBe('该订单已取消')
})

test('a retry under way is not started again', async () => {
  const onRetry = vi.fn()
  const { container } = render(<ErrorState kind="offline" onRetry={onRetry} retrying />)
  await userEvent.setup().click(screen.getByRole('button', { name: '重试' }))
  expect(onRetry).not.toHaveBeenCalled()
  await expectAccessible(container)
})

test('the words of a kind can be replaced', () => {
  const offline = { text: 'You are offline', hint: '', retry: 'Try again' }
  render(<ErrorState kind="offline" labels={{ offline }} onRetry={() => {}} />)
  expect(screen.getByRole('alert').textContent).toBe('You are offlineTry again')
})

testConformance(exported, { ErrorState: { props: { onRetry: () => {} } } })
