import { sql } from 'drizzle-orm'
import type { FastifyInstance } from 'fastify'
import type { Db } from '../../db/types'
import { everySeconds } from '../../wire/timer'
import { goodsNames } from '../goods/tables'

/** How often changed names are looked for. Until then a search for a common word reads all of its matches. */
const LOOK_SECONDS = 60

/** A smaller shop reads all matches of a common word in a few milliseconds. */
const LARGE = 20_000

/** Writes the best matches of common words again after names or sales have changed, while the service of a large shop listens. */
export function keepSearchBest(app: FastifyInstance): void {
  const { db } = app.deps
  everySeconds(app, LOOK_SECONDS, async () => {
    if ((await db.$count(goodsNames)) >= LARGE) await rebuildSearchBest(db)
  })
}

/** Writes the best matches of words that at least so many names have, if they may be out of date. */
export async function rebuildSearchBest(db: Db, common = COMMON): Promise<void> {
  const { rows } = (await db.execute(sql`select exists (select from search_stale) as stale`)) as unknown as {
    rows: { stale: boolean }[]
  }
  if (!rows[0]?.stale) return
  await db.transaction(async tx => {
    // It reads the whole catalogue, and locks nothing that others write.
    await tx.execute(sql`set local statement_timeout = 0`)
    await tx.execute(sql`select rebuild_search_best(${common}::integer)`)
  })
}

/** Rarer words are found by their index as fast. */
const COMMON = 200
