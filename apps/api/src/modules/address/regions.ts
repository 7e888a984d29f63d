import { asc, eq } from 'drizzle-orm'
import type { Db } from '../../db/types'
import { invalidField } from '../../wire/refusal'
import { regions } from './tables'

type RegionRow = typeof regions.$inferSelect

/** The regions below a region; the provinces without one. */
export async function listRegions(db: Db, parentCode: string) {
  const rows = await db
    .select()
    .from(regions)
    .where(eq(regions.parent_code, parentCode))
    .orderBy(asc(regions.code))
  return rows.map(({ code, name, has_children }) => ({ code, name, has_children }))
}

/** Codes of a lowest region and of the regions above it, and their names joined. */
export interface RegionPath {
  readonly province_code: string
  readonly city_code: string
  readonly district_code: string
  readonly region: string
}

/** The path to a lowest region. Throws a 422 at `district_code` for any other code. */
export async function findRegion(db: Db, code: string): Promise<RegionPath> {
  const path = await regionPath(db, code)
  if (!path) throw invalidField('district_code', '请选择到区县')
  return path
}

/** The path to a lowest region; null for any other code. */
export async function regionPath(db: Db, code: string): Promise<RegionPath | null> {
  const path: RegionRow[] = []
  for (let at = code; at !== ''; at = path[0]?.parent_code ?? '') {
    const [row] = await db.select().from(regions).where(eq(regions.code, at))
    if (!row) return null
    path.unshift(row)
  }
  const [province, second] = path
  const lowest = path.at(-1)
  if (!province || !lowest || lowest.has_children === 1) return null
  return {
    province_code: province.code,
    city_code: (second ?? lowest).code,
    district_code: lowest.code,
    region: path.map(row => row.name).join(''),
  }
}
