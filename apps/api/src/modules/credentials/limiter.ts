import pLimit from 'p-limit'

/** Runs work at once or later, in order. Rejects with the limiter’s own error when too much work is waiting. */
export type Limiter = <Result>(work: () => Promise<Result>) => Promise<Result>

/** Makes a limiter: `atOnce` works run at the same time and `waiting` more wait for their turn. */
export function createLimiter(size: { atOnce: number; waiting: number }, full: () => Error): Limiter {
  const limit = pLimit(size.atOnce)
  return async work => {
    if (limit.activeCount + limit.pendingCount >= size.atOnce + size.waiting) throw full()
    return limit(work)
  }
}
