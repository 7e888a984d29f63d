import { act, fireEvent, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { usePrizeDraw } from '@yaoji/hooks'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { testConformance } from '../part/testing/conformance'
import { expectAccessible } from '../part/testing/expectAccessible'
import { DrawPopup, drawPopupLabels } from './DrawPopup'
import * as exported from './index'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

const activity = { id: 9, is_join: 0, name: '春季补货抽奖', remarks: '' }
const prize = { id: 9, is_join: 1, name: '满减券', remarks: '满 500 减 50' }

const confirmClose = vi.fn(async () => false)

function Page({ is_join }: { is_join: number }) {
  const draw = usePrizeDraw({
    ask: async () => ({ ...activity, is_join }),
    draw: async () => prize,
    confirmClose,
    onError: () => {},
  })
  return (
    <>
      <button type="button" onClick={draw.readAgain}>
        查看中奖结果
      </button>
      <DrawPopup draw={draw} />
    </>
  )
}

async function show(is_join = 0) {
  confirmClose.mockClear()
  render(<Page is_join={is_join} />)
  await act(async () => {})
}

const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms))
const press = (name: string) => act(async () => fireEvent.click(screen.getByRole('button', { name })))
const popup = () => screen.queryByRole('dialog', { name: '春季补货抽奖' })

test('[ST-05 1] it comes up for those who may draw, and not for others', async () => {
  await show(1)
  expect(popup()).toBeNull()
  await show(0)
  expect(popup()).not.toBeNull()
})

test('[ST-05 7, ST-05 8, ST-05 10] [CN-04 5, CN-04 6] it draws for 2000 ms, shows the prize, and is closed 1000 ms later', async () => {
  await show()
  await press('直接查看')
  expect(screen.getByRole('status').textContent).toBe('正在抽奖')
  await pass(1999)
  expect(screen.getByRole('status').textContent).toBe('正在抽奖')
  await pass(1)
  expect(screen.getByRole('status').textContent).toBe('恭喜您抽中 满减券（满 500 减 50）')
  expect(popup()?.dataset.draw).toBe('fading')
  await pass(1000)
  expect(popup()).toBeNull()
})

test('[ST-05 9] Esc while it draws asks first', async () => {
  await show()
  await press('直接查看')
  await act(async () => fireEvent.keyDown(document.activeElement ?? document.body, { key: 'Escape' }))
  expect(confirmClose).toHaveBeenCalledOnce()
  expect(popup()).not.toBeNull()
})

test('[ST-05] the prize can be read again, for as long as the buyer likes', async () => {
  await show()
  await press('直接查看')
  await pass(3000)
  await press('查看中奖结果')
  await pass(60_000)
  expect(screen.getByRole('status').textContent).toBe('恭喜您抽中 满减券（满 500 减 50）')
  await press('知道了')
  expect(popup()).toBeNull()
})

test('axe', async () => {
  await show()
  vi.useRealTimers()
  await expectAccessible(document.body)
})

const ready = {
  ...{ state: 'ready', activity, prize: null },
  ...{ start: () => {}, close: () => {}, readAgain: () => {} },
}

const showReady = (props: Partial<Parameters<typeof DrawPopup>[0]['draw']> = {}) =>
  render(<DrawPopup draw={{ ...ready, ...props } as Parameters<typeof DrawPopup>[0]['draw']} />)

test.each([
  ['the words of the activity', { ...activity, remarks: '满 500 元可抽一次' }, '满 500 元可抽一次'],
  ['words of its own, where the activity has none', activity, drawPopupLabels.invitation],
  ['words of its own until the activity is known', null, drawPopupLabels.invitation],
])('it invites with %s', (_, given, text) => {
  showReady({ activity: given })
  expect(screen.getByRole('status').textContent).toBe(text)
})

test('a prize is not shown before it is revealed', () => {
  showReady({ prize })
  expect(screen.getByRole('status').textContent).not.toContain(prize.name)
})

test('an activity without a name has one', () => {
  showReady({ activity: { ...activity, name: '' } })
  expect(screen.getByRole('dialog').textContent).toContain(drawPopupLabels.title)
})

test('a press outside does not close it, Esc does', async () => {
  vi.useRealTimers()
  const close = vi.fn()
  showReady({ close })
  // The dialog listens for presses outside from the next task on.
  await act(() => new Promise(resolve => setTimeout(resolve)))
  fireEvent.pointerDown(document.body)
  fireEvent.pointerUp(document.body)
  fireEvent.click(document.body)
  expect(close).not.toHaveBeenCalled()
  fireEvent.keyDown(screen.getByRole('dialog'), { key: 'Escape' })
  expect(close).toHaveBeenCalledOnce()
})

const ticket = () => screen.getByRole('button', { name: /^(刮开奖层|满减券)$/ })
const cover = () => document.querySelector('[data-part=cover]')

/** Drags over the ticket, from place to place. */
function drag(...places: [number, number][]) {
  const [first = [0, 0], ...rest] = places
  fireEvent.pointerDown(ticket(), { button: 0, clientX: first[0], clientY: first[1] })
  for (const [clientX, clientY] of rest) fireEvent.pointerMove(ticket(), { clientX, clientY })
  fireEvent.pointerUp(ticket())
}

test('[ST-05 5, ST-05 8] [CN-04 5] a drag over the layer draws: loading for 2000 ms, then the layer is gone and the prize is there', async () => {
  await show()
  await act(async () => drag([10, 50], [40, 50], [90, 60]))
  expect(screen.getByRole('status').textContent).toBe('正在抽奖')
  await pass(1999)
  expect(cover()).not.toBeNull()
  expect(ticket().textContent).toBe('')
  await pass(1)
  expect(cover()).toBeNull()
  expect(ticket().textContent).toBe('满减券')
  expect(popup()?.dataset.draw).toBe('fading')
})

test('[ST-05 5] a press that slips a little scratches, and does not draw', () => {
  const start = vi.fn()
  showReady({ start })
  drag([10, 50], [30, 50])
  drag([10, 60], [30, 60])
  fireEvent.pointerMove(ticket(), { clientX: 250, clientY: 60 })
  expect(cover()?.hasAttribute('data-scratched')).toBe(true)
  expect(start).not.toHaveBeenCalled()
})

test('[ST-05 5] the other mouse buttons scratch nothing', () => {
  const start = vi.fn()
  showReady({ start })
  fireEvent.pointerDown(ticket(), { button: 2, clientX: 0, clientY: 50 })
  fireEvent.pointerMove(ticket(), { clientX: 200, clientY: 50 })
  expect(start).not.toHaveBeenCalled()
  expect(cover()?.hasAttribute('data-scratched')).toBe(false)
})

test('[ST-05 6] [LB-05] Enter on the layer scratches a stroke and draws', async () => {
  vi.useRealTimers()
  const start = vi.fn()
  showReady({ start })
  const user = userEvent.setup()
  act(() => ticket().focus())
  await user.keyboard('{Enter}')
  expect(start).toHaveBeenCalledOnce()
  expect(cover()?.hasAttribute('data-scratched')).toBe(true)
})

test('[ST-05] while it draws the layer can be scratched on, and nothing is drawn twice', () => {
  const start = vi.fn()
  showReady({ state: 'drawing', start })
  drag([10, 50], [90, 60], [200, 60])
  fireEvent.click(ticket())
  expect(start).not.toHaveBeenCalled()
  expect(cover()?.hasAttribute('data-scratched')).toBe(true)
  expect(ticket().getAttribute('aria-disabled')).toBe('true')
})

test('[ST-05] a draw that failed has a whole layer again', () => {
  const popupOf = (state: 'drawing' | 'ready') => (
    <DrawPopup draw={{ ...ready, state } as Parameters<typeof DrawPopup>[0]['draw']} />
  )
  const { rerender } = render(popupOf('drawing'))
  drag([10, 50], [90, 60])
  rerender(popupOf('ready'))
  expect(cover()?.hasAttribute('data-scratched')).toBe(false)
})

testConformance(exported, { DrawPopup: { props: { draw: ready } } })
