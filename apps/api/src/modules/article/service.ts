import type { DataOf } from '@yaoji/api-client/contract'
import type { articleCategory, articleList } from '@yaoji/api-client/contract/article'
import { asc, count, desc, eq, inArray } from 'drizzle-orm'
import type { Db } from '../../db/types'
import { type PageInput, pageBounds, toPage } from '../../wire/pages'
import { notFound } from '../../wire/refusal'
import { articleCategories, articles } from './tables'

export type ArticleRow = typeof articles.$inferSelect
export type ArticleCategoryRow = typeof articleCategories.$inferSelect

/** Categories below one, each with links to its articles. */
export async function categoryTree(db: Db, id: number): Promise<DataOf<typeof articleCategory>['list']> {
  await findCategory(db, id)
  const groups = await db
    .select()
    .from(articleCategories)
    .where(eq(articleCategories.parent_id, id))
    .orderBy(asc(articleCategories.sort), asc(articleCategories.id))
  const ids = groups.map(group => group.id)
  const links = await db
    .select({ ...LINK, summary: articles.summary, category_id: articles.category_id })
    .from(articles)
    .where(inArray(articles.category_id, ids))
    .orderBy(asc(articles.sort), desc(articles.published_on), asc(articles.id))
  return groups.map(group => ({
    id: group.id,
    name: group.name,
    children: links
      .filter(link => link.category_id === group.id)
      .map(({ category_id: _group, ...link }) => link),
  }))
}

/** A page of one category's articles, newest first. */
export async function listArticles(
  db: Db,
  { category_id, ...input }: PageInput & { category_id: number },
): Promise<DataOf<typeof articleList>> {
  const { id, name } = await findCategory(db, category_id)
  const bounds = pageBounds(input)
  const where = eq(articles.category_id, category_id)
  const rows = await db
    .select()
    .from(articles)
    .where(where)
    .orderBy(desc(articles.published_on), desc(articles.id))
    .limit(bounds.per_page)
    .offset(bounds.offset)
  const [all] = await db.select({ total: count() }).from(articles).where(where)
  return { ...toPage(rows.map(toSummary), all?.total ?? 0, bounds), category: { id, name } }
}

/** Columns of a link to an article. */
export const LINK = { id: articles.id, name: articles.name, url: articles.url }

export async function findCategory(db: Db, id: number): Promise<ArticleCategoryRow> {
  const [row] = await db.select().from(articleCategories).where(eq(articleCategories.id, id))
  if (!row) throw notFound('栏目')
  return row
}

export function toSummary({ id, category_id, name, summary, image, url, published_on }: ArticleRow) {
  return { id, category_id, name, summary, image, url, published_on }
}
