import { render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { Button } from '../button'
import { testConformance } from '../part/testing/conformance'
import { expectAccessible } from '../part/testing/expectAccessible'
import { Callout } from './Callout'
import { FailureCallout } from './FailureCallout'
import * as exported from './index'

test('what prevented an action is announced; other messages are not', async () => {
  const { container, rerender } = render(<Callout tone="bad">库存不足</Callout>)
  expect(screen.getByRole('alert').textContent).toBe('库存不足')
  await expectAccessible(container)
  rerender(<Callout>证照将于 30 天后到期</Callout>)
  expect(screen.queryByRole('alert')).toBeNull()
  expect(screen.getByText('证照将于 30 天后到期')).toBeTruthy()
})

test('its action comes after the message', () => {
  render(<Callout action={<Button>重试</Button>}>列表没有更新</Callout>)
  const message = screen.getByText('列表没有更新')
  const following = message.compareDocumentPosition(screen.getByRole('button', { name: '重试' }))
  expect(following & Node.DOCUMENT_POSITION_FOLLOWING).not.toBe(0)
})

const refused = Object.assign(new Error('订单已取消'), { kind: 'refused' })

test('[ER-09] a write that failed says why; without an error, or when it was cancelled, there is nothing', () => {
  const { container, rerender } = render(<FailureCallout error={refused} />)
  expect(screen.getByRole('alert').textContent).toBe('订单已取消')
  rerender(<FailureCallout error={new TypeError('undefined is not a function')} />)
  expect(screen.getByRole('alert').textContent).toBe('操作没有成功，请稍候再试')
  rerender(<FailureCallout error={new DOMException('left the page', 'AbortError')} />)
  expect(container.textContent).toBe('')
  rerender(<FailureCallout error={null} />)
  expect(container.textContent).toBe('')
})

testConformance(exported, {
  Callout: { props: { children: '证照已过期' } },
  FailureCallout: { props: { error: refused } },
})
