import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { testConformance } from '../part/testing/conformance'
import { expectAccessible } from '../part/testing/expectAccessible'
import * as exported from './index'
import { Timeline, type TimelineEntry } from './Timeline'
import { TimelineSkeleton } from './TimelineSkeleton'

/** The newest first: the number in its text counts from the oldest. */
function history(count: number): TimelineEntry[] {
  return Array.from({ length: count }, (_, at) => ({
    time: `2026-11-20 10:${String(59 - at).padStart(2, '0')}:30`,
    text: `第 ${count - at} 步`,
  }))
}

const texts = () => screen.getAllByRole('listitem').map(item => item.textContent)

test('the entries are in their order, with their time to the minute; the newest is the current one', () => {
  render(<Timeline entries={history(2)} />)
  expect(texts()).toEqual(['第 2 步2026-11-20 10:59', '第 1 步2026-11-20 10:58'])
  const [newest, older] = screen.getAllByRole('listitem')
  expect(newest?.getAttribute('aria-current')).toBe('step')
  expect(older?.getAttribute('aria-current')).toBeNull()
  expect(screen.getByText('2026-11-20 10:59').getAttribute('datetime')).toBe('2026-11-20T10:59:30+08:00')
})

test('an entry says to the styles what it is, and shows its detail', () => {
  render(
    <Timeline
      entries={[
        { time: '2026-11-20 10:30:00', text: '订单自动取消', state: 'failed', detail: '优惠券已退回' },
        { time: '2026-11-20 10:05:00', text: '付款未完成', state: 'note' },
        { time: '2026-11-20 10:00:00', text: '提交订单' },
      ]}
    />,
  )
  const states = screen.getAllByRole('listitem').map(item => item.dataset.state)
  expect(states).toEqual(['failed', 'note', 'step'])
  expect(screen.getByText('优惠券已退回')).toBeTruthy()
})

test('a long history shows the newest entries, and all when asked, by keyboard too', async () => {
  const user = userEvent.setup()
  render(<Timeline entries={history(8)} max={3} />)
  expect(texts()).toHaveLength(3)
  await user.tab()
  await user.keyboard('{Enter}')
  expect(texts()).toHaveLength(8)
  expect(document.activeElement).toBe(screen.getByRole('button', { name: '收起', expanded: true }))
  await user.keyboard('{Enter}')
  expect(texts()).toHaveLength(3)
  expect(screen.getByRole('button', { name: '展开全部 8 条', expanded: false })).toBeTruthy()
})

test('a short history has no button, and without entries there is nothing', () => {
  const { container, rerender } = render(<Timeline entries={history(5)} />)
  expect(screen.queryByRole('button')).toBeNull()
  rerender(<Timeline entries={[]} />)
  expect(container.childElementCount).toBe(0)
})

test('a loading history says so once', () => {
  render(<TimelineSkeleton label="正在加载订单动态" />)
  expect(screen.getByRole('status').textContent).toBe('正在加载订单动态')
})

test('axe', async () => {
  const { container } = render(
    <>
      <Timeline entries={history(8)} />
      <TimelineSkeleton />
    </>,
  )
  await expectAccessible(container)
})

testConformance(exported, {
  Timeline: {
    props: { entries: [{ ...history(1)[0], detail: '说明' }, ...history(7)] },
  },
  TimelineSkeleton: {},
})
