import * as z from 'zod/mini'
import { endpoint, payload } from './endpoint'
import type { articleCategoryInput, articleListInput } from './input/article'
import type { idOnly } from './input/wire'
import { date, id, pageOf } from './wire'

/** A block of an article. Articles are blocks, not HTML, so they cannot contain scripts. */
export const articleBlock = z.union([
  z.object({ kind: z.literal('heading'), text: z.string() }),
  z.object({ kind: z.literal('paragraph'), text: z.string() }),
  z.object({ kind: z.literal('list'), items: z.array(z.string()) }),
  z.object({ kind: z.literal('steps'), items: z.array(z.string()) }),
  z.object({ kind: z.literal('table'), rows: z.array(z.array(z.string())) }),
])
export type ArticleBlock = z.output<typeof articleBlock>

const articleLink = z.object({ id, name: z.string(), url: z.string() })

export const articleCategory = endpoint({
  name: 'article.category',
  method: 'GET',
  path: '/api/article/category',
  access: 'anyone',
  silent: true,
  input: payload<typeof articleCategoryInput>,
  data: z.object({
    list: z.array(z.object({ id, name: z.string(), children: z.array(articleLink) })),
  }),
})

const articleSummary = z.object({
  id,
  category_id: id,
  name: z.string(),
  summary: z.string(),
  image: z.string(),
  url: z.string(),
  published_on: date,
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

export const articleDetail = endpoint({
  name: 'article.detail',
  method: 'GET',
  path: '/api/article/{id}',
  access: 'anyone',
  input: payload<typeof idOnly>,
  data: z.object({
    article: z.object({ ...articleSummary.shape, source: z.string(), blocks: z.array(articleBlock) }),
    category: z.object({ id, name: z.string() }),
    previous: z.nullable(articleLink),
    next: z.nullable(articleLink),
  }),
})
