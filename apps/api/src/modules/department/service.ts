import type { DataOf, InputOf } from '@yaoji/api-client/contract'
import type {
  DepartmentArticle,
  departmentArticles,
  departments,
} from '@yaoji/api-client/contract/department'
import { and, asc, count, desc, eq, isNull, or, type SQL } from 'drizzle-orm'
import type { Db } from '../../db/types'
import type { ViewerContext } from '../../wire/context'
import { pageBounds, toPage } from '../../wire/pages'
import { toSummary } from '../article/service'
import { articles } from '../article/tables'
import { listGoods } from '../goods/service'
import { departments as rows, departmentArticles as written } from './tables'

/** Products and articles that are shown of each department, and notices of trainings. */
const GOODS_EACH = 5
const ARTICLES_EACH = 3
const TRAININGS = 5

/** The departments with the best-selling in stock of what they order, their reading, and the newest trainings. */
export async function listDepartments(context: ViewerContext): Promise<DataOf<typeof departments>> {
  const { db } = context
  const list: DataOf<typeof departments>['list'] = []
  // One after the other: the connection executes one query at a time.
  for (const { key, name, describe } of await db.select().from(rows).orderBy(asc(rows.sort))) {
    const found = await listGoods(context, { department: key, in_stock: 1, facets: 1, per_page: GOODS_EACH })
    const own = and(eq(written.department, key), eq(written.kind, 'reading'))
    list.push({
      key,
      name,
      describe,
      goods_count: found.total ?? 0,
      goods: found.list.map(({ grade: _, normal_price: __, ...goods }) => goods),
      articles: await articlesOf(db, own, { limit: ARTICLES_EACH, offset: 0 }),
    })
  }
  const trainings = await articlesOf(db, eq(written.kind, 'training'), { limit: TRAININGS, offset: 0 })
  return { list, trainings }
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
  const found = await db
    .select({ article: articles, kind: written.kind, department_name: rows.name })
    .from(written)
    .innerJoin(articles, eq(articles.id, written.article_id))
    .leftJoin(rows, eq(rows.key, written.department))
    .where(where)
    .orderBy(desc(articles.published_on), desc(articles.id))
    .limit(limit)
    .offset(offset)
  return found.map(({ article, kind, department_name }) => ({
    ...toSummary(article),
    kind,
    department_name: department_name ?? '',
  }))
}
