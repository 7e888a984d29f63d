import { EventEmitter } from 'node:events'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { openPlace, type Worker, type WorkerEnd } from './place'

beforeEach(() => void vi.useFakeTimers())

afterEach(() => void vi.useRealTimers())

/** Workers without processes, and the ends that were reported. */
function openWorkers() {
  const workers: (EventEmitter & Worker & { readonly sent: string[] })[] = []
  const ends: WorkerEnd[] = []
  const fork = () => {
    const sent: string[] = []
    const worker = Object.assign(new EventEmitter(), {
      process: { pid: workers.length + 1, kill: () => true },
      send: (message: string) => sent.push(message),
      sent,
    })
    workers.push(worker)
    return worker
  }
  return { workers, ends, place: openPlace(fork, end => ends.push(end)) }
}

test('[SV-01] a worker that ends is replaced at once, and after a growing pause when it ends again and again', async () => {
  const { workers, ends, place } = openWorkers()
  const starting = place.start()
  workers[0]?.emit('listening')
  expect(await starting).toBe(true)
  await vi.advanceTimersByTimeAsync(60_000)
  for (let at = 0; at < 9; at += 1) {
    workers[at]?.emit('exit', null, 'SIGKILL')
    await vi.advanceTimersByTimeAsync(Math.max(0, (ends[at]?.pause_ms ?? 0) - 1))
    if (at > 0) expect(workers.length).toBe(at + 1)
    await vi.advanceTimersByTimeAsync(1)
    expect(workers.length).toBe(at + 2)
  }
  expect(ends.map(end => end.pause_ms)).toEqual([0, 500, 1000, 2000, 4000, 8000, 16_000, 30_000, 30_000])
  expect(ends[0]).toMatchObject({ worker: 1, code: null, signal: 'SIGKILL' })
  await vi.advanceTimersByTimeAsync(60_000)
  workers[9]?.emit('exit', 1, null)
  expect(ends.at(-1)).toMatchObject({ worker: 10, code: 1, pause_ms: 0 })
})

test('a worker that ends before it listens did not start', async () => {
  const { workers, place } = openWorkers()
  const starting = place.start()
  workers[0]?.emit('exit', 1, null)
  expect(await starting).toBe(false)
})

test.each([
  [0, true],
  [1, false],
])('a worker that is asked to end with %i is not replaced; in order: %s', async (code, inOrder) => {
  const { workers, ends, place } = openWorkers()
  void place.start()
  const stopping = place.stop('stop')
  expect(workers[0]?.sent).toEqual(['stop'])
  workers[0]?.emit('exit', code, null)
  expect(await stopping).toBe(inOrder)
  await vi.advanceTimersByTimeAsync(60_000)
  expect([workers.length, ends]).toEqual([1, []])
})

test('asked to end during the pause, no other worker starts', async () => {
  const { workers, place } = openWorkers()
  void place.start()
  workers[0]?.emit('exit', 1, null)
  expect(await place.stop('stop')).toBe(true)
  await vi.advanceTimersByTimeAsync(60_000)
  expect(workers.length).toBe(1)
})
