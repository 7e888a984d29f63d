import { index, integer, pgTable, text } from 'drizzle-orm/pg-core'

/** Pictures with an address, by the slot that shows them: banners, ads, side links. */
export const ads = pgTable(
  'ads',
  {
    id: integer('id').primaryKey(),
    /** Names a place of a page, like `top`; the slides of banner 125 are in `banner/125`. */
    slot: text('slot').notNull(),
    title: text('title').notNull(),
    subtitle: text('subtitle').notNull(),
    image: text('image').notNull(),
    url: text('url').notNull(),
    sort: integer('sort').notNull(),
  },
  table => [index('ads_slot').on(table.slot, table.sort)],
)

/** Promo rows of zones on the home page and in zones: heading, words, and which goods. */
export const zoneStrips = pgTable(
  'zone_strips',
  {
    id: integer('id').primaryKey(),
    slot: text('slot').notNull(),
    title: text('title').notNull(),
    words: text('words').array().notNull(),
    url: text('url').notNull(),
    sort: integer('sort').notNull(),
    goods_ids: integer('goods_ids').array().notNull(),
  },
  table => [index('zone_strips_slot').on(table.slot, table.sort)],
)

/** Links on every page. */
export const links = pgTable('links', {
  id: integer('id').primaryKey(),
  place: text('place').$type<'footer' | 'side'>().notNull(),
  name: text('name').notNull(),
  url: text('url').notNull(),
  image: text('image').notNull(),
  sort: integer('sort').notNull(),
})
