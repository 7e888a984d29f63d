import { expect, test, vi } from 'vitest'
import { duration, step, stopDisplays } from './progress.mjs'

function screen(isTTY) {
  const written = []
  return { written, stream: { isTTY, write: text => written.push(text) } }
}

test.each([
  [340, '0.3 s'],
  [48_400, '48 s'],
  [59_700, '1 min 00 s'],
  [185_000, '3 min 05 s'],
])('%d ms is shown as %s', (ms, text) => {
  expect(duration(ms)).toBe(text)
})

test('a log gets a line at the start, one every minute, one at the end', async () => {
  vi.useFakeTimers()
  const { written, stream } = screen(false)
  const working = step('Building', () => new Promise(resolve => setTimeout(resolve, 130_000)), { stream })
  await vi.advanceTimersByTimeAsync(130_000)
  await working
  vi.useRealTimers()
  expect(written).toEqual([
    'Building …\n',
    'Building: still running, 1 min 00 s\n',
    'Building: still running, 2 min 00 s\n',
    'Building: done, 2 min 10 s\n',
  ])
})

test('a terminal gets one line, which is rewritten', async () => {
  vi.useFakeTimers()
  const { written, stream } = screen(true)
  const working = step('Building', () => new Promise(resolve => setTimeout(resolve, 3000)), { stream })
  await vi.advanceTimersByTimeAsync(3000)
  await working
  vi.useRealTimers()
  expect(written.filter(text => text.includes('\n'))).toEqual(['\r\x1b[KBuilding: done, 3.0 s\n'])
  expect(written.at(-2)).toMatch(/Building {2}[23] s$/)
})

test('a failed step is shown as failed, and its error is thrown', async () => {
  const { written, stream } = screen(false)
  await expect(step('Building', () => Promise.reject(new Error('no')), { stream })).rejects.toThrow('no')
  expect(written.at(-1)).toContain('Building: failed')
})

test.each([true, false])('a stopped display shows nothing more (terminal: %s)', async isTTY => {
  vi.useFakeTimers()
  const { written, stream } = screen(isTTY)
  const working = step('Building', () => new Promise(resolve => setTimeout(resolve, 130_000)), { stream })
  await vi.advanceTimersByTimeAsync(1000)
  stopDisplays()
  const before = [...written]
  await vi.advanceTimersByTimeAsync(130_000)
  await working
  vi.useRealTimers()
  expect(written).toEqual(before)
})
