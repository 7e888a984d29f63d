import type { ArticleBlock } from '@yaoji/api-client/contract/article'
import { date, index, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core'

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
    /** Where the storefront shows it. */
    url: text('url').notNull(),
    blocks: jsonb('blocks').$type<ArticleBlock[]>().notNull(),
    published_on: date('published_on', { mode: 'string' }).notNull(),
    sort: integer('sort').notNull(),
  },
  table => [index('articles_category').on(table.category_id, table.published_on)],
)
