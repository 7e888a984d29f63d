import { render, screen } from '@testing-library/react'
import { ORDER } from '@yaoji/domain'
import { createRef } from 'react'
import { expect, test, vi } from 'vitest'
import { Button } from '../button'
import { testConformance } from '../part/testing/conformance'
import { expectAccessible } from '../part/testing/expectAccessible'
import * as exported from './index'
import { OrderStatus } from './OrderStatus'

const NOW = Date.parse('2026-11-22T09:30:00+08:00') / 1000
const unpaid = { status: 10, status_text: '待付款' }
const step = { text: '请尽快付款。', until: '2026-11-22 10:00:00' }

test('it says the status, what happens next, and in the last day how long is left', async () => {
  const { container } = render(
    <OrderStatus order={unpaid} next_step={step} now={NOW}>
      <Button>去付款</Button>
    </OrderStatus>,
  )
  const section = screen.getByRole('region', { name: '订单状态' })
  expect(section.dataset.tone).toBe('wait')
  expect(screen.getByRole('status').textContent).toBe('待付款请尽快付款。')
  expect(screen.getByText(/^截止/).textContent).toBe('截止 2026-11-22 10:00，剩余 30 分 0 秒')
  expect(section.contains(screen.getByRole('button', { name: '去付款' }))).toBe(true)
  await expectAccessible(container)
})

test.each([
  ['more than a day is left', NOW - 90_000, '截止 2026-11-22 10:00'],
  ['the time is not known', undefined, '截止 2026-11-22 10:00'],
  ['the time is over', NOW + 1800, '截止 2026-11-22 10:00，剩余 时间已到，正在更新'],
])('when %s', (_, now, text) => {
  render(<OrderStatus order={unpaid} next_step={step} now={now} />)
  expect(screen.getByText(/^截止/).textContent).toBe(text)
})

test('of an order that was sent it says what happens when the time is over', () => {
  render(<OrderStatus order={{ status: ORDER.shipped, status_text: '待收货' }} next_step={step} />)
  expect(screen.getByText('2026-11-22 10:00 自动确认收货')).toBeTruthy()
})

test('when the time is over the caller is told once', () => {
  const onEnd = vi.fn()
  const at = (now: number) => <OrderStatus order={unpaid} next_step={step} now={now} onEnd={onEnd} />
  const { rerender } = render(at(NOW))
  expect(onEnd).not.toHaveBeenCalled()
  for (const second of [1800, 1801]) rerender(at(NOW + second))
  expect(onEnd).toHaveBeenCalledOnce()
})

test.each([
  [40, 'wait'],
  [30, undefined],
  [100, 'ended'],
  [-10, 'ended'],
  [-20, 'ended'],
])('of status %i the tone is %s', (status, tone) => {
  render(<OrderStatus order={{ status, status_text: '…' }} next_step={{ text: '', until: null }} />)
  expect(screen.getByRole('region').dataset.tone).toBe(tone)
  expect(screen.queryByText(/截止/)).toBeNull()
})

test('a refused slip says why, and a caller can move the focus to the status', () => {
  const heading = createRef<HTMLHeadingElement>()
  render(
    <OrderStatus order={{ ...unpaid, slip_refused: '到账金额不足' }} next_step={step} headingRef={heading} />,
  )
  expect(screen.getByText('转账凭证未通过：到账金额不足')).toBeTruthy()
  heading.current?.focus()
  expect(document.activeElement).toBe(screen.getByRole('heading', { name: '待付款' }))
})

testConformance(exported, {
  OrderStatus: { props: { order: { ...unpaid, slip_refused: '不足' }, next_step: step, now: NOW } },
})
