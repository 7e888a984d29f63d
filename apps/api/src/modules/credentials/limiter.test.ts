import { expect, test, vi } from 'vitest'
import { createLimiter } from './limiter'

test('two works run at once, the next in turn, and the rest is refused', async () => {
  const limited = createLimiter({ atOnce: 2, waiting: 2 }, () => new Error('full'))
  const opens: (() => void)[] = []
  const began: number[] = []
  const work = (name: number) => () => {
    began.push(name)
    return new Promise<number>(resolve => {
      opens.push(() => resolve(name))
    })
  }
  const results = [1, 2, 3, 4].map(name => limited(work(name)))
  await expect(limited(work(5))).rejects.toThrow('full')
  await vi.waitFor(() => expect(began).toEqual([1, 2]))
  for (const name of [1, 2, 3, 4]) {
    await vi.waitFor(() => expect(began).toContain(name))
    opens[name - 1]?.()
    expect(await results[name - 1]).toBe(name)
  }
  expect(began).toEqual([1, 2, 3, 4])
})

test('a work that fails makes room for the next', async () => {
  const limited = createLimiter({ atOnce: 1, waiting: 0 }, () => new Error('full'))
  await expect(limited(() => Promise.reject(new Error('broken')))).rejects.toThrow('broken')
  expect(await limited(async () => 'in')).toBe('in')
})
