import { count, desc, eq, ne, sql } from 'drizzle-orm'
import type { Db } from '../../db/types'
import { type Selection, selectLines } from './list'
import { categories } from './tables'

/** Most values of one facet. */
const FACET_VALUES = 60

/** Counts of what a selection finds: in all, in stock, and by maker, dosage form and category. */
export async function countFacets(db: Db, selection: Selection) {
  const line = selectLines(db, selection)
  const [totals] = await db
    .select({
      total: count(),
      in_stock: sql<number>`count(*) filter (where ${line.stock} > 0)`.mapWith(Number),
    })
    .from(line)
  return {
    total: totals?.total ?? 0,
    facets: {
      sccj: await countBy(db, selection, 'sccj'),
      dosage_form: await countBy(db, selection, 'dosage_form'),
      category: await countCategories(db, selection),
      in_stock: totals?.in_stock ?? 0,
    },
  }
}

async function countBy(db: Db, selection: Selection, name: 'sccj' | 'dosage_form') {
  const line = selectLines(db, selection)
  const rows = await db
    .select({ value: line[name], count: count() })
    .from(line)
    .where(ne(line[name], ''))
    .groupBy(line[name])
    .orderBy(desc(count()), line[name])
    .limit(FACET_VALUES)
  return rows.map(row => ({ value: row.value, name: row.value, count: row.count }))
}

async function countCategories(db: Db, selection: Selection) {
  const line = selectLines(db, selection)
  const rows = await db
    .select({ id: categories.id, name: categories.name, count: count() })
    .from(line)
    .innerJoin(categories, eq(categories.id, line.category_id))
    .groupBy(categories.id, categories.name)
    .orderBy(desc(count()), categories.id)
    .limit(FACET_VALUES)
  return rows.map(row => ({ value: String(row.id), name: row.name, count: row.count }))
}
