import { expect, test, vi } from 'vitest'
import { duration, hush, step } from './progress.mjs'

function screen(isTTY) {
  const written = []
  return { written, stream: { isTTY, write: text => written.push(text) } }
}

test.each([
  [340, '0.3 s'],
  [48_400, '48 s'],
  [59_700, '1 min 00 s'],
  [185_000, '3 min 05 s'],
])('%d ms reads %s', (ms, text) => {
  expect(duration(ms)).toBe(text)
})

test('in a log: a line at the start, one a minute, one at the end', async () => {
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

test('on a terminal: one line, drawn over and over', async () => {
  vi.useFakeTimers()
  const { written, stream } = screen(true)
  const working = step('Building', () => new Promise(resolve => setTimeout(resolve, 3000)), { stream })
  await vi.advanceTimersByTimeAsync(3000)
  await working
  vi.useRealTimers()
  expect(written.filter(text => text.includes('\n'))).toEqual(['\r\x1b[KBuilding: done, 3.0 s\n'])
  expect(written.at(-2)).toMatch(/Building {2}[23] s$/)
})

test('what fails is said to have failed, and still throws', async () => {
  const { written, stream } = screen(false)
  await expect(step('Building', () => Promise.reject(new Error('no')), { stream })).rejects.toThrow('no')
  expect(written.at(-1)).toContain('Building: failed')
})

test.each([true, false])('hushed, a step shows nothing more, on a terminal (%s) or not', async isTTY => {
  vi.useFakeTimers()
  const { written, stream } = screen(isTTY)
  const working = step('Building', () => new Promise(resolve => setTimeout(resolve, 130_000)), { stream })
  await vi.advanceTimersByTimeAsync(1000)
  hush()
  const before = [...written]
  await vi.advanceTimersByTimeAsync(130_000)
  await working
  vi.useRealTimers()
  expect(written).toEqual(before)
})
