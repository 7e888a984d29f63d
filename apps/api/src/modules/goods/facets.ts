import { and, count, desc, eq, type SQL, sql } from 'drizzle-orm'
import type { Db } from '../../db/types'
import { categories, goods, goodsPrices } from './tables'

/** Most values of one facet. */
const FACET_VALUES = 60

/** Counts of what the conditions find: in all, in stock, and by maker, dosage form and category. */
export async function countFacets(db: Db, conditions: readonly SQL[]) {
  const where = and(...conditions)
  const from = () => db.select({ id: goods.id, stock: goodsPrices.stock }).from(goodsPrices)
  const matched = from().innerJoin(goods, eq(goods.id, goodsPrices.goods_id)).where(where).as('matched')
  const [totals] = await db
    .select({
      total: count(),
      in_stock: sql<number>`count(*) filter (where ${matched.stock} > 0)`.mapWith(Number),
    })
    .from(matched)
  return {
    total: totals?.total ?? 0,
    facets: {
      sccj: await countBy(db, where, goods.sccj),
      dosage_form: await countBy(db, where, goods.dosage_form),
      category: await countCategories(db, where),
      in_stock: totals?.in_stock ?? 0,
    },
  }
}

async function countBy(db: Db, where: SQL | undefined, column: typeof goods.sccj | typeof goods.dosage_form) {
  const rows = await db
    .select({ value: column, count: count() })
    .from(goodsPrices)
    .innerJoin(goods, eq(goods.id, goodsPrices.goods_id))
    .where(and(where, sql`${column} <> ''`))
    .groupBy(column)
    .orderBy(desc(count()), column)
    .limit(FACET_VALUES)
  return rows.map(row => ({ value: row.value, name: row.value, count: row.count }))
}

async function countCategories(db: Db, where: SQL | undefined) {
  const rows = await db
    .select({ id: categories.id, name: categories.name, count: count() })
    .from(goodsPrices)
    .innerJoin(goods, eq(goods.id, goodsPrices.goods_id))
    .innerJoin(categories, eq(categories.id, goods.category_id))
    .where(where)
    .groupBy(categories.id, categories.name)
    .orderBy(desc(count()), categories.id)
    .limit(FACET_VALUES)
  return rows.map(row => ({ value: String(row.id), name: row.name, count: row.count }))
}
