import type { DataOf } from '@yaoji/api-client/contract'
import type { articleCategory, articleDetail, articleList } from '@yaoji/api-client/contract/article'
import { and, asc, count, desc, eq, gt, inArray, lt, or } from 'drizzle-orm'
import type { Db } from '../../db/types'
import { type PageInput, pageBounds, toPage } from '../../wire/pages'
import { notFound } from '../../wire/refusal'
import { articleCategories, articles } from './tables'

type ArticleRow = typeof articles.$inferSelect

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
    .select({ id: articles.id, name: articles.name, url: articles.url, category_id: articles.category_id })
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
  const category = await findCategory(db, category_id)
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
  return { ...toPage(rows.map(toSummary), all?.total ?? 0, bounds), category }
}

/** One article with its neighbours in time. */
export async function showArticle(db: Db, id: number): Promise<DataOf<typeof articleDetail>> {
  const [row] = await db.select().from(articles).where(eq(articles.id, id))
  if (!row) throw notFound('文章')
  return {
    article: { ...toSummary(row), source: row.source, blocks: row.blocks },
    category: await findCategory(db, row.category_id),
    previous: await neighbour(db, row, 'previous'),
    next: await neighbour(db, row, 'next'),
  }
}

async function findCategory(db: Db, id: number): Promise<{ id: number; name: string }> {
  const [row] = await db
    .select({ id: articleCategories.id, name: articleCategories.name })
    .from(articleCategories)
    .where(eq(articleCategories.id, id))
  if (!row) throw notFound('栏目')
  return row
}

/** The article before it in time, or after it. */
async function neighbour(db: Db, row: ArticleRow, which: 'previous' | 'next') {
  const [beyond, order] = which === 'previous' ? [lt, desc] : [gt, asc]
  const [found] = await db
    .select({ id: articles.id, name: articles.name, url: articles.url })
    .from(articles)
    .where(
      and(
        eq(articles.category_id, row.category_id),
        or(
          beyond(articles.published_on, row.published_on),
          and(eq(articles.published_on, row.published_on), beyond(articles.id, row.id)),
        ),
      ),
    )
    .orderBy(order(articles.published_on), order(articles.id))
    .limit(1)
  return found ?? null
}

function toSummary({ id, category_id, name, summary, image, url, published_on }: ArticleRow) {
  return { id, category_id, name, summary, image, url, published_on }
}
