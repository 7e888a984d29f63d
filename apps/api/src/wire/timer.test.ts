import Fastify from 'fastify'
import { expect, onTestFinished, test, vi } from 'vitest'
import type { Deps } from './deps'
import { everySeconds } from './timer'

test('[SV-01] while the database is away, all timed jobs write one line; a next outage and other errors write theirs', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  onTestFinished(() => void vi.useRealTimers())
  const lines: string[] = []
  const app = Fastify({ logger: { level: 'warn', stream: { write: text => lines.push(text) > 0 } } })
  app.decorate('deps', {} as Deps)
  onTestFinished(() => app.close())
  const away = Object.assign(new Error('connect ECONNREFUSED'), { code: 'ECONNREFUSED' })
  let error: Error | null = away
  const job = async () => {
    if (error) throw error
  }
  everySeconds(app, 1, job)
  everySeconds(app, 1, () => job().catch(cause => Promise.reject(new AggregateError([cause], 'some failed'))))
  await app.listen({ port: 0, host: '127.0.0.1' })
  await vi.advanceTimersByTimeAsync(5_500)
  expect(lines).toEqual([expect.stringContaining('connect ECONNREFUSED')])
  expect(lines[0]).not.toContain('stack')
  error = null
  await vi.advanceTimersByTimeAsync(2_000)
  error = away
  await vi.advanceTimersByTimeAsync(3_000)
  expect(lines).toHaveLength(2)
  error = new Error('a fault')
  await vi.advanceTimersByTimeAsync(1_000)
  expect(lines).toHaveLength(4)
  expect(lines[3]).toContain('stack')
})
