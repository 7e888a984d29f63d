import { setTimeout as wait } from 'node:timers/promises'
import { sql } from 'drizzle-orm'
import type { FastifyInstance } from 'fastify'
import { isDiskFull } from './db/disk'

/** Time in which the database and the store of files of a ready service answer, in milliseconds. */
const READY_MS = 1_000

/** Time for which an answer of the store of files counts, in milliseconds: a bucket counts every call, and costs money. */
const STORAGE_MS = 10_000

/**
 * `/healthz`: the process answers. `/readyz`: it can serve calls, so its database and its store of files answer, its disk
 * has room, and it is not stopping. A replica that is not used is no reason not to serve: it only says whether it is.
 */
export function healthRoutes(app: FastifyInstance): void {
  const { db, replica } = app.deps
  const probes = [probeOf(() => db.execute(sql`select 1`)), probeOf(storageCheck(app))]
  const answer = async () => (await Promise.all(probes.map(probe => probe()))).every(Boolean)
  app.get('/healthz', async () => ({ ok: true }))
  app.get('/readyz', async (_request, reply) => {
    const ok = !app.load.stopping && !isDiskFull(app.deps.config) && (await answer())
    return reply
      .code(ok ? 200 : 503)
      .header('Cache-Control', 'no-store')
      .send(replica ? { ok, replica: replica.state } : { ok })
  })
}

/** Checks the store of files, or returns its last answer while that counts. The log says once that it began to fail. */
function storageCheck({ deps, log }: FastifyInstance): () => Promise<void> {
  let last: { readonly at: number; readonly answer: Promise<void> } | null = null
  let failing = false
  const ask = async () => {
    try {
      await deps.ports.storage.check()
      failing = false
    } catch (err) {
      if (!failing) log.error({ err }, 'the store of files cannot be used')
      failing = true
      throw err
    }
  }
  return () => {
    const at = deps.now().getTime()
    if (last === null || at - last.at >= STORAGE_MS) last = { at, answer: ask() }
    return last.answer
  }
}

/** Asks one question at a time, however often the probe is called: one that hangs must not collect them. */
function probeOf(question: () => Promise<unknown>): () => Promise<boolean> {
  let asked: Promise<boolean> | null = null
  const ask = async () => {
    try {
      await question()
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
