import type { Db } from '../../db/types'
import { regionRows } from '../../modules/address/official-regions'
import { regions } from '../../modules/address/tables'
import { seedAds } from './ads'
import { seedArticles } from './articles'
import { seedDraws } from './draws'
import { seedNavigation } from './navigation'
import { seedPromoRows } from './promo-rows'

/** Rows of one insert; PostgreSQL takes 65,535 values a statement. */
const ROWS = 1000

/** Fills everything that people write rather than sell. The catalogue must be there; `today` is a day in China. */
export async function seedContent(db: Db, today: string): Promise<void> {
  const all = regionRows()
  for (let at = 0; at < all.length; at += ROWS) await db.insert(regions).values(all.slice(at, at + ROWS))
  await seedNavigation(db)
  await seedAds(db)
  await seedPromoRows(db)
  await seedArticles(db, today)
  await seedDraws(db, today)
}
