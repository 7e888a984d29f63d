import * as z from 'zod/mini'
import { endpoint } from './endpoint'
import { date, id, idInput, pageInput, pageOf } from './wire'

/** A piece of an article. Articles are blocks, not HTML: nothing in them can run. */
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
  summary: 'Categories below one category with the articles of each; 3 is the help centre.',
  row: 'AP-63',
  access: 'anyone',
  silent: true,
  input: z.object({ category_id: idInput() }),
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
  summary: 'Articles of one category, newest first: industry and company news, notices.',
  access: 'anyone',
  input: z.object({ category_id: idInput(), ...pageInput }),
  data: z.extend(pageOf(articleSummary), { category: z.object({ id, name: z.string() }) }),
})

export const articleDetail = endpoint({
  name: 'article.detail',
  method: 'GET',
  path: '/api/article/{id}',
  summary: 'One article as blocks, with its neighbours.',
  access: 'anyone',
  input: z.object({ id: idInput() }),
  data: z.object({
    article: z.extend(articleSummary, { source: z.string(), blocks: z.array(articleBlock) }),
    category: z.object({ id, name: z.string() }),
    previous: z.nullable(articleLink),
    next: z.nullable(articleLink),
  }),
})
