import { render, screen } from '@testing-library/react'
import { StrictMode } from 'react'
import { expect, test, vi } from 'vitest'
import { testConformance } from '../part/testing/conformance'
import { expectAccessible } from '../part/testing/expectAccessible'
import { Countdown } from './Countdown'
import * as exported from './index'
import { remainingText, remainingUntil } from './remaining'
import { TimeLeft } from './TimeLeft'

test.each([
  [9, '9 秒'],
  [60, '1 分 0 秒'],
  [3600, '1 小时 0 分 0 秒'],
  [90_061, '1 天 1 小时'],
  [0, '0 秒'],
  [-5, '0 秒'],
])('%i seconds read %s', (seconds, text) => {
  expect(remainingText(remainingUntil(1000 + seconds, 1000))).toBe(text)
})

test('[ST-08] it shows what is left by the clock that is given, and is not read out at every tick', async () => {
  const { container, rerender } = render(<Countdown end={10_000} now={10_000 - 3661} />)
  const timer = screen.getByRole('timer')
  expect(timer.textContent).toContain('01:01:01')
  rerender(<Countdown end={10_000} now={10_000 - 3660} />)
  expect(timer.textContent).toContain('01:01:00')
  expect(timer.getAttribute('aria-live')).toBe('off')
  await expectAccessible(container)
})

test.each([
  [301, undefined, undefined],
  [300, '', undefined],
  [1, '', undefined],
  [0, undefined, ''],
])('with %i seconds left it says to the styles whether it is urgent or over', (left, urgent, ended) => {
  render(<Countdown end={1000} now={1000 - left} />)
  const { dataset } = screen.getByRole('timer')
  expect([dataset.urgent, dataset.ended]).toEqual([urgent, ended])
})

test.each([
  [undefined, 'boxes', 3],
  ['text', 'text', 0],
] as const)('of the variant %s it is drawn as %s', (variant, said, boxes) => {
  const { container } = render(<Countdown end={100} now={0} variant={variant} />)
  expect(screen.getByRole('timer').dataset.variant).toBe(said)
  expect(container.querySelectorAll('[data-part=box]')).toHaveLength(boxes)
})

test('the onEnd of the last rendering is the one that is called', () => {
  const [first, last] = [vi.fn(), vi.fn()]
  const { rerender } = render(<Countdown end={100} now={98} onEnd={first} />)
  rerender(<Countdown end={100} now={99} onEnd={last} />)
  rerender(<Countdown end={100} now={100} onEnd={last} />)
  expect(first).not.toHaveBeenCalled()
  expect(last).toHaveBeenCalledOnce()
})

test('days count into the hours of the boxes', () => {
  render(<Countdown end={200_000} now={0} />)
  expect(screen.getByRole('timer').textContent).toContain('55:33:20')
})

test('onEnd is called once, and not for what had ended before', () => {
  const onEnd = vi.fn()
  const show = (now: number) => (
    <StrictMode>
      <Countdown end={100} now={now} onEnd={onEnd} />
    </StrictMode>
  )
  const { rerender, unmount } = render(show(99))
  rerender(show(100))
  rerender(show(101))
  expect(onEnd).toHaveBeenCalledOnce()
  expect(screen.getByRole('timer').textContent).toBe('已结束')
  unmount()
  render(show(200))
  expect(onEnd).toHaveBeenCalledOnce()
})

test('the words can be replaced', () => {
  const labels = { remaining: ({ total }: { total: number }) => `${total} s`, ended: 'Over' }
  const { rerender } = render(<Countdown variant="text" end={100} now={90} labels={labels} />)
  expect(screen.getByRole('timer').textContent).toBe('10 s')
  rerender(<Countdown variant="text" end={100} now={100} labels={labels} />)
  expect(screen.getByRole('timer').textContent).toBe('Over')
})

const answer = { timestamp: 1000, receivedAt: new Date() }

test('what is left follows what ends, with the days where it is more than one', async () => {
  const { container, rerender } = render(
    <TimeLeft text="距本月结束" end={1000 + 3 * 86_400 + 30} {...answer} onEnd={() => {}} />,
  )
  expect(container.textContent).toMatch(/^距本月结束 3 天 0 小时/)
  expect(screen.getByRole('timer').dataset.variant).toBe('text')
  await expectAccessible(container)
  rerender(<TimeLeft text="距本场结束" end={1000 + 600} {...answer} onEnd={() => {}} />)
  expect(screen.getByRole('timer').dataset.variant).toBe('boxes')
})

testConformance(exported, {
  Countdown: { props: { end: 100, now: 0 } },
  TimeLeft: { props: { text: '距结束', end: 2000, ...answer, onEnd: () => {}, framed: true } },
})
