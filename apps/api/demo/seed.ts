import { eq, sql } from 'drizzle-orm'
import type { Db } from '../src/db/types'
import { type Watch, waitForLock } from '../src/db/wait-for-lock'
import { loadShopSettings, showInvented } from '../src/modules/config/shop-settings'
import { settings } from '../src/modules/config/tables'
import { chinaDate } from '../src/wire/clock'
import { seedAccounts } from './accounts'
import { buildCatalogue, type Catalogue, emptyCatalogue } from './catalogue'
import { seedContent, seedFrame } from './content'
import { seedPromoPages } from './content/promo-pages'
import { seedCouponCentre } from './coupon-centre'
import { seedUserData } from './demo-user-data'
import { analyseTables, loadCatalogue, type Progress } from './load-catalogue'
import { seedPromotions } from './promotions'
import { seedRegularOrders } from './regular-orders'
import { seedTrade } from './trade'

/** The catalogue of every fresh database: the same seed, the same shop. */
const CATALOGUE_SEED = 20_260

/** Mark of a completely filled database. */
const SEEDED = 'seeded_on'

/** Name of an advisory lock: of several processes that start at once, one fills the database. */
const SEED_LOCK = 7_305_012

interface Seed {
  readonly now: Date
  readonly progress: Progress
  /** With the invented shop: products, offers, news, and accounts with what they bought. */
  readonly demo?: boolean
  /** Products in place of those of the demonstration. */
  readonly catalogue?: Catalogue
  /** Fills more of the demonstration, before the tables are prepared for the planner. */
  readonly more?: (tx: Db) => Promise<void>
  readonly watch?: Watch
}

/**
 * Fills an empty database in one transaction: an interrupted start leaves it empty, and the next one starts again. Every
 * shop gets the regions, the categories, the help centre and the navigation; the demo gets everything else that a shop
 * shows. Returns whether it filled the database. Throws when
 * the watch's `ending` is aborted meanwhile, also while it waits for another process.
 */
export async function seedIfEmpty(
  db: Db,
  { now, progress, demo = true, catalogue, more, watch = {} }: Seed,
): Promise<boolean> {
  const { ending } = watch
  return db.transaction(async tx => {
    await waitForLock(() => acquireSeedLock(tx), watch)
    // The limits of a call are not those of filling.
    await tx.execute(sql`set local statement_timeout = 0`)
    await tx.execute(sql`set local idle_in_transaction_session_timeout = 0`)
    const [seeded] = await tx.select().from(settings).where(eq(settings.name, SEEDED))
    if (seeded) return false
    const today = chinaDate(now)
    const progressUnlessEnding: Progress = (...step) => {
      ending?.throwIfAborted()
      progress(...step)
    }
    const products = catalogue ?? (demo ? buildCatalogue(CATALOGUE_SEED) : emptyCatalogue())
    await loadCatalogue(tx, products, { today, progress: progressUnlessEnding })
    await seedFrame(tx, { today, demo })
    if (demo) await seedDemo(tx, now)
    await more?.(tx)
    ending?.throwIfAborted()
    await tx.insert(settings).values({ name: SEEDED, value: today })
    await analyseTables(tx)
    return true
  })
}

/** What only a demonstration shows. Needs the catalogue. */
async function seedDemo(tx: Db, now: Date): Promise<void> {
  // Its contracts and invoices have a company.
  showInvented(true)
  await loadShopSettings(tx)
  await seedContent(tx, chinaDate(now))
  await seedCouponCentre(tx, now)
  await seedPromoPages(tx, now)
  await seedPromotions(tx, now)
  const users = await seedAccounts(tx, now)
  await seedUserData(tx, users, now)
  await seedTrade(tx, users, now)
  await seedRegularOrders(tx, users.regular, now)
}

async function acquireSeedLock(tx: Db): Promise<boolean> {
  // Both drivers return rows; Drizzle's common type does not have them.
  const { rows } = (await tx.execute(
    sql`select pg_try_advisory_xact_lock(${SEED_LOCK}) as taken`,
  )) as unknown as { rows: { taken: boolean }[] }
  return rows[0]?.taken ?? false
}
