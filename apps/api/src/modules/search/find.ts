import { type SQL, sql } from 'drizzle-orm'
import { PLANNED_EACH_TIME } from '../../db/prepared'
import type { Db } from '../../db/types'
import { bestGoods } from './best-goods'
import { bestNames } from './best-names'
import { bindParams, withUnknownTexts } from './bind-params'
import { corrections } from './corrections'
import type { FoundGoods, SearchEngine, SearchType, Suggestion } from './engine'
import { type Scored, valuesOf } from './found-values'
import { parseQuery, type Query } from './query'
import { searchSql } from './sql'
import { type SuggestionRow, suggestSql } from './suggest'

/** The engine of this service: it searches in the database. */
export const searchEngine: SearchEngine = {
  async goods(db, keywords, { type, depth }) {
    const query = parseQuery(keywords)
    const best = type === 0 && depth !== 'all' ? await bestGoods(db, query, depth) : null
    if (best) return best
    const found =
      depth === 'more' ? null : await firstMatches(db, { query, type, isRanked: depth === 'first' })
    return found ?? allGoods(query, type)
  },
  async suggest(db, keywords, type) {
    const query = parseQuery(keywords)
    const rows = (type === 0 ? await bestNames(db, query) : null) ?? (await allNames(db, query, type))
    return rows.map(toSuggestion)
  },
  corrections,
}

/** Matches that are read at once; where there are more, the statement of the list finds them. */
const MOST_READ = 1000

interface FirstMatches {
  readonly query: Query
  readonly type: SearchType
  /** The best ones, where there are more. */
  readonly isRanked: boolean
}

/**
 * The matches by a statement of their own, whose plan the server keeps: a list that finds them by itself joins so many tables
 * that planning takes most of its time. Null where there are too many and the best ones are not asked for.
 */
async function firstMatches(db: Db, { query, type, isRanked }: FirstMatches): Promise<FoundGoods | null> {
  const statement = matchesSql(query, type, isRanked)
  if (!statement) return valuesOf([], true)
  const { rows } = (await db.execute(statement)) as unknown as { rows: Scored[] }
  if (rows.length <= MOST_READ) return valuesOf(rows, true)
  const last = rows.at(-1)?.score ?? 0
  return isRanked
    ? valuesOf(
        rows.filter(({ score }) => score < last),
        false,
      )
    : null
}

/** A statement for the matches of a query, at most one more than are read. Null for an empty query. */
export function matchesSql(query: Query, type: SearchType, isRanked: boolean): SQL | null {
  const search = searchSql(query, type)
  if (!search) return null
  const { join, where, score, params } = search
  const text = `select g.id, ${score} as score from goods g ${join} where ${where}
    ${isRanked ? 'order by score, g.id' : ''} limit ${MOST_READ + 1}`
  return bindParams(withUnknownTexts(text), params)
}

function allGoods(query: Query, type: SearchType): FoundGoods {
  const search = searchSql(query, type)
  if (!search) return valuesOf([], true)
  const { join, where, score, params } = search
  const text = `select ${PLANNED_EACH_TIME} g.id, ${score} as score from goods g ${join} where ${where}`
  return { table: sql`(${bindParams(text, params)}) as found`, isAll: true, isEmpty: false }
}

async function allNames(db: Db, query: Query, type: SearchType): Promise<SuggestionRow[]> {
  const statement = suggestSql(query, type)
  if (!statement) return []
  const { rows } = (await db.execute(
    bindParams(withUnknownTexts(statement.text), statement.params),
  )) as unknown as {
    rows: SuggestionRow[]
  }
  return rows
}

/** The trade name is before the generic name, as buyers write it: `芬必得 布洛芬缓释胶囊`. */
function toSuggestion({ name, common_name = '', trade_name = '', goods_count }: SuggestionRow): Suggestion {
  return { name: name ?? `${trade_name} ${common_name}`.trim(), count: Number(goods_count) }
}
