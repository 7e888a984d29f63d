import { setTimeout as wait } from 'node:timers/promises'
import { sql } from 'drizzle-orm'
import type { FastifyInstance } from 'fastify'
import { isDiskFull } from './db/disk'
import type { Db } from './db/types'

/** Time in which the database of a ready service answers, in milliseconds. */
const READY_MS = 1_000

/** `/healthz`: the process answers. `/readyz`: it can serve calls, so its database answers, its disk has room, and it is not stopping. */
export function healthRoutes(app: FastifyInstance): void {
  const databaseAnswers = probeOf(app.deps.db)
  app.get('/healthz', async () => ({ ok: true }))
  app.get('/readyz', async (_request, reply) => {
    const ok = !app.load.stopping && !isDiskFull(app.deps.config) && (await databaseAnswers())
    return reply
      .code(ok ? 200 : 503)
      .header('Cache-Control', 'no-store')
      .send({ ok })
  })
}

/** Asks the database one question at a time, however often the probe is called: a hung one must not collect them. */
function probeOf(db: Db): () => Promise<boolean> {
  let asked: Promise<boolean> | null = null
  const ask = async () => {
    try {
      await db.execute(sql`select 1`)
      return true
    } catch {
      return false
    } finally {
      asked = null
    }
  }
  return async () => {
    const over = new AbortController()
    asked ??= ask()
    const late = wait(READY_MS, false, { signal: over.signal, ref: false }).catch(() => false)
    const answer = await Promise.race([asked, late])
    over.abort()
    return answer
  }
}
