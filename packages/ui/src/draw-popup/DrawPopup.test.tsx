import { act, fireEvent, render, screen } from '@testing-library/react'
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

test('[ST-05] it comes up for those who may draw, and not for others', async () => {
  await show(1)
  expect(popup()).toBeNull()
  await show(0)
  expect(popup()).not.toBeNull()
})

test('[ST-05] [CN-04] it draws for 2000 ms, shows the prize, and is closed 1000 ms later', async () => {
  await show()
  await press('开始抽奖')
  expect(screen.getByRole('status').textContent).toBe('正在抽奖')
  await pass(1999)
  expect(screen.getByRole('status').textContent).toBe('正在抽奖')
  await pass(1)
  expect(screen.getByRole('status').textContent).toBe('恭喜您抽中 满减券（满 500 减 50）')
  expect(popup()?.dataset.draw).toBe('fading')
  await pass(1000)
  expect(popup()).toBeNull()
})

test('[ST-05] Esc while it draws asks first', async () => {
  await show()
  await press('开始抽奖')
  await act(async () => fireEvent.keyDown(document.activeElement ?? document.body, { key: 'Escape' }))
  expect(confirmClose).toHaveBeenCalledOnce()
  expect(popup()).not.toBeNull()
})

test('[ST-05] the prize can be read again, for as long as the buyer likes', async () => {
  await show()
  await press('开始抽奖')
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

test('a prize is not shown before the tiles have stopped', () => {
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

test('nine tiles move one after another, each at its own time; the one in the middle opens', () => {
  showReady()
  const tiles = [...document.querySelectorAll<HTMLElement>('[data-part=tile]')]
  const delays = tiles.map(tile => Number.parseInt(tile.style.animationDelay, 10)).sort((a, b) => a - b)
  expect(delays[0]).toBe(0)
  const gaps = delays.slice(1).map((delay, index) => delay - (delays[index] ?? 0))
  expect(gaps).toEqual(Array.from({ length: 8 }, () => gaps[0]))
  expect(gaps[0]).toBeGreaterThan(0)
  expect(tiles.map(({ dataset }) => dataset.middle === '')).toEqual(
    Array.from({ length: 9 }, (_, place) => place === 4),
  )
})

testConformance(exported, { DrawPopup: { props: { draw: ready } } })
