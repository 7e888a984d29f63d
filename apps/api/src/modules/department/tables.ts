import { index, integer, pgTable, text } from 'drizzle-orm/pg-core'
import { articles } from '../article/tables'

/** Departments of clinics, with the categories of what they order. */
export const departments = pgTable('departments', {
  /** Its name in addresses. */
  key: text('key').primaryKey(),
  name: text('name').notNull(),
  describe: text('describe').notNull(),
  /** A category includes those below it. */
  category_ids: integer('category_ids').array().notNull(),
  sort: integer('sort').notNull(),
})

/** Articles for a department; without one they are for all. */
export const departmentArticles = pgTable(
  'department_articles',
  {
    article_id: integer('article_id')
      .primaryKey()
      .references(() => articles.id),
    /** Null: for all departments. */
    department: text('department').references(() => departments.key),
    /** Reading, or a notice of a training. */
    kind: text('kind').$type<'reading' | 'training'>().notNull(),
  },
  table => [index('department_articles_department').on(table.department)],
)
