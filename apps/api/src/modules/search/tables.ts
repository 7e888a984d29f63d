import { doublePrecision, integer, pgTable, text } from 'drizzle-orm/pg-core'
import { moment } from '../../db/columns'

/**
 * The best products and names of each gram that many names have: a search for such a word reads these and not all of
 * its matches. `select rebuild_search_best()` writes the rows; they are used only while {@link searchStale} is empty.
 * Beside the grams of `search_grams` there are the beginnings of names: `|阿莫西`, and whole names: `|阿莫西林|`.
 */
export const searchBest = pgTable('search_best', {
  gram: text('gram').primaryKey(),
  /** How many names have it. */
  names_count: integer('names_count').notNull(),
  /** The first names in the order of suggestions, and the rank of the last one; null where no name is left out. */
  names: integer('names').array().notNull(),
  names_end: doublePrecision('names_end'),
  /** The first products in the order of the score, without its part for the beginning of a name. */
  goods: integer('goods').array().notNull(),
  goods_end: doublePrecision('goods_end'),
  /** The products behind them. */
  more_goods: integer('more_goods').array().notNull(),
  more_end: doublePrecision('more_end'),
})

/** Has a row while `search_best` may differ from the products and names that it was written from. */
export const searchStale = pgTable('search_stale', {
  at: moment('at').notNull(),
})

/** Every specification that products have or had, as products are found by it. */
export const searchSpecs = pgTable('search_specs', {
  search_spec: text('search_spec').primaryKey(),
})
