import { act, renderHook } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { DRAW_CLOSE_TEXT, prizeText } from './prizeText'
import { type DrawActivity, type DrawAnswer, type UsePrizeDrawOptions, usePrizeDraw } from './usePrizeDraw'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

const activity = { id: 9, is_join: 0, name: '春季补货抽奖', remarks: '' }
const prize = { id: 9, is_join: 1, name: '满减券', remarks: '满 500 减 50' }

async function begin(change: Partial<UsePrizeDrawOptions> = {}) {
  const calls = {
    ask: vi.fn(async (): Promise<DrawActivity | null> => activity),
    draw: vi.fn(async (): Promise<DrawAnswer> => prize),
    confirmClose: vi.fn(async () => true),
    onDrawn: vi.fn(),
    onError: vi.fn(),
    ...change,
  }
  const { result, unmount } = renderHook(() => usePrizeDraw(calls))
  await act(async () => {})
  return {
    calls,
    unmount,
    state: () => result.current.state,
    prize: () => result.current.prize,
    start: () => act(async () => result.current.start()),
    close: () => act(async () => result.current.close()),
    readAgain: () => act(async () => result.current.readAgain()),
    pass: (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms)),
  }
}

test('[ST-05] it is shown only to buyers who may draw', async () => {
  expect((await begin()).state()).toBe('ready')
  expect((await begin({ ask: async () => ({ ...activity, is_join: 1 }) })).state()).toBe('hidden')
  expect((await begin({ ask: async () => null })).state()).toBe('hidden')
  expect((await begin({ ask: async () => ({ ...activity, id: null }) })).state()).toBe('hidden')
  expect((await begin({ ask: () => Promise.reject(new Error('offline')) })).state()).toBe('hidden')
})

test('[ST-05] [CN-04] the prize is revealed after 2000 ms and the popup closes 1000 ms later', async () => {
  const popup = await begin()
  await popup.start()
  await popup.pass(1999)
  expect(popup.state()).toBe('drawing')
  expect(popup.prize()).toBeNull()
  await popup.pass(1)
  expect(popup.state()).toBe('fading')
  expect(popup.prize()).toEqual(prize)
  await popup.pass(999)
  expect(popup.state()).toBe('fading')
  await popup.pass(1)
  expect(popup.state()).toBe('hidden')
})

test('[ST-05] an answer that takes longer than 2000 ms is waited for', async () => {
  const popup = await begin({
    draw: () => new Promise(resolve => setTimeout(resolve, 5000, prize)),
  })
  await popup.start()
  await popup.pass(4999)
  expect(popup.state()).toBe('drawing')
  await popup.pass(1)
  expect(popup.state()).toBe('fading')
})

test('[ER-10] the prize is announced with its name and remarks', async () => {
  const popup = await begin()
  await popup.start()
  await popup.pass(2000)
  expect(popup.calls.onDrawn).toHaveBeenCalledExactlyOnceWith(prize, '恭喜您抽中 满减券（满 500 减 50）')
  expect(prizeText({ name: '纸巾', remarks: '' })).toBe('恭喜您抽中 纸巾')
})

test('[ST-05] [ER-10] closing while the draw runs asks first, and the draw continues if the buyer stays', async () => {
  const popup = await begin({ confirmClose: vi.fn(async () => false) })
  await popup.start()
  await popup.close()
  expect(popup.calls.confirmClose).toHaveBeenCalledExactlyOnceWith(DRAW_CLOSE_TEXT)
  await popup.pass(2000)
  expect(popup.state()).toBe('fading')
})

test('[ST-05] a popup closed while the draw runs stays closed, and the prize is announced all the same', async () => {
  const popup = await begin()
  await popup.start()
  await popup.close()
  expect(popup.state()).toBe('hidden')
  await popup.pass(2000)
  expect(popup.state()).toBe('hidden')
  expect(popup.calls.onDrawn).toHaveBeenCalledOnce()
})

test('closing before the draw asks nothing', async () => {
  const popup = await begin()
  await popup.close()
  expect(popup.calls.confirmClose).not.toHaveBeenCalled()
  expect(popup.state()).toBe('hidden')
})

test('[ST-05] a question answered after the draw closes nothing', async () => {
  let answer: (sure: boolean) => void = () => {}
  const popup = await begin({ confirmClose: () => new Promise(resolve => (answer = resolve)) })
  await popup.start()
  await popup.close()
  await popup.pass(2000)
  await act(async () => answer(true))
  expect(popup.state()).toBe('fading')
})

test('two presses are one draw', async () => {
  const popup = await begin()
  await popup.start()
  await popup.start()
  expect(popup.calls.draw).toHaveBeenCalledExactlyOnceWith(9)
})

test('[ER-09] a failed draw goes to the common error handling at once and can be tried again', async () => {
  const refused = new Error('奖品已抽完')
  const popup = await begin({ draw: vi.fn(() => Promise.reject(refused)) })
  await popup.start()
  expect(popup.calls.onError).toHaveBeenCalledExactlyOnceWith(refused)
  expect(popup.state()).toBe('ready')
  await popup.start()
  expect(popup.calls.draw).toHaveBeenCalledTimes(2)
})

test('[ST-05] the prize can be read again, also after a reload', async () => {
  const popup = await begin()
  await popup.start()
  await popup.pass(3000)
  await popup.readAgain()
  expect(popup.state()).toBe('reading')
  const reloaded = await begin({
    ask: async () => ({ ...activity, is_join: 1 }),
    recall: vi.fn(async () => prize),
  })
  await reloaded.readAgain()
  expect(reloaded.state()).toBe('reading')
  expect(reloaded.prize()).toEqual(prize)
})

test('a draw that ends after the page is left announces nothing', async () => {
  const popup = await begin()
  await popup.start()
  popup.unmount()
  await popup.pass(5000)
  expect(popup.calls.onDrawn).not.toHaveBeenCalled()
})
