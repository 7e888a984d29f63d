import { act, renderHook } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { DRAW_CLOSE_TEXT, prizeText } from './prizeText'
import { type DrawActivity, type DrawAnswer, type UsePrizeDrawOptions, usePrizeDraw } from './usePrizeDraw'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

const activity = { id: 9, chance: 2, is_join: 0, name: '春季补货抽奖', remarks: '' }
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

test('[ST-05 1] it is shown only to buyers who may draw', async () => {
  expect((await begin()).state()).toBe('ready')
  expect((await begin({ ask: async () => ({ ...activity, is_join: 1 }) })).state()).toBe('hidden')
  expect((await begin({ ask: async () => null })).state()).toBe('hidden')
  expect((await begin({ ask: async () => ({ ...activity, id: null }) })).state()).toBe('hidden')
  expect((await begin({ ask: () => Promise.reject(new Error('offline')) })).state()).toBe('hidden')
})

test('[ST-05 8, ST-05 10] [CN-04 5, CN-04 6] the prize is revealed after 2000 ms and the popup closes 1000 ms later', async () => {
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

test('[ST-05 8] an answer that takes longer than 2000 ms is waited for', async () => {
  const popup = await begin({
    draw: () => new Promise(resolve => setTimeout(resolve, 5000, prize)),
  })
  await popup.start()
  await popup.pass(4999)
  expect(popup.state()).toBe('drawing')
  await popup.pass(1)
  expect(popup.state()).toBe('fading')
})

test('[ER-10 7] the prize is announced with its name and remarks', async () => {
  const popup = await begin()
  await popup.start()
  await popup.pass(2000)
  expect(popup.calls.onDrawn).toHaveBeenCalledExactlyOnceWith(prize, '恭喜您抽中 满减券（满 500 减 50）')
  expect(prizeText({ name: '纸巾', remarks: '' })).toBe('恭喜您抽中 纸巾')
  expect(prizeText({ kind: 'none', name: '谢谢参与', remarks: '下次好运' })).toBe('谢谢参与（下次好运）')
})

test('[ST-05 9] [ER-10 8] closing while the draw runs asks first, and the draw continues if the buyer stays', async () => {
  const popup = await begin({ confirmClose: vi.fn(async () => false) })
  await popup.start()
  await popup.close()
  expect(popup.calls.confirmClose).toHaveBeenCalledExactlyOnceWith(DRAW_CLOSE_TEXT, expect.any(AbortSignal))
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

test.each([
  ['arrives', async () => prize],
  ['fails', () => new Promise<DrawAnswer>((_, reject) => setTimeout(reject, 2000, new Error('offline')))],
])('[ST-05] the question ends when the prize %s', async (_what, draw) => {
  let ended: AbortSignal | undefined
  const popup = await begin({
    draw: vi.fn(draw),
    confirmClose: (_text, signal) => {
      ended = signal
      return new Promise(() => {})
    },
  })
  await popup.start()
  await popup.close()
  await popup.pass(1999)
  expect(ended?.aborted).toBe(false)
  await popup.pass(1)
  expect(ended?.aborted).toBe(true)
})

test('[ER-09 3] a failed draw goes to the common error handling at once and can be tried again', async () => {
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

test('[ST-05] two presses draw once; before the invitation, and after the prize, a press draws nothing', async () => {
  const popup = await begin()
  await popup.start()
  await popup.start()
  await popup.pass(2000)
  await popup.start()
  expect(popup.calls.draw).toHaveBeenCalledExactlyOnceWith(9, 2)
  const other = await begin({ ask: async () => ({ ...activity, is_join: 1 }) })
  await other.start()
  expect(other.calls.draw).not.toHaveBeenCalled()
})

test('[ST-05] two presses on close ask once, and a no can be asked again', async () => {
  const answers: ((sure: boolean) => void)[] = []
  const confirmClose = vi.fn(() => new Promise<boolean>(answer => answers.push(answer)))
  const popup = await begin({ confirmClose })
  await popup.start()
  await popup.close()
  await popup.close()
  expect(confirmClose).toHaveBeenCalledOnce()
  await act(async () => answers[0]?.(false))
  expect(popup.state()).toBe('drawing')
  await popup.close()
  expect(confirmClose).toHaveBeenCalledTimes(2)
})

test('[ST-05] a popup that was closed while it fades out does not come back or close again', async () => {
  const popup = await begin()
  await popup.start()
  await popup.pass(2000)
  await popup.close()
  await popup.readAgain()
  await popup.pass(5000)
  expect(popup.state()).toBe('reading')
})

test('[ST-05] a draw that is not enabled asks for no activity, until it is', async () => {
  const ask = vi.fn(async () => activity)
  const calls = { ask, draw: vi.fn(), confirmClose: vi.fn(), onError: vi.fn() }
  const { result, rerender } = renderHook(({ enabled }) => usePrizeDraw({ ...calls, enabled }), {
    initialProps: { enabled: false },
  })
  await act(async () => {})
  expect(ask).not.toHaveBeenCalled()
  expect(result.current.state).toBe('hidden')
  rerender({ enabled: true })
  await act(async () => {})
  expect(result.current.state).toBe('ready')
})

test.each([
  ['without a call for it', undefined],
  ['that the service does not know', async () => null],
])('[ST-05] a prize of before %s is not shown', async (_, recall) => {
  const popup = await begin({ ask: async () => ({ ...activity, is_join: 1 }), recall })
  await popup.readAgain()
  expect(popup.state()).toBe('hidden')
  expect(popup.calls.onError).not.toHaveBeenCalled()
})

test('[ST-05] a prize of before that cannot be read is reported', async () => {
  const error = new Error('离线')
  const popup = await begin({
    ask: async () => ({ ...activity, is_join: 1 }),
    recall: () => Promise.reject(error),
  })
  await popup.readAgain()
  expect(popup.state()).toBe('hidden')
  expect(popup.calls.onError).toHaveBeenCalledExactlyOnceWith(error)
})

test('[ST-05] the calls of the last rendering are the ones that are used', async () => {
  const [first, last] = [vi.fn(async () => prize), vi.fn(async () => prize)]
  const calls = { ask: async () => activity, confirmClose: async () => true, onError: () => {} }
  const { result, rerender } = renderHook(({ draw }) => usePrizeDraw({ ...calls, draw }), {
    initialProps: { draw: first },
  })
  await act(async () => {})
  rerender({ draw: last })
  await act(async () => result.current.start())
  expect(first).not.toHaveBeenCalled()
  expect(last).toHaveBeenCalledExactlyOnceWith(9, 2)
})
