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
  /** There is no match, and nothing to read. */
  readonly isEmpty: boolean
}

export interface Suggestion {
  readonly name: string
  /** Number of products. */
  readonly count: number
}

/** Other keywords in place of some that find nothing. */
export interface Correction {
  /**
   * What is different: `spelling` a character, `pinyin` a letter, `alias` another name of the same or another unit,
   * `dropped` only words are left out, `maker` the words are those of a maker.
   */
  readonly kind: 'spelling' | 'pinyin' | 'alias' | 'dropped' | 'maker'
  readonly keywords: string
  readonly type: SearchType
  /** Words that are left out. */
  readonly dropped: readonly string[]
  /** Whether nothing else is likely to be meant. */
  readonly is_certain: boolean
  /** Other keywords that can be meant, the likeliest first. */
  readonly others: readonly string[]
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
  /** What keywords that find nothing can mean, the likeliest first. The caller takes the first that finds something. */
  corrections(db: Db, keywords: string, type: SearchType): AsyncIterable<Correction>
}
