import { integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core'

/** Single values by name: keys that the service made for itself, and marks of what was done. */
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
  is_open: integer('is_open').notNull().default(0),
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

/** Pictures with an address, by the slot that shows them: banners, ads, side links. */
export const ads = pgTable('ads', {
  id: integer('id').primaryKey(),
  slot: text('slot').notNull(),
  title: text('title').notNull(),
  subtitle: text('subtitle').notNull(),
  image: text('image').notNull(),
  url: text('url').notNull(),
  sort: integer('sort').notNull(),
})

/** Strips of zones on the home page and in zones: heading, words, and which goods. */
export const zoneStrips = pgTable('zone_strips', {
  id: integer('id').primaryKey(),
  slot: text('slot').notNull(),
  title: text('title').notNull(),
  words: text('words').array().notNull(),
  url: text('url').notNull(),
  sort: integer('sort').notNull(),
  goods_ids: integer('goods_ids').array().notNull(),
})
