import { sql } from 'drizzle-orm'
import type { FastifyInstance } from 'fastify'
import type { Db } from '../src/db/types'
import { chinaDate } from '../src/wire/clock'
import { everySeconds } from '../src/wire/timer'

/** Name of an advisory lock. */
const WEEK_LOCK = 7_305_013

/** How often a shop with demo data looks whether a day is over. */
const DAY_CHECK_SECONDS = 60

/** Keeps the week of offers of a demonstration running. In other shops the price of a day ends with its day. */
export function keepWeek(app: FastifyInstance): void {
  if (!app.deps.config.demo) return
  everySeconds(app, DAY_CHECK_SECONDS, () => repeatWeek(app.deps.db, chinaDate(app.deps.now())))
}

/**
 * Moves second-kill sessions and daily prices whose day is over on to the next week, with nothing sold yet: the week
 * of offers of the demo repeats for as long as the shop runs. `today` is a day in China. To be run after midnight and
 * at start; running it again on the same day changes nothing.
 */
export async function repeatWeek(db: Db, today: string): Promise<void> {
  const china = sql`interval '8 hours'`
  await db.transaction(async tx => {
    // Two processes at midnight: one after the other, so that the second finds nothing left to move.
    await tx.execute(sql`select pg_advisory_xact_lock(${WEEK_LOCK})`)
    await tx.execute(sql`
      update spike_sessions set day = day + 7 * ((${today}::date - day + 6) / 7) where day < ${today}::date`)
    await tx.execute(sql`
      update goods_prices line set
        begin_at = line.begin_at + past.weeks * interval '7 days',
        end_at = line.end_at + past.weeks * interval '7 days',
        sold = 0
      from (
        select goods_price_id, (${today}::date - day + 6) / 7 as weeks
        from (
          select goods_price_id, ((begin_at at time zone 'UTC') + ${china})::date as day
          from goods_prices where kind in ('spike', 'everyday')
        ) dated
        where day < ${today}::date
      ) past
      where past.goods_price_id = line.goods_price_id`)
  })
}
