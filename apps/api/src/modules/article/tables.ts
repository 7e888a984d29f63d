import type { ArticleBlock } from '@yaoji/api-client/contract/article'
import { boolean, date, index, integer, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { moment } from '../../db/columns'
import type { GeneratedBlock } from './stored-block'

/** Ids of the categories that pages ask for by name; the others are below them. */
export const ARTICLE_CATEGORIES = {
  news: 1,
  help: 3,
  industry: 11,
  company: 12,
  notices: 13,
  doctors: 14,
  zones: 4,
} as const

/** Categories of articles: the help centre's and the news'. */
export const articleCategories = pgTable('article_categories', {
  id: integer('id').primaryKey(),
  parent_id: integer('parent_id'),
  name: text('name').notNull(),
  sort: integer('sort').notNull(),
})

/** Help pages, news and notices. */
export const articles = pgTable(
  'articles',
  {
    id: integer('id').primaryKey(),
    category_id: integer('category_id')
      .notNull()
      .references(() => articleCategories.id),
    name: text('name').notNull(),
    summary: text('summary').notNull(),
    image: text('image').notNull(),
    source: text('source').notNull(),
    /** Readers that it is for; empty for everybody. */
    audience: text('audience').notNull().default(''),
    /** Where the storefront shows it. */
    url: text('url').notNull(),
    blocks: jsonb('blocks').$type<(ArticleBlock | GeneratedBlock)[]>().notNull(),
    /** Ids of related articles, in the order shown. */
    related: jsonb('related').$type<number[]>().notNull().default([]),
    published_on: date('published_on', { mode: 'string' }).notNull(),
    sort: integer('sort').notNull(),
  },
  table => [
    index('articles_category').on(table.category_id, table.published_on),
    index('articles_url').on(table.url),
  ],
)

/** Votes of readers: one for each reader and article. */
export const articleVotes = pgTable(
  'article_votes',
  {
    article_id: integer('article_id')
      .notNull()
      .references(() => articles.id),
    /** `user:7`, or `session:12` for a visitor. */
    owner: text('owner').notNull(),
    useful: boolean('useful').notNull(),
    voted_at: moment('voted_at'),
  },
  table => [primaryKey({ columns: [table.article_id, table.owner] })],
)
