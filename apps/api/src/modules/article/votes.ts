import type { InputOf } from '@yaoji/api-client/contract'
import type { ArticleVotes, articleVote } from '@yaoji/api-client/contract/article'
import { and, eq, sql } from 'drizzle-orm'
import { atMost, countAttempt } from '../../session/attempts'
import { ownerOf } from '../../session/viewer'
import type { RequestContext, ViewerContext } from '../../wire/context'
import { notFound } from '../../wire/refusal'
import { articles, articleVotes } from './tables'

/** Votes of visitors from one network address within an hour: a visitor without cookies is another one each time. */
const VISITOR_VOTES_AN_HOUR = 30

/** Keeps the vote of a buyer, or of a visitor's session; a second vote replaces the first. */
export async function voteOnArticle(
  context: RequestContext<InputOf<typeof articleVote>>,
): Promise<ArticleVotes> {
  const { db, now, viewer, input, caller } = context
  const { id, useful } = input
  const owner = ownerOf(viewer)
  if (owner === null) throw new Error('api: a vote needs an owner. Bind the call with needsSession.')
  const [article] = await db.select({ id: articles.id }).from(articles).where(eq(articles.id, id))
  if (!article) throw notFound('文章')
  if (!viewer.buyer) {
    const limit = {
      subject: `vote-address:${caller.address}`,
      rule: atMost(VISITOR_VOTES_AN_HOUR, 60),
      message: () => '评价过于频繁，请稍后再试',
    }
    await countAttempt(context, [limit])
  }
  const vote = { useful: useful === 1, voted_at: now }
  await db
    .insert(articleVotes)
    .values({ article_id: id, owner, ...vote })
    .onConflictDoUpdate({ target: [articleVotes.article_id, articleVotes.owner], set: vote })
  return countVotes(context, id)
}

/** Votes about an article, and that of the viewer. */
export async function countVotes({ db, viewer }: ViewerContext, id: number): Promise<ArticleVotes> {
  const number = (useful: boolean) =>
    sql`count(*) filter (where ${articleVotes.useful} = ${useful})`.mapWith(Number)
  const [counted] = await db
    .select({ useful: number(true), useless: number(false) })
    .from(articleVotes)
    .where(eq(articleVotes.article_id, id))
  return { useful: counted?.useful ?? 0, useless: counted?.useless ?? 0, mine: await ownVote(db, id, viewer) }
}

async function ownVote(
  db: ViewerContext['db'],
  id: number,
  viewer: ViewerContext['viewer'],
): Promise<ArticleVotes['mine']> {
  const owner = ownerOf(viewer)
  if (owner === null) return null
  const [vote] = await db
    .select({ useful: articleVotes.useful })
    .from(articleVotes)
    .where(and(eq(articleVotes.article_id, id), eq(articleVotes.owner, owner)))
  if (!vote) return null
  return vote.useful ? 1 : 0
}
