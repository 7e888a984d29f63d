import { sql } from 'drizzle-orm'
import { ConfigError } from '../../src/config-error'
import type { Database, Db } from '../../src/db/types'
import { rebuildSearchBest } from '../../src/modules/search/keep-best'
import type { Progress } from '../load-catalogue'
import { seedIfEmpty } from '../seed'
import { insertBuyers } from './buyers'
import { scaleCatalogue } from './catalogue'
import { insertOrders } from './orders'

/** How much is made. The same numbers and seed on the same day give the same rows. */
export interface ScalePlan {
  readonly goods: number
  readonly buyers: number
  readonly orders: number
  readonly seed: number
}

interface Options {
  readonly now: Date
  /** Shows the progress of a part that has a name. */
  readonly progress: (part: string) => Progress
}

/**
 * Fills an empty PostgreSQL with a shop of so many products, buyers and orders, in one transaction: an interrupted run
 * leaves it empty. Throws a {@link ConfigError} for a database that has products.
 */
export async function fillScale(
  database: Database,
  plan: ScalePlan,
  { now, progress }: Options,
): Promise<void> {
  const { db, kind } = database
  if (kind === 'embedded') throw new ConfigError(NO_POSTGRESQL)
  const { rows } = (await db.execute(sql`select exists (select from goods) as filled`)) as unknown as {
    rows: { filled: boolean }[]
  }
  if (rows[0]?.filled) throw new ConfigError(NOT_EMPTY)
  progress('Making products')('', 0, 1)
  const catalogue = scaleCatalogue(plan.goods, plan.seed)
  progress('Making products')('', 1, 1)
  const more = async (tx: Db) => {
    const { seed } = plan
    const buyers = await insertBuyers(tx, {
      count: plan.buyers,
      seed,
      now,
      progress: progress('Writing buyers'),
    })
    const writing = progress('Writing orders')
    await insertOrders(tx, { catalogue, buyers, count: plan.orders, seed, now, progress: writing })
  }
  const filled = await seedIfEmpty(db, { now, progress: progress('Loading products'), catalogue, more })
  if (!filled) throw new ConfigError(NOT_EMPTY)
  // A running service does it within a minute: a measurement that begins at once would be of another search.
  await rebuildSearchBest(db)
}

export const NO_POSTGRESQL =
  "The generator fills a PostgreSQL only. Set DATABASE_URL to an empty database: create database … encoding 'UTF8'."

const NOT_EMPTY =
  'The database of DATABASE_URL is not empty. The generator changes no shop: give it the address of an empty database.'
