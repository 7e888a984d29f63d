import type { Db } from '../../db/types'
import { regionRows } from '../../modules/address/official-regions'
import { regions } from '../../modules/address/tables'
import { seedAds } from './ads'
import { seedArticles } from './articles'
import { seedDepartments } from './departments'
import { seedDraws } from './draws'
import { seedGifts } from './gifts'
import { seedNavigation } from './navigation'
import { seedPromoRows } from './promo-rows'

/** Rows of one insert; PostgreSQL accepts 65,535 values in a statement. */
const ROWS = 1000

/** Fills the texts and pictures of the site. Needs the catalogue; `today` is a day in China. */
export async function seedContent(db: Db, today: string): Promise<void> {
  const all = regionRows()
  for (let at = 0; at < all.length; at += ROWS) await db.insert(regions).values(all.slice(at, at + ROWS))
  await seedNavigation(db)
  await seedAds(db)
  await seedPromoRows(db)
  await seedArticles(db, today)
  await seedDepartments(db)
  await seedDraws(db, today)
  await seedGifts(db, today)
}
