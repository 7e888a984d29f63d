import * as z from 'zod/mini'
import { endpoint, payload } from './endpoint'
import { articleSummary } from './entity/article'
import type { idOnly } from './input/wire'
import type {
  articleCategoryInput,
  articleListInput,
  articlePageInput,
  articleVoteInput,
} from './payload/article'
import { flag, formatted, id, int, pageOf } from './wire'

/**
 * An address that a text may link to: in this shop, a mail address, or a phone number. `//`, backslashes, spaces and
 * control characters are refused: browsers read them as another site's address.
 */
export const LINK_FORM = /^(?:\/(?!\/)|mailto:|tel:)[^\s\\\p{Cc}]*$/u
export const link = formatted(LINK_FORM)

/** A part of a line: text, or a link. A link leads into the shop, to a mail address or to a phone number. */
const articleSpan = z.object({ text: z.string(), href: z.optional(link) })
export type ArticleSpan = z.output<typeof articleSpan>

const articleSpans = z.array(articleSpan)

/** A block of an article. Articles are blocks, not HTML, so they cannot contain scripts. */
export const articleBlock = z.union([
  z.object({ kind: z.literal('heading'), text: z.string() }),
  z.object({ kind: z.literal('paragraph'), spans: articleSpans }),
  z.object({ kind: z.literal('list'), items: z.array(articleSpans) }),
  z.object({ kind: z.literal('steps'), items: z.array(articleSpans) }),
  z.object({ kind: z.literal('note'), tone: z.literal(['info', 'warning']), spans: articleSpans }),
  z.object({ kind: z.literal('table'), head: z.array(z.string()), rows: z.array(z.array(articleSpans)) }),
])
export type ArticleBlock = z.output<typeof articleBlock>

/** In place of a block that this version does not know, or cannot read. Pages leave it out. */
const UNKNOWN_BLOCK = { kind: 'unknown' } as const
const readableBlock = z.union([articleBlock, z.transform(() => UNKNOWN_BLOCK)])

const articleLink = z.object({ id, name: z.string(), url: z.string() })

export const articleCategory = endpoint({
  name: 'article.category',
  method: 'GET',
  path: '/api/article/category',
  access: 'anyone',
  silent: true,
  input: payload<typeof articleCategoryInput>,
  data: z.object({
    list: z.array(
      z.object({
        id,
        name: z.string(),
        children: z.array(z.object({ ...articleLink.shape, summary: z.string() })),
      }),
    ),
  }),
})

export type ArticleSummary = z.output<typeof articleSummary>

export const articleList = endpoint({
  name: 'article.list',
  method: 'GET',
  path: '/api/article',
  access: 'anyone',
  input: payload<typeof articleListInput>,
  data: z.object({ ...pageOf(articleSummary).shape, category: z.object({ id, name: z.string() }) }),
})

/** What readers say about an article. `mine` is the vote of this buyer or visitor; null without one. */
const articleVotes = z.object({ useful: int, useless: int, mine: z.nullable(flag) })
export type ArticleVotes = z.output<typeof articleVotes>

const articleWhole = z.object({
  article: z.object({
    ...articleSummary.shape,
    source: z.string(),
    audience: z.string(),
    blocks: z.array(readableBlock),
  }),
  category: z.object({ id, name: z.string() }),
  previous: z.nullable(articleLink),
  next: z.nullable(articleLink),
  related: z.array(articleLink),
  votes: articleVotes,
})

export const articleDetail = endpoint({
  name: 'article.detail',
  method: 'GET',
  path: '/api/article/{id}',
  access: 'anyone',
  input: payload<typeof idOnly>,
  data: articleWhole,
})

export const articlePage = endpoint({
  name: 'article.page',
  method: 'GET',
  path: '/api/article/page',
  access: 'anyone',
  input: payload<typeof articlePageInput>,
  data: articleWhole,
})

export const articleVote = endpoint({
  name: 'article.vote',
  method: 'POST',
  path: '/api/article/{id}/vote',
  access: 'anyone',
  input: payload<typeof articleVoteInput>,
  data: z.object({ votes: articleVotes }),
})
