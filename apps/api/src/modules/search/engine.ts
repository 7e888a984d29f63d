import type { SQL } from 'drizzle-orm'
import type { Db } from '../../db/types'

/** What a query searches first: 0 names of products, 1 makers. AP-11, CN-05. */
export type SearchType = 0 | 1

/** How far a search goes: the first matches, more of them, or all. */
export type SearchDepth = 'first' | 'more' | 'all'

/** Products that match keywords. */
export interface FoundGoods {
  /** A table to join: `found.id` and `found.score`, a whole number; a smaller score is better, then a smaller id. */
  readonly table: SQL
  /** Whether these are all matches. Where not, all others have a larger score than these. */
  readonly isAll: boolean
}

export interface Suggestion {
  readonly name: string
  /** Number of products. */
  readonly count: number
}

/**
 * What lists, suggestions and the matching of typed lists search with. The default is the database itself; a search server
 * gives the ids and scores of its hits as a table of values. Prices, stock and what a viewer may see are no part of
 * it: the lists filter what was found.
 */
export interface SearchEngine {
  /** The matches up to a depth; it may give more than were asked for. */
  goods(db: Db, keywords: string, options: { type: SearchType; depth: SearchDepth }): Promise<FoundGoods>
  /** At most ten names of products or makers for an incomplete text, the best first. */
  suggest(db: Db, keywords: string, type: SearchType): Promise<Suggestion[]>
}
