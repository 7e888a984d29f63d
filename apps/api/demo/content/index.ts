import type { Db } from '../../src/db/types'
import { regionRows } from '../../src/modules/address/official-regions'
import { regions } from '../../src/modules/address/tables'
import { seedAds } from './ads'
import { seedArticles } from './articles'
import { seedDepartments } from './departments'
import { seedDraws } from './draws'
import { seedGifts } from './gifts'
import { seedNavigation } from './navigation'
import { seedPromoRows } from './promo-rows'

/** Rows of one insert; PostgreSQL accepts 65,535 values in a statement. */
const ROWS = 1000

export interface FrameOptions {
  /** A day in China. */
  readonly today: string
  /** With the news, the searches and the links of the demonstration. */
  readonly demo: boolean
}

/** Fills what every shop needs: regions, navigation and the help centre. Needs the categories. */
export async function seedFrame(db: Db, { today, demo }: FrameOptions): Promise<void> {
  const all = regionRows()
  for (let at = 0; at < all.length; at += ROWS) await db.insert(regions).values(all.slice(at, at + ROWS))
  await seedNavigation(db, { demo })
  await seedArticles(db, { today, demo })
}

/** Fills the advertisements, the strips of products, the draws and the gifts of the demonstration. Needs the catalogue. */
export async function seedContent(db: Db, today: string): Promise<void> {
  await seedAds(db)
  await seedPromoRows(db)
  await seedDepartments(db)
  await seedDraws(db, today)
  await seedGifts(db, today)
}
