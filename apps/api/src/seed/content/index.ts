import type { Db } from '../../db/types'
import { regions } from '../../modules/address/tables'
import { regionRows } from '../regions'
import { seedArticles } from './articles'
import { seedDraws } from './draws'
import { seedNavigation } from './navigation'
import { seedPictures } from './pictures'
import { seedStrips } from './strips'

/** Rows of one insert; PostgreSQL takes 65,535 values a statement. */
const ROWS = 1000

/** Fills everything that people write rather than sell. The catalogue must be there; `today` is a day in China. */
export async function seedContent(db: Db, today: string): Promise<void> {
  const all = regionRows()
  for (let at = 0; at < all.length; at += ROWS) await db.insert(regions).values(all.slice(at, at + ROWS))
  await seedNavigation(db)
  await seedPictures(db)
  await seedStrips(db)
  await seedArticles(db, today)
  await seedDraws(db, today)
}
