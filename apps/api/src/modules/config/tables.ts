import { integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core'
import { flag } from '../../db/columns'

/** Single values by name: keys that the service made, and marks of finished steps. */
export const settings = pgTable('settings', {
  name: text('name').primaryKey(),
  value: text('value').notNull(),
})

export interface NavChild {
  id: number
  name: string
  url: string
  image: string
}

/** The bottom bar's items, at most nine. */
export const navItems = pgTable('nav_items', {
  id: integer('id').primaryKey(),
  name: text('name').notNull(),
  url: text('url').notNull(),
  image: text('image').notNull().default(''),
  is_open: flag('is_open'),
  sort: integer('sort').notNull(),
  children: jsonb('children').$type<NavChild[]>().notNull(),
})

/** Hot-search keywords under the search box. */
export const hotSearches = pgTable('hot_searches', {
  id: integer('id').primaryKey(),
  name: text('name').notNull(),
  url: text('url').notNull(),
  sort: integer('sort').notNull(),
})
