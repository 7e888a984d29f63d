import type { DataOf, InputOf } from '@yaoji/api-client/contract'
import type {
  DepartmentArticle,
  departmentArticles,
  departments,
} from '@yaoji/api-client/contract/department'
import { and, asc, count, desc, eq, isNotNull, isNull, lte, or, type SQL, sql } from 'drizzle-orm'
import type { Db } from '../../db/types'
import type { ViewerContext } from '../../wire/context'
import { pageBounds, toPage } from '../../wire/pages'
import { recent } from '../../wire/recent'
import { toSummary } from '../article/service'
import { articles } from '../article/tables'
import { goodsByBestLine } from '../goods/best-line'
import { filterLines, selectLines } from '../goods/listed-lines'
import { goods as products } from '../goods/tables'
import { departments as rows, departmentArticles as written } from './tables'

/** Products and articles that are shown of each department, and notices of trainings. */
const GOODS_EACH = 5
const ARTICLES_EACH = 3
const TRAININGS = 5

/** The departments with the best-selling in stock of what they order, their reading, and the newest trainings. */
export async function listDepartments(context: ViewerContext): Promise<DataOf<typeof departments>> {
  const { db } = context
  const found = await db.select().from(rows).orderBy(asc(rows.sort))
  const ranked = await recent(context, 'department.best-sellers', () => bestSellers(context))
  const goods = await goodsByBestLine(context, [...new Set(ranked.map(row => row.goods_price_id))])
  // A running deal has a line of its own, so a product is found by its id.
  const goodsById = new Map(goods.map(one => [one.id, one]))
  const reading = await readingOf(db)
  const list = found.map(({ key, name, describe }) => {
    const own = ranked.filter(row => row.key === key)
    return {
      key,
      name,
      describe,
      goods_count: own[0]?.total ?? 0,
      goods: own.flatMap(row => goodsById.get(row.goods_id) ?? []),
      articles: reading.filter(row => row.key === key).map(row => row.article),
    }
  })
  const trainings = await articlesOf(db, eq(written.kind, 'training'), { limit: TRAININGS, offset: 0 })
  return { list, trainings }
}

/**
 * The best-selling of each department that are in stock, best first, and the number of all of them. All departments are
 * ranked by one statement: the lines of the catalogue are read once, not once for each.
 */
async function bestSellers(context: ViewerContext) {
  const { db } = context
  const line = selectLines(context, { conditions: filterLines({}, context), found: null, in_stock: true })
  const ranked = db
    .select({
      key: rows.key,
      goods_id: line.goods_id,
      goods_price_id: line.goods_price_id,
      rank: sql<number>`row_number() over (partition by ${rows.key} order by ${line.sales} desc, ${line.goods_price_id})`.as(
        'rank',
      ),
      total: sql<number>`count(*) over (partition by ${rows.key})`.mapWith(Number).as('total'),
    })
    .from(line)
    .innerJoin(products, eq(products.id, line.goods_id))
    .innerJoin(rows, sql`${rows.category_ids} && ${products.category_ids}`)
    .as('ranked')
  return db
    .select({
      key: ranked.key,
      goods_id: ranked.goods_id,
      goods_price_id: ranked.goods_price_id,
      total: ranked.total,
    })
    .from(ranked)
    .where(lte(ranked.rank, GOODS_EACH))
    .orderBy(asc(ranked.rank))
}

/** The newest reading of each department. */
async function readingOf(db: Db): Promise<{ key: string; article: DepartmentArticle }[]> {
  const found = await selectArticles(db)
    .where(and(eq(written.kind, 'reading'), isNotNull(written.department)))
    .orderBy(desc(articles.published_on), desc(articles.id))
  const shown = new Map<string, number>()
  return found.flatMap(row => {
    const key = row.department ?? ''
    const before = shown.get(key) ?? 0
    shown.set(key, before + 1)
    return before < ARTICLES_EACH ? [{ key, article: toArticle(row) }] : []
  })
}

/** A page of articles and notices: of a department those for all too. */
export async function listDepartmentArticles(
  db: Db,
  { department, kind, ...input }: InputOf<typeof departmentArticles>,
): Promise<DataOf<typeof departmentArticles>> {
  const where = and(
    department === undefined ? undefined : or(eq(written.department, department), isNull(written.department)),
    kind && eq(written.kind, kind),
  )
  const bounds = pageBounds(input)
  const list = await articlesOf(db, where, { limit: bounds.per_page, offset: bounds.offset })
  const [all] = await db.select({ total: count() }).from(written).where(where)
  return toPage(list, all?.total ?? 0, bounds)
}

async function articlesOf(
  db: Db,
  where: SQL | undefined,
  { limit, offset }: { limit: number; offset: number },
): Promise<DepartmentArticle[]> {
  const found = await selectArticles(db)
    .where(where)
    .orderBy(desc(articles.published_on), desc(articles.id))
    .limit(limit)
    .offset(offset)
  return found.map(toArticle)
}

/** Articles with their department. */
function selectArticles(db: Db) {
  return db
    .select({
      article: articles,
      kind: written.kind,
      department: written.department,
      department_name: rows.name,
    })
    .from(written)
    .innerJoin(articles, eq(articles.id, written.article_id))
    .leftJoin(rows, eq(rows.key, written.department))
}

type FoundArticle = Awaited<ReturnType<typeof selectArticles>>[number]

function toArticle({ article, kind, department_name }: FoundArticle): DepartmentArticle {
  return { ...toSummary(article), kind, department_name: department_name ?? '' }
}
