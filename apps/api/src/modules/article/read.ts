import type { DataOf, InputOf } from '@yaoji/api-client/contract'
import type { articleDetail, articlePage } from '@yaoji/api-client/contract/article'
import { and, asc, desc, eq, gt, inArray, lt, or, type SQL, sql } from 'drizzle-orm'
import type { Db } from '../../db/types'
import type { ViewerContext } from '../../wire/context'
import { notFound } from '../../wire/refusal'
import { fillGenerated } from './generated'
import {
  type ArticleCategoryRow,
  type ArticleRow,
  categoryTree,
  findCategory,
  LINK,
  toSummary,
} from './service'
import { ARTICLE_CATEGORIES, articles } from './tables'
import { countVotes } from './votes'

type Whole = DataOf<typeof articleDetail>
type Neighbours = Pick<Whole, 'previous' | 'next'>

/** One article by its id. */
export function readArticle(context: ViewerContext, id: number): Promise<Whole> {
  return readWhere(context, eq(articles.id, id))
}

/**
 * The article at an address. Several articles may share one path: `?id=` selects one of them (RT-40). The first one
 * answers for an id that is not of this path, like a link to an article that was merged.
 */
export function readArticleAt(
  context: ViewerContext,
  { path, id }: InputOf<typeof articlePage>,
): Promise<Whole> {
  const first = eq(articles.url, path)
  if (id === undefined) return readWhere(context, first)
  const selected = and(eq(sql`split_part(${articles.url}, '?', 1)`, path), eq(articles.id, id))
  return readWhere(context, or(selected, first), desc(eq(articles.id, id)))
}

async function readWhere(context: ViewerContext, where: SQL | undefined, order?: SQL): Promise<Whole> {
  const { db } = context
  const [row] = await db
    .select()
    .from(articles)
    .where(where)
    .orderBy(...(order ? [order] : []))
    .limit(1)
  if (!row) throw notFound('文章')
  const category = await findCategory(db, row.category_id)
  const { source, audience } = row
  return {
    article: { ...toSummary(row), source, audience, blocks: fillGenerated(row.blocks) },
    category: { id: category.id, name: category.name },
    ...(await neighbours(db, row, category)),
    related: await relatedOf(db, row),
    votes: await countVotes(context, row.id),
  }
}

/** The articles before and after one: in the help centre in the order of its tree, elsewhere in time. */
async function neighbours(db: Db, row: ArticleRow, { parent_id }: ArticleCategoryRow): Promise<Neighbours> {
  if (parent_id === ARTICLE_CATEGORIES.help) return neighboursInTree(db, row)
  return {
    previous: await neighbourInTime(db, row, 'previous'),
    next: await neighbourInTime(db, row, 'next'),
  }
}

async function neighboursInTree(db: Db, { id }: ArticleRow): Promise<Neighbours> {
  const tree = await categoryTree(db, ARTICLE_CATEGORIES.help)
  const links = tree.flatMap(group => group.children.map(({ summary: _summary, ...link }) => link))
  const at = links.findIndex(link => link.id === id)
  return { previous: links[at - 1] ?? null, next: links[at + 1] ?? null }
}

async function neighbourInTime(db: Db, row: ArticleRow, which: 'previous' | 'next') {
  const [beyond, order] = which === 'previous' ? [lt, desc] : [gt, asc]
  const [found] = await db
    .select(LINK)
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

/** Its related articles, in the order of the writer; one that does not exist is left out. */
async function relatedOf(db: Db, { related }: ArticleRow): Promise<Whole['related']> {
  const found = await db.select(LINK).from(articles).where(inArray(articles.id, related))
  return related.flatMap(id => found.find(link => link.id === id) ?? [])
}
